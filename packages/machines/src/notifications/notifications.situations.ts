import type { NotificationsSituation, NotificationsState } from './notifications.connect.ts';
import type {
  StoredNotification,
  NotificationRequest,
  ScreenNotification,
} from './notifications.types.ts';

const created: NotificationRequest = { type: 'success', message: 'Client created' };
const unread: NotificationRequest = {
  type: 'error',
  message: 'Network error. Please check your connection and try again.',
  code: 'network_error',
  details: 'Request req_01JQ7Z4M2T',
};

const CREATED: ScreenNotification = {
  id: 'n1',
  request: created,
  count: 1,
  countdown: { durationMs: 3_000, leftMs: 3_000, sinceMs: 0 },
  leavingSinceMs: null,
};
const FAILED: ScreenNotification = {
  id: 'n1',
  request: unread,
  count: 1,
  countdown: null,
  leavingSinceMs: null,
};
const storedNotification = (request: NotificationRequest, isRead = false): StoredNotification => ({
  id: 'n1',
  request,
  count: 1,
  atMs: 0,
  isRead,
});

/** A notification halfway through its fade: it is still counted. */
export const LEAVING_SITUATION: NotificationsSituation = {
  context: {
    screen: [{ ...CREATED, leavingSinceMs: 0 }],
    centre: [storedNotification(created, true)],
    holds: [],
  },
};

/** One plausible situation per state of the notifications; used by stories and tests. */
export const NOTIFICATIONS_SITUATIONS: Record<NotificationsState, NotificationsSituation> = {
  empty: { context: { screen: [], centre: [], holds: [] } },
  counting: { context: { screen: [CREATED], centre: [storedNotification(created)], holds: [] } },
  paused: {
    context: {
      screen: [{ ...CREATED, countdown: { durationMs: 3_000, leftMs: 3_000, sinceMs: null } }],
      centre: [storedNotification(created)],
      holds: ['pointer'],
    },
  },
  staying: { context: { screen: [FAILED], centre: [storedNotification(unread)], holds: [] } },
};
