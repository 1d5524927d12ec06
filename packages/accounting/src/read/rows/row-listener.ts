import type { IsoDate, Platform, ReportType } from '../../model/reading.ts';
import type { RowOwner } from './row-owner.ts';

/** A row of a report as it was read. The same object for every row: take from it what is to be kept. */
export type ReadRow = {
  /** The record in its file; the number by which lines of entries name their rows. */
  record: number;
  owner: Omit<RowOwner, 'storeName'>;
  /** The day of trade; null where the report prints another order's and the row belongs to the period's end. */
  on: IsoDate | null;
  /** The name of the row's kind in its format: `order`, `refund`. */
  kind: string;
  /** How the order reached the customer; null where the report has no column for it or the cell is empty. */
  mode: 'delivery' | 'pickup' | null;
  /** The platform's own ids of the row, joined by a blank; empty where it has none. */
  ids: string;
  netCents: number;
  /** How many of `columns` and `cents` count. */
  size: number;
  /** The column of each amount that is not zero: an index into `ListenedFile.columns`. */
  readonly columns: Int32Array;
  readonly cents: Float64Array;
};

/** A file whose header is known, before its rows are read. */
export type ListenedFile = {
  readonly name: string;
  readonly platform: Platform;
  readonly reportType: ReportType;
  /** Money columns as the file prints them. */
  readonly columns: readonly string[];
};

/** Called once a file's header is known; what it answers is called with each row that could be read, in their order. */
export type RowListener = (file: ListenedFile) => (row: ReadRow) => void;
