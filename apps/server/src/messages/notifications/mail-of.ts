import type { NotificationWording } from '@platebook/api-client/french';
import type { OutboundMessage } from '../mail/outbox.port.ts';

/** The content of a notification's mail. */
export type MailedNotification = {
  readonly title: string;
  readonly message: string;
  readonly wording: NotificationWording | null;
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly client_name: string;
  readonly client_id: string | null;
};

/** Builds the mail of a notification to one address; it links to its client if its action has no link. */
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
