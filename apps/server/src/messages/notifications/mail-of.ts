import type { NotificationWording } from '@platebook/api-client/french';
import type { OutboundMessage } from '../mail/outbox.port.ts';

/** What the mail of a notification says. */
export type MailedNotification = {
  readonly title: string;
  readonly message: string;
  readonly wording: NotificationWording | null;
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly client_name: string;
  readonly client_id: string | null;
};

/** The mail of a notification to one address; it leads to its client where its action names none. */
export function mailOf(
  notification: MailedNotification,
  email: string,
  siteUrl: string,
): OutboundMessage {
  const { action, client_name: client, title, message, wording } = notification;
  return {
    to: { email },
    template: 'notification',
    values: {
      link: linkTo(siteUrl, notification),
      label: action?.label ?? 'Open Platebook',
      client,
      title,
      message,
      wording,
    },
  };
}

function linkTo(siteUrl: string, { action, client_id: clientId }: MailedNotification): string {
  const link = new URL(action?.href ?? '/dashboard', siteUrl);
  if (clientId !== null && !link.searchParams.has('client')) {
    link.searchParams.set('client', clientId);
  }
  return link.href;
}
