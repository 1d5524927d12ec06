import type { HealthFigures } from './notification-figures.store.ts';

const LONGEST_WAIT_MS = 5 * 60_000;
const MOST_FAILED = 0.1;

export type NotificationFinding =
  | 'mail_off'
  | 'mail_waiting'
  | 'mail_failing'
  | 'broadcast_stalled';

type Figures = Pick<
  HealthFigures,
  'oldestMailMs' | 'mailsSent' | 'mailsFailed' | 'stillestBroadcastMs'
>;

/** What prevents delivery; empty if it is healthy. */
export function findingsOfNotifications(
  { oldestMailMs, mailsSent, mailsFailed, stillestBroadcastMs }: Figures,
  { isMailOn }: { readonly isMailOn: boolean },
): NotificationFinding[] {
  return [
    ...(isMailOn ? [] : (['mail_off'] as const)),
    ...((oldestMailMs ?? 0) > LONGEST_WAIT_MS ? (['mail_waiting'] as const) : []),
    ...(mailsFailed > MOST_FAILED * (mailsSent + mailsFailed) ? (['mail_failing'] as const) : []),
    ...((stillestBroadcastMs ?? 0) > LONGEST_WAIT_MS ? (['broadcast_stalled'] as const) : []),
  ];
}
