// Limits and durations of all machines, defined once. Values from the product's specification are unchanged
// (`docs/adr/0001-spec-words-and-casing.md`); `docs/session.md` explains those of the session.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A session refreshes this long before it expires. */
export const SESSION_REFRESH_MARGIN_MS = 5 * MINUTE_MS;
/** With less than this left, the health of a session is `warning`. */
export const SESSION_WARNING_THRESHOLD_MS = 15 * MINUTE_MS;
/** A page without news of a session after this time, in ms, redirects to the login. */
export const AUTH_INIT_TIMEOUT_MS = 10 * SECOND_MS;
/** How long a session that was read is cached, in ms. */
export const SESSION_CACHE_MS = 10 * SECOND_MS;
/** Keeps a fast clock from causing a refresh storm. */
export const SESSION_REFRESH_MIN_INTERVAL_MS = 30 * SECOND_MS;
/** Timers stop while a device sleeps: none is trusted for longer than this. */
export const SESSION_LOOK_INTERVAL_MS = 60 * SECOND_MS;
/** Jitter: tabs that wake up together spread their refreshes over this time. */
export const SESSION_WAKE_JITTER_MS = 2 * SECOND_MS;
/** How long a tab waits for a lock that another tab never releases. */
export const SESSION_LOCK_PATIENCE_MS = 8 * SECOND_MS;
/** Timeout of a refresh. */
export const SESSION_ANSWER_PATIENCE_MS = 10 * SECOND_MS;
/** Backoff after an inconclusive attempt; doubled for each further one. */
export const SESSION_BACKOFF_MS = 30 * SECOND_MS;
export const SESSION_BACKOFF_MAX_MS = 5 * MINUTE_MS;
/** Refresh requests are throttled to one per this time while a refresh is in its backoff. */
export const SESSION_RETRY_REST_MS = 5 * SECOND_MS;
/** How long permissions are cached. */
export const PERMISSION_CACHE_MS = 5 * MINUTE_MS;

/** How long a session toast stays, by type; an expired session has no limit. */
export const SESSION_TOAST_DEFAULT_MS = 5 * SECOND_MS;
export const SESSION_TOAST_ERROR_MS = 8 * SECOND_MS;
export const SESSION_TOAST_RESTORED_MS = 3 * SECOND_MS;
export const SESSION_TOAST_WARNING_MS = 6 * SECOND_MS;
/** How often the progress bar moves. */
export const PROGRESS_TICK_MS = 50;
/** How long a notification stays, by type; errors and warnings stay until closed. */
export const NOTIFICATION_SUCCESS_MS = 3 * SECOND_MS;
export const NOTIFICATION_INFO_MS = 5 * SECOND_MS;
/** Duration of a message's fade-out. */
export const FADE_OUT_MS = 300;
/** A resumed message stays at least this long. */
export const RESUMED_MIN_LEFT_MS = 2 * SECOND_MS;
/** How many notifications are shown at once; the rest are counted. */
export const NOTIFICATIONS_VISIBLE_MAX = 3;
/** How many messages the notification center stores, and the maximum shown or counted on the screen. */
export const NOTIFICATIONS_MAX = 100;
/** How many session toasts are stacked beneath the one shown. */
export const SESSION_TOASTS_BENEATH_MAX = 9;

/** How many errors are sent in one call. */
export const ERROR_BATCH_SIZE = 10;
/** The queue is flushed at least this often. */
export const ERROR_FLUSH_INTERVAL_MS = 30 * SECOND_MS;
/** Over this limit the queue is cut to its newest half. */
export const ERROR_QUEUE_MAX = 100;
/** How many errors of a failed flush are retried. */
export const ERROR_RETRY_MAX = 10;

/** How many entries a run hands over before it saves itself and checks for a cancel request. */
export const POSTING_AT_ONCE = 40;
/** How often the books are queried for the outcome of an entry before a person has to look. */
export const POSTING_ASKS_MAX = 3;

const HOUR_MS = 60 * MINUTE_MS;
/** How long before its end a connection shows as expiring. */
export const CONNECTION_EXPIRING_MS = 14 * 24 * HOUR_MS;
/** How often an open page recomputes a connection's remaining time. */
export const CONNECTION_LOOK_INTERVAL_MS = HOUR_MS;
