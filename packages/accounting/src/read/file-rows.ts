import type { QuarantinedRow, SourceFile, VariantDecision } from '../model/reading.ts';
import type { ReportFormat } from '../formats/report-format.ts';
import type { ColumnMap } from './column-map.ts';
import type { RowIndex } from './row-index.ts';
import type { RowOwner } from './row-owner.ts';
import type { MaskIds, SlotSums } from './slot-sums.ts';

/** A store payout on one day, of rows that foot under the same readings. */
export type RowGroup = {
  readonly owner: number;
  /** Index into `FileRows.days`; 0 is the period's end. */
  readonly day: number;
};

/** One report file, read and decided, as compact sums and a row index. */
export type FileRows = {
  readonly file: SourceFile;
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
  readonly unclassified: readonly UnclassifiedCell[];
  /** Cents by owner that quarantined rows print more than their parts. */
  readonly brokenByOwner: ReadonlyMap<number, number>;
  readonly rows: number;
  readonly quarantined: readonly QuarantinedRow[];
  readonly variants: readonly VariantDecision[];
  readonly leftOut: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
};

/** A cell of `other_unclassified`, kept singly so that its description can be mapped. */
export type UnclassifiedCell = {
  readonly description: string;
  readonly group: number;
  readonly record: number;
  readonly slot: number;
  readonly cents: number;
};
