import type { IconName } from '@platebook/ui';
import type { JobPlan } from '../jobs/jobs.ts';

/** The confirmation of an action without undo. */
export type ListQuestion = {
  /** Names the client and the subject: "Post 3 entries to Harbor in QuickBooks?". */
  readonly title: string;
  readonly consequences: readonly string[];
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone: 'danger' | 'primary';
};

/** A prepared action. An undoable job is not confirmed. */
export type PreparedAction = { readonly job: JobPlan; readonly question?: ListQuestion };

/** A bulk action of a list, added to its definition. */
export type ListAction<Row> = {
  readonly id: string;
  /** Verb and object for a count: "Archive 3 clients". */
  readonly label: (count: number) => string;
  readonly icon?: IconName;
  /** The rows it accepts; `leftOut` explains the others. */
  readonly takes?: (row: Row) => boolean;
  /** "2 of 3 can be read again". */
  readonly leftOut?: (taken: number, selected: number, rows: readonly Row[]) => string;
  /** Stays visible, with `leftOut`, even if no selected row is accepted. */
  readonly stays?: boolean;
  /** The maximum number of rows; more are refused before starting. */
  readonly most?: number;
  /** Prepares the action for the rows. Rejects if there is nothing to do; null if it opens its own page or dialog. */
  readonly prepare: (rows: readonly Row[]) => PreparedAction | null | Promise<PreparedAction>;
};

/** The selected rows an action accepts, and the text about the others. */
export function chosenFor<Row>(
  { takes, leftOut, most }: Pick<ListAction<Row>, 'takes' | 'leftOut' | 'most'>,
  selected: readonly Row[],
): { readonly rows: readonly Row[]; readonly note: string | null; readonly isTooMany: boolean } {
  const rows = takes === undefined ? selected : selected.filter(takes);
  const isPart = rows.length < selected.length;
  return {
    rows,
    note: isPart && leftOut !== undefined ? leftOut(rows.length, selected.length, selected) : null,
    isTooMany: most !== undefined && rows.length > most,
  };
}
