// Constants of the specification's section 9, written here once.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Spec 9: a session refreshes this long before it expires. */
export const SESSION_REFRESH_MARGIN_MS = 5 * MINUTE_MS;
/** Spec 9. */
export const SESSION_WARNING_THRESHOLD_MS = 15 * MINUTE_MS;
/** Spec 9. */
export const AUTH_INIT_TIMEOUT_MS = 10 * SECOND_MS;
/** A clock that runs fast must not turn refreshing into a storm. */
export const SESSION_REFRESH_MIN_INTERVAL_MS = 30 * SECOND_MS;
