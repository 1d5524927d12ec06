import type { Generated } from 'kysely';

/** Mail and SMS; see `0008_mail.sql`. */
export type MessageTables = { outbound_messages: OutboundMessagesTable };

export type MessageStatus = 'queued' | 'sent' | 'failed' | 'kept';

type OutboundMessagesTable = {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  template: string;
  subject: string;
  text_body: string | null;
  html_body: string | null;
  status: MessageStatus;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Date;
  finished_at: Date | null;
};
