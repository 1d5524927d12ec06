/** What `platebook open` takes. */
export const PAGES = ['dashboard', 'sync', 'trace', 'notification'] as const;
export type Page = (typeof PAGES)[number];
