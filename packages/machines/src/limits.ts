// Limits and durations of all machines, written here once. What the product's specification gives is as it gives it
// (`docs/adr/0001-spec-words-and-casing.md`); how the session uses its own is in `docs/session.md`.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A session refreshes this long before it expires. */
export const SESSION_REFRESH_MARGIN_MS = 5 * MINUTE_MS;
/** With less than this left, the health of a session is `warning`. */
export const SESSION_WARNING_THRESHOLD_MS = 15 * MINUTE_MS;
/** A page that has heard of no session after this time, in ms, leads to the login. */
export const AUTH_INIT_TIMEOUT_MS = 10 * SECOND_MS;
/** How long a session that was read is believed without reading it again, in ms. */
export const SESSION_CACHE_MS = 10 * SECOND_MS;
/** A clock that runs fast must not turn refreshing into a storm. */
export const SESSION_REFRESH_MIN_INTERVAL_MS = 30 * SECOND_MS;
/** A device that sleeps stops its timers: none is trusted for longer than this. */
export const SESSION_LOOK_INTERVAL_MS = 60 * SECOND_MS;
/** Tabs that wake up together spread their refreshes over this time. */
export const SESSION_WAKE_JITTER_MS = 2 * SECOND_MS;
/** A lock another tab never gives back must not keep this one waiting. */
export const SESSION_LOCK_PATIENCE_MS = 8 * SECOND_MS;
/** A refresh without an answer is given up after this time. */
export const SESSION_ANSWER_PATIENCE_MS = 10 * SECOND_MS;
/** After an attempt that said nothing about the session; doubled for each further one. */
export const SESSION_BACKOFF_MS = 30 * SECOND_MS;
export const SESSION_BACKOFF_MAX_MS = 5 * MINUTE_MS;
/** What asks for a refresh while one is being waited for is heard once in this time. */
export const SESSION_RETRY_REST_MS = 5 * SECOND_MS;
/** How long permissions are believed. */
export const PERMISSION_CACHE_MS = 5 * MINUTE_MS;

/** How long a session toast stays, by type; that a session has expired has no limit. */
export const SESSION_TOAST_DEFAULT_MS = 5 * SECOND_MS;
export const SESSION_TOAST_ERROR_MS = 8 * SECOND_MS;
export const SESSION_TOAST_RESTORED_MS = 3 * SECOND_MS;
export const SESSION_TOAST_WARNING_MS = 6 * SECOND_MS;
/** The progress bar moves in steps of this length. */
export const PROGRESS_TICK_MS = 50;
/** How long a notification stays, by type; errors and warnings wait for their reader. */
export const NOTIFICATION_SUCCESS_MS = 3 * SECOND_MS;
export const NOTIFICATION_INFO_MS = 5 * SECOND_MS;
/** How long a message takes to fade out. */
export const FADE_OUT_MS = 300;
/** A message whose time was stopped stays at least this long once it goes on. */
export const RESUMED_MIN_LEFT_MS = 2 * SECOND_MS;
/** How many notifications are shown at once; the rest is counted. */
export const NOTIFICATIONS_VISIBLE_MAX = 3;
/** How many messages the notification centre keeps, and at most stand on the screen or are counted there. */
export const NOTIFICATIONS_MAX = 100;
/** How many session toasts wait beneath the one shown. */
export const SESSION_TOASTS_BENEATH_MAX = 9;

/** So many errors are sent in one call. */
export const ERROR_BATCH_SIZE = 10;
/** What waits is sent at least this often. */
export const ERROR_FLUSH_INTERVAL_MS = 30 * SECOND_MS;
/** One more and the queue is cut to its newest half. */
export const ERROR_QUEUE_MAX = 100;
/** How many errors of a failed flush are kept for the next one. */
export const ERROR_RETRY_MAX = 10;

/** How many entries a run hands over before it looks whether it was asked to stop, and is saved. */
export const POSTING_AT_ONCE = 40;
/** How often the books are asked what became of an entry before a person has to look. */
export const POSTING_ASKS_MAX = 3;

const HOUR_MS = 60 * MINUTE_MS;
/** A connection says that it ends this long before it does. */
export const CONNECTION_EXPIRING_MS = 14 * 24 * HOUR_MS;
/** How often an open page works out what is left of a connection. */
export const CONNECTION_LOOK_INTERVAL_MS = HOUR_MS;
