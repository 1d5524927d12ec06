/** One of the things a job does something with, by the name its reader knows it by. */
export type JobItem = { readonly id: string; readonly name: string };

/** What is done with one item; it rejects where that is refused. */
export type JobWork = (item: JobItem) => Promise<unknown>;
