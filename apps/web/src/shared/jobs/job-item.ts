/** One item of a job, with its display name. */
export type JobItem = { readonly id: string; readonly name: string };

/** The work on one item; rejects if refused. */
export type JobWork = (item: JobItem) => Promise<unknown>;
