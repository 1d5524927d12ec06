import type { FileHasher } from './file-hasher.ts';

export type ReadingOptions = {
  /** IANA zone of the stores; used only where a report prints no local date. Default `UTC`, with a note. */
  readonly timeZone?: string;
  /** `HH:MM`, such as `04:00`: rows with an earlier local time belong to the business day before. */
  readonly businessDayCutoff?: string;
  /**
   * Percent by store id (`{ '123': '13' }`), for stores whose report prints amounts with tax in them and no column for
   * it (DoorDash in Canada: marketing fees, error charges). Without a rate nothing is extracted.
   */
  readonly inclusiveTaxRates?: Readonly<Record<string, string>>;
  /** Another SHA-256, such as `node:crypto`'s; the default is in JavaScript and slower. */
  readonly createHasher?: () => FileHasher;
  /**
   * How many files will be opened, when known. With 1 and no ZIP no row can repeat in another file, so the keys of rows
   * are not kept, which saves about 50 bytes a row.
   */
  readonly fileCount?: number;
};
