/** Below this inline size of its container a table stacks into cards and columns into a list. */
export const NARROW_CONTAINER = '(max-inline-size: 479.98px)';
/** Only the app shell looks at the viewport. */
export const WIDE_VIEWPORT = '(min-width: 1280px)';
export const PHONE_VIEWPORT = '(max-width: 639.98px)';
