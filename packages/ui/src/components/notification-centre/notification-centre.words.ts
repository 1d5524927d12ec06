import type { NotificationType } from '../notification/notification.tsx';
import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the notification centre. */
export const notificationCentreWords = wordsOf('notificationCentre', {
  notifications: 'Notifications',
  justNow: 'just now',
  notificationsUnread: (unreadCount: number) => `Notifications, ${unreadCount} unread`,
  read: (type: NotificationType) => `Read ${type}: `,
  unread: (type: NotificationType) => `Unread ${type}: `,
  details: 'Details',
  markRead: 'Mark read',
  markMessageRead: (title: string) => `Mark read: ${title}`,
  markUnread: 'Mark unread',
  markMessageUnread: (title: string) => `Mark unread: ${title}`,
  undo: 'Undo',
  showOlder: 'Show older notifications',
  all: 'All',
  unreadTab: 'Unread',
  problems: 'Problems',
  clearAll: 'Clear all',
  markAllRead: 'Mark all read',
  messagesShown: 'Notifications shown',
  allNotifications: 'All notifications',
  notificationSettings: 'Notification settings',
  messages: 'Messages',
  whatHappensToYour: 'Updates about your books stay here until you clear them.',
  noMessages: 'No notifications',
  everythingIsRead: 'No unread notifications',
  noErrorsOrWarnings: 'No errors or warnings',
  nothingIsWaiting: 'Nothing is waiting',
  allRead: 'All read',
  ofUnread: (unreadCount: number, total: number) => `${unreadCount} of ${total} unread`,
});
