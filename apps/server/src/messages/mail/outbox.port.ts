import type { NotificationWording } from '@platebook/api-client/french';
import type { Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';

type ClientDigest = {
  readonly name: string;
  readonly link: string;
  /** How many entries. */
  readonly posted: number;
  readonly needMapping: number;
  readonly toReview: number;
  readonly failed: number;
  readonly told: readonly {
    readonly title: string;
    readonly wording: NotificationWording | null;
    readonly count: number;
  }[];
};

/** What each template says beyond its own words. A `link` is an http or https address. */
export type TemplateValues = {
  /** `code` is the way in for whoever reads mail on another device. */
  readonly confirm_signup: { readonly link: string; readonly code?: string };
  readonly recovery: { readonly link: string; readonly code?: string };
  /** To the new address. */
  readonly email_change: {
    readonly link: string;
    readonly new_email: string;
    readonly code?: string;
  };
  /** To the present address. */
  readonly email_change_current: {
    readonly link: string;
    readonly new_email: string;
    readonly code?: string;
  };
  /** To the address that was left and to the new one. */
  readonly email_changed: { readonly link: string; readonly new_email: string };
  readonly reauthentication: { readonly code: string };
  readonly magic_link: { readonly link: string; readonly code?: string };
  readonly invite: { readonly link: string };
  /** `link` leads to the reset of a password that somebody else changed. */
  readonly password_changed: { readonly link: string };
  /** `link` leads to where it can be removed. */
  readonly second_factor_added: { readonly link: string; readonly name: string };
  readonly second_factor_removed: { readonly link: string; readonly name: string };
  /** The one template for a phone. */
  readonly phone_code: { readonly code: string };
  readonly team_invitation: {
    readonly link: string;
    readonly inviter: string;
    /** The names of the clients that the link leads into. */
    readonly tenants: readonly string[];
    readonly level: TenantLevel;
    /** `YYYY-MM-DD`. */
    readonly expires_on: string;
    /** What the inviter wrote. */
    readonly message?: string;
  };
  readonly access_request: {
    readonly link: string;
    readonly requester: string;
    readonly tenant: string;
    readonly message?: string;
  };
  readonly access_request_approved: {
    readonly link: string;
    readonly tenant: string;
    readonly level: TenantLevel;
  };
  /** Says nothing of the client: only its members know that there is one. */
  readonly access_request_declined: { readonly link: string };
  readonly ownership_transferred: {
    readonly link: string;
    readonly tenant: string;
    readonly former_owner: string;
    readonly new_owner: string;
  };
  readonly trial_ending: {
    readonly link: string;
    readonly tenant: string;
    /** `YYYY-MM-DD`. */
    readonly ends_on: string;
  };
  /** What happened to a client's books, as the notification in the app says it. */
  readonly notification: {
    readonly link: string;
    readonly label: string;
    readonly client: string;
    readonly title: string;
    readonly message: string;
    /** What both say, for readers of other languages; null for what was told before there were codes. */
    readonly wording: NotificationWording | null;
  };
  /** What happened in somebody's clients since the weekly mail before, and what waits there. */
  readonly weekly_digest: {
    readonly link: string;
    /** `YYYY-MM-DD`. */
    readonly since: string;
    readonly until: string;
    readonly clients: readonly ClientDigest[];
  };
  /** The same since the daily mail before, of clients in which something was told. */
  readonly daily_digest: {
    readonly link: string;
    /** The reader's day, `YYYY-MM-DD`. */
    readonly day: string;
    readonly clients: readonly ClientDigest[];
  };
  readonly payment_receipt: {
    readonly link: string;
    readonly tenant: string;
    /** Of the invoice. */
    readonly number: string;
    readonly amount_cents: number;
    readonly currency: string;
  };
  /** To whoever wrote to support. `number` is what the ticket is called by. */
  readonly support_ticket_received: {
    readonly link: string;
    readonly client: string;
    readonly number: number;
    readonly subject: string;
  };
  /** To support: a new ticket, or what its author wrote later. `link` leads to where it is answered. */
  readonly support_message: {
    readonly link: string;
    readonly ticket_id: string;
    readonly number: number;
    readonly client: string;
    readonly author: string;
    readonly subject: string;
    readonly topic: string;
    /** Parts that a line holds each. */
    readonly paragraphs: readonly string[];
  };
  /** To those who run the installation: somebody asked for a demo. `link` leads to the requests. */
  readonly demo_requested: {
    readonly link: string;
    readonly name: string;
    readonly email: string;
    readonly business: string;
    /** What they wrote. */
    readonly message?: string;
  };
  readonly payment_failed: {
    readonly link: string;
    readonly tenant: string;
    readonly plan: string;
  };
};

export type TemplateName = keyof TemplateValues;

export type OutboundMessage = {
  readonly [Name in TemplateName]: {
    readonly to: Name extends 'phone_code'
      ? { readonly phone: string }
      : { readonly email: string };
    readonly template: Name;
    readonly values: TemplateValues[Name];
  };
}[TemplateName];

/** Mail and SMS. */
export type Outbox = {
  /**
   * Writes the rendered message and the job that delivers it in the caller's transaction, as any role: what is rolled
   * back is never sent, and what is committed is delivered or kept as failed. Answers the id of the message.
   */
  readonly send: (
    tx: Transaction,
    message: OutboundMessage,
    options?: {
      /** Higher goes first; 0 unless given. */
      readonly priority?: number;
      /** The email address of who has it sent: it is written in their language to whoever chose none. */
      readonly sender?: string;
    },
  ) => Promise<string>;
};

export type SettledMessage = {
  readonly messageId: string;
  readonly status: 'sent' | 'failed';
  readonly error: string | null;
  readonly at: Date;
};

/** Hears of the end of each message in the transaction that saves it. */
export type OnSettled = (tx: Transaction, settled: SettledMessage) => Promise<void>;
