import type { IsoDate, Platform, ReportType } from '../../model/reading.ts';
import type { RowOwner } from './row-owner.ts';

/** A row of a report as read. The object is reused for every row: copy what you need. */
export type ReadRow = {
  /** The record number in its file; entry lines refer to rows by it. */
  record: number;
  owner: Omit<RowOwner, 'storeName'>;
  /** The day of trade; null if the report prints another order's and the row belongs to the period's end. */
  on: IsoDate | null;
  /** The row kind in its format: `order`, `refund`. */
  kind: string;
  /** How the order reached the customer; null if the report has no column for it or the cell is empty. */
  mode: 'delivery' | 'pickup' | null;
  /** The platform's own IDs of the row, joined by a space; empty if it has none. */
  ids: string;
  netCents: number;
  /** How many elements of `columns` and `cents` are valid. */
  size: number;
  /** The column of each nonzero amount: an index into `ListenedFile.columns`. */
  readonly columns: Int32Array;
  readonly cents: Float64Array;
};

/** A file whose header is known, before its rows are read. */
export type ListenedFile = {
  readonly name: string;
  readonly platform: Platform;
  readonly reportType: ReportType;
  /** Money columns as printed in the file. */
  readonly columns: readonly string[];
};

/** Called once a file's header is known; the returned function is called with each readable row, in order. */
export type RowListener = (file: ListenedFile) => (row: ReadRow) => void;
