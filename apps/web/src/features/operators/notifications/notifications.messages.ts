import type { components } from '@platebook/api-client';
import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

type Schemas = components['schemas'];

/** What the page of all notifications says to those who run the installation. */
export const words = messages({
  title: 'Notifications',
  about: 'Everything people were notified about, and whether it reached them.',
  needs: (capability: string) => `Sending and deleting needs ${capability}.`,
  loadingFigures: 'Loading the figures',
  figures: 'Figures',
  allTime: 'All notifications so far',
  between: (period: string) => `Sent ${period} (UTC)`,
  since: (day: string) => `Sent since ${day} (UTC)`,
  until: (day: string) => `Sent through ${day} (UTC)`,
  total: 'Notifications',
  totalSyncs: 'About syncs',
  syncSuccess: 'Syncs: fully delivered',
  noneYet: 'None yet',
  percent: (share: number) => `${formatCount(Math.floor(share * 1_000) / 10, 1)}%`,
  reached: 'People reached',
  targets: 'Recipients',
  deletions: 'Deleted',
  mailOff: 'No mail server is set up. Notifications appear only in the app.',
  mailWaiting: (mails: number, minutes: number) =>
    `${counted(mails, 'email')} waiting, the oldest for ${counted(minutes, 'minute')}. Check that a worker is running.`,
  mailFailing: (failed: number, total: number) =>
    `${formatCount(failed)} of ${counted(total, 'email')} failed in the last 24 hours.`,
  broadcastStalled: 'A broadcast has stopped. Check that a worker is running.',

  notification: 'notification',
  notifications: 'notifications',
  allNotifications: 'All notifications',
  fileName: 'All clients',
  none: 'No notifications yet',
  noneMeaning: 'They appear here as soon as someone is notified.',
  subject: 'Notification',
  client: 'Client',
  audience: 'For',
  everyone: 'Everyone',
  onePerson: 'One person',
  type: 'Type',
  priority: 'Priority',
  status: 'Delivery',
  people: 'Reached',
  reachedOf: (reached: number, targets: number) =>
    `${formatCount(reached)} of ${formatCount(targets)}`,
  sentAt: 'Sent',
  allNotificationsPart: 'All',
  aboutSyncs: 'About syncs',
  noneAboutSyncs: 'No notifications about syncs',
  platform: 'Platform',
  actions: 'Actions',
  actionsFor: (title: string) => `Actions for ${title}`,
  details: 'Show details',
  clientId: 'Client ID',
  notificationId: 'Notification ID',
  personId: 'Person ID',
  emails: 'Emails',
  emailsOf: (sent: number, due: number, failed: number) =>
    failed === 0
      ? `${formatCount(sent)} of ${formatCount(due)} sent`
      : `${formatCount(sent)} of ${formatCount(due)} sent, ${formatCount(failed)} failed`,
  noEmails: 'None',
  error: 'Why an email failed',
  message: 'Message',
  membersOnly: 'Only members of the client can read it.',

  resend: 'Resend',
  resendMeaning: 'The same people are notified again.',
  forceEmail: 'Email everyone with a confirmed address',
  forceEmailHint: 'Also people who chose not to get this by email.',
  resendFailed: 'Nothing was sent.',
  resent: (reached: number, targets: number) =>
    `Resent to ${formatCount(reached)} of ${counted(targets, 'person', 'people')}`,
  nobody: 'Nobody can be reached',
  nobodyMeaning: 'Nothing was sent.',
  resendMany: (count: number) => `Resend ${counted(count, 'notification')}`,
  resendLeftOut: (taken: number, selected: number) =>
    `${formatCount(taken)} of ${formatCount(selected)} can be resent. The others are still on their way.`,
  resendQuestion: (count: number) => `Resend ${counted(count, 'notification')}?`,
  resendUnread: 'They become unread again for all recipients.',
  resendAsChosen: 'Emails go only to people who chose them.',
  resendKeep: 'Don’t resend',
  deleteMany: (count: number) => `Delete ${counted(count, 'notification')}`,
  deleteQuestion: (count: number) => `Delete ${counted(count, 'notification')} for everyone?`,
  deleteForEveryone: 'They’re gone from every inbox. Undo brings them back.',
  deleteMailsStay: 'Emails already sent stay in people’s inboxes.',
  deleteKeep: 'Keep them',
  alreadyGone: (count: number) =>
    `${counted(count, 'notification was', 'notifications were')} already gone`,

  notRestored: (count: number) => `${counted(count, 'notification')} couldn’t be restored`,

  scheduled: 'Scheduled',
  loadingScheduled: 'Loading scheduled notifications',
  sendsAt: (time: string) => `Sends ${time}.`,
  cancelBroadcast: 'Cancel',
  cancelOf: (title: string) => `Cancel “${title}”`,
  cancelTitle: (title: string) => `Cancel “${title}”?`,
  cancelMeaning: 'It won’t be sent to anyone.',
  keepScheduled: 'Keep it scheduled',
  cancelFailed: 'It’s still scheduled.',
  broadcastCanceled: 'Canceled. Nobody was notified.',

  compose: 'New notification',
  composeFailed: 'Nothing was sent.',
  whom: 'Who is it for?',
  toClients: 'Everyone in selected clients',
  toPeople: 'Selected people',
  toAll: 'Everyone in every client',
  clientsChosen: 'Clients',
  peopleChosen: 'People',
  searchClients: 'Search by name or ID.',
  searchPeople: 'Search by name, email, or ID.',
  noClientFound: 'No clients found',
  noPersonFound: 'No people found',
  peopleIn: (count: number) => counted(count, 'person', 'people'),
  chooseOne: 'Choose at least one',
  tooMany: (most: number) => `Choose at most ${formatCount(most)}`,
  titleLabel: 'Title',
  enterTitle: 'Enter a title',
  enterMessage: 'Enter a message',
  tooLong: (most: number) => `Use at most ${formatCount(most)} characters`,
  previewEmail: 'Preview email',
  previewFailed: 'We couldn’t preview the email.',
  emailPreview: 'Email preview',
  emailPreviewAbout:
    'Nothing is sent. Each email names the reader’s own client and uses the reader’s language. Your own text isn’t translated.',
  emailLanguage: 'Language',
  emailFormat: 'Format',
  emailHtml: 'Formatted',
  emailText: 'Plain text',
  emailSubject: 'Subject',
  sendTest: 'Send test to me',
  testFailed: 'No test was sent.',
  testSent: (email: string) => `Test sent to ${email}`,
  testKept: (email: string) => `The test for ${email} wasn’t sent`,
  testKeptMeaning: 'No mail server is set up. The email is in the development inbox.',
  sendLaterHint: 'You can cancel it until then.',
  schedule: 'Schedule',
  review: 'Review',
  reviewTitle: (title: string) => `Send “${title}”?`,
  reach: (people: number, reached: number) =>
    `It reaches ${formatCount(reached)} of ${counted(people, 'person', 'people')}.`,
  broadcastReach: (people: number, clients: number) =>
    `It goes to ${counted(people, 'person', 'people')} in ${counted(clients, 'client')}.`,
  cannotTakeBack: 'Emails can’t be recalled.',
  typeToConfirm: (text: string) => `Type “${text}” to confirm`,
  /** Typed as it stands: without the signs that group digits. */
  broadcastName: (count: number) => `${count} ${count === 1 ? 'client' : 'clients'}`,
  send: 'Send',
  dontSend: 'Don’t send',
  sendFailed: 'It may not have been sent. Check the list before you send it again.',
  nobodyTitle: 'Nobody would receive it',
  sent: (reached: number, targets: number) =>
    `Notified ${formatCount(reached)} of ${counted(targets, 'person', 'people')}`,
  broadcastSending: (sent: number, total: number) =>
    `Sending: ${formatCount(sent)} of ${counted(total, 'client')} so far`,
  broadcastSent: (sent: number, total: number) =>
    `Sent to ${formatCount(sent)} of ${counted(total, 'client')}`,
  loadingBroadcast: 'Loading the broadcast',
  dismiss: 'Dismiss',
});

export const statusNames = messages({
  pending: 'On its way',
  sent: 'Delivered',
  partial: 'Partly delivered',
  failed: 'Failed',
});

export const typeNames = messages({
  error: 'Error',
  warning: 'Warning',
  success: 'Success',
  info: 'Info',
});

export const priorityNames = messages({
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
});

/** Why somebody, or a tenant, is not notified. */
export const failureReasons = messages({
  tenant_not_found: (id: string) => `${id}: no such client, or nobody in it`,
  user_not_found: (id: string) => `${id}: no such person`,
  not_a_member: (id: string) => `${id}: not a member of the client`,
  switched_off: (id: string) => `${id}: turned it off`,
  no_confirmed_email: (id: string) => `${id}: no confirmed email address`,
});

export function failureInWords({ reason, target_id: id }: Schemas['SendFailure']): string {
  return failureReasons[reason](id);
}
