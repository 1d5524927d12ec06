/** Kills this process at a named point, in tests of crash recovery; a no-op in the product. */
export type CrashPoint = (name: CrashPointName) => void;

/** reliability.md 3.3. */
export const CRASH_POINTS = [
  'after_claim',
  'after_mark_posting',
  'before_token_refresh',
  'after_refresh_before_save',
  'after_token_refresh',
  'after_http',
  'before_mark_posted',
  'after_mark_posted',
  'after_resolve_query',
  'in_catch',
  'mid_migration',
  'mid_cleanup',
  'mid_export',
] as const;
export type CrashPointName = (typeof CRASH_POINTS)[number];
