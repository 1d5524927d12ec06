import { counted, formatCount } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What the page of all notifications says. */
export const words = messages({
  title: 'All notifications',
  about: 'What happened across all your clients, newest first.',
  settings: 'Notification settings',
  notification: 'notification',
  notifications: 'notifications',
  allNotifications: 'All notifications',
  fileName: 'All clients',

  subject: 'Notification',
  type: 'Type',
  client: 'Client',
  severalClients: 'Several clients',
  event: 'About',
  received: 'Received',
  message: 'Message',
  times: 'Times',
  state: 'Status',
  read: 'Read',
  unread: 'Unread',

  all: 'All',
  onlyUnread: 'Unread',
  noneUnread: 'No unread notifications',
  none: 'No notifications',
  noneMeaning: 'What happens in your clients’ books appears here.',
  hidden: (clients: number) =>
    `${counted(clients, 'client')} ${clients === 1 ? 'requires' : 'require'} two-step sign-in`,
  hiddenMeaning: 'Their notifications aren’t in this list. Set up two-step sign-in to read them.',
  setUpTwoStep: 'Set up two-step sign-in',

  actions: 'Actions',
  actionsFor: (title: string) => `Actions for ${title}`,
  details: 'Show details',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  clear: 'Clear',
  markAllRead: 'Mark all as read',
  readMany: (count: number) => `Mark ${counted(count, 'notification')} as read`,
  readLeftOut: (taken: number, selected: number) =>
    `${formatCount(taken)} of ${formatCount(selected)} are unread.`,
  unreadMany: (count: number) => `Mark ${counted(count, 'notification')} as unread`,
  unreadLeftOut: (taken: number, selected: number) =>
    `${formatCount(taken)} of ${formatCount(selected)} are read.`,
  clearMany: (count: number) => `Clear ${counted(count, 'notification')}`,
  allRead: 'All notifications marked as read',
  cleared: 'Notification cleared',
  undo: 'Undo',
  dismiss: 'Dismiss',
  nothingChanged: 'Nothing changed.',
});

export const typeNames = messages({
  error: 'Error',
  warning: 'Warning',
  success: 'Success',
  info: 'Info',
});
