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

/** A store payout on one day, with rows that foot under the same readings. */
export type RowGroup = {
  readonly owner: number;
  /** Index into `FileRows.days`; 0 is the period's end. */
  readonly day: number;
};

/** A quarantined row, with the payout it states. */
export type SetAsideRow = {
  /** Its printed net, or the sum of its parts if it prints none; null if neither can be read. */
  readonly cents: number | null;
  /** Identifies the row across files; null if only one file is read. */
  readonly key: number | null;
};

/** One report file, read and decided, as compact sums and a row index. */
export type FileRows = {
  readonly file: SourceFile;
  /** The same for all exports in one file, and different for a file that is given twice. */
  readonly opening: number;
  readonly format: ReportFormat;
  readonly map: ColumnMap;
  /** The chosen reading: index into `map.candidates`. */
  readonly candidate: number;
  readonly owners: readonly RowOwner[];
  readonly days: readonly string[];
  /** Only groups that enter payouts: those whose rows foot. */
  readonly groups: readonly (RowGroup & { readonly id: number })[];
  readonly sums: SlotSums;
  readonly masks: MaskIds;
  readonly index: () => RowIndex;
  /** `null` if no other file can repeat its rows. */
  readonly keys: RowKeys | null;
  /** Identifies copies of a row inside this file. */
  readonly marks: RowMarks;
  readonly indexBuilder: RowIndexBuilder;
  /** Why the file cannot be booked although its printed nets can be compared (summaries only). */
  readonly refusal: Blocked | null;
  /** For a summary: the printed net of each row. */
  readonly printedNets: readonly { readonly owner: number; readonly cents: number }[];
  /** Records removed because another file has them. */
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

/** A cell of `other_unclassified`, stored individually so that its description can be mapped. */
export type UnclassifiedCell = {
  readonly description: string;
  readonly group: number;
  readonly record: number;
  readonly cents: number;
};
