/** The arguments of `platebook open`. */
export const PAGES = ['dashboard', 'sync', 'trace'] as const;
export type Page = (typeof PAGES)[number];
