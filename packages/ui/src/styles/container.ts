/** Containers below this inline size turn table rows into cards and stack columns. */
export const NARROW_CONTAINER = '(max-inline-size: 479.98px)';
/** Only the app shell uses viewport queries. */
export const WIDE_VIEWPORT = '(min-width: 1280px)';
export const PHONE_VIEWPORT = '(max-width: 639.98px)';
