/** What `platebook open` takes. */
export const PAGES = ['dashboard', 'sync'] as const;
export type Page = (typeof PAGES)[number];
