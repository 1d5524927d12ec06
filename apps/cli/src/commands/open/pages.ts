/** What `platebook open` takes. */
export const PAGES = ['dashboard', 'sync', 'trace'] as const;
export type Page = (typeof PAGES)[number];
