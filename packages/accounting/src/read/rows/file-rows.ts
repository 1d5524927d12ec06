import type {
  AppliedColumn,
  Blocked,
  QuarantinedRow,
  SourceFile,
  VariantDecision,
} from '../../model/reading.ts';
import type { ReportNote } from '../../model/report-notes.ts';
import type { ReportFormat } from '../../formats/report-format.ts';
import type { ColumnMap } from '../columns/column-map.ts';
import type { RowIndex, RowIndexBuilder } from './row-index.ts';
import type { RowKeys } from './row-keys.ts';
import type { RowMarks } from './row-marks.ts';
import type { RowOwner } from './row-owner.ts';
import type { MaskIds, SlotSums } from './slot-sums.ts';

/** A store payout on one day, of rows that foot under the same readings. */
export type RowGroup = {
  readonly owner: number;
  /** Index into `FileRows.days`; 0 is the period's end. */
  readonly day: number;
};

/** A row that was set aside, of the payout it says it is of. */
export type SetAsideRow = {
  /** What it prints as its net, or what its parts add up to where it prints none; null where neither can be read. */
  readonly cents: number | null;
  /** Tells the row from others, whatever file prints it; null where one file is read. */
  readonly key: number | null;
};

/** One report file, read and decided, as compact sums and a row index. */
export type FileRows = {
  readonly file: SourceFile;
  /** The same for the parts of a file that holds several exports, and different for a file that is given twice. */
  readonly opening: number;
  readonly format: ReportFormat;
  readonly map: ColumnMap;
  /** The reading chosen: index into `map.candidates`. */
  readonly candidate: number;
  readonly owners: readonly RowOwner[];
  readonly days: readonly string[];
  /** Only groups that enter payouts: those whose rows foot. */
  readonly groups: readonly (RowGroup & { readonly id: number })[];
  readonly sums: SlotSums;
  readonly masks: MaskIds;
  readonly index: () => RowIndex;
  /** `null` when no other file can repeat its rows. */
  readonly keys: RowKeys | null;
  /** Tells copies of a row inside this file. */
  readonly marks: RowMarks;
  readonly indexBuilder: RowIndexBuilder;
  /** Why the file cannot be booked although its printed nets can be compared (summaries only). */
  readonly refusal: Blocked | null;
  /** Of a summary: what each row prints as its net. */
  readonly printedNets: readonly { readonly owner: number; readonly cents: number }[];
  /** Records taken out because another file has them. */
  readonly dropped: Set<number>;
  readonly ratePercents: Readonly<Record<string, string>>;
  readonly unclassified: readonly UnclassifiedCell[];
  /** By owner. */
  readonly setAside: ReadonlyMap<number, readonly SetAsideRow[]>;
  readonly rows: number;
  readonly quarantined: readonly QuarantinedRow[];
  readonly variants: readonly VariantDecision[];
  readonly leftOut: Readonly<Record<string, number>>;
  readonly notes: readonly ReportNote[];
  /** Decisions about columns that no format knows. */
  readonly columns: readonly AppliedColumn[];
};

/** A cell of `other_unclassified`, kept singly so that its description can be mapped. */
export type UnclassifiedCell = {
  readonly description: string;
  readonly group: number;
  readonly record: number;
  readonly cents: number;
};
