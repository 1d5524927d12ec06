import type { IconName } from '@platebook/ui';
import type { JobPlan } from '../jobs/jobs.ts';

/** What is asked before something that cannot be taken back. */
export type ListQuestion = {
  /** Names the client and what it is about: "Post 3 entries to Harbor in QuickBooks?". */
  readonly title: string;
  readonly consequences: readonly string[];
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone: 'danger' | 'primary';
};

/** What is going to be done. Where its job has a way back nothing is asked; never both. */
export type PreparedAction = { readonly job: JobPlan; readonly question?: ListQuestion };

/** Something that can be done with several rows of a list. To add one is to add one of these to the definition. */
export type ListAction<Row> = {
  readonly id: string;
  /** Verb and object of so many rows: "Archive 3 clients". */
  readonly label: (count: number) => string;
  readonly icon?: IconName;
  /** The rows that it can be done with; of the others `leftOut` says why. */
  readonly takes?: (row: Row) => boolean;
  /** "2 of 3 can be read again". */
  readonly leftOut?: (taken: number, selected: number, rows: readonly Row[]) => string;
  /** It stays in sight, with what `leftOut` says, where none of the selected rows can be taken. */
  readonly stays?: boolean;
  /** As many as it takes at once; more are refused before anything is begun. */
  readonly most?: number;
  /** Looks at what the rows need. It rejects where there is nothing to do; null where it leads to a page or a dialog of its own. */
  readonly prepare: (rows: readonly Row[]) => PreparedAction | null | Promise<PreparedAction>;
};

/** The rows an action takes of those that are selected, and what is said of the others. */
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
