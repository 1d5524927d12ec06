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

/** The values of each template. A `link` is an http or https address. */
export type TemplateValues = {
  /** `code` is for those who read mail on another device. */
  readonly confirm_signup: { readonly link: string; readonly code?: string };
  readonly recovery: { readonly link: string; readonly code?: string };
  /** To the new address. */
  readonly email_change: {
    readonly link: string;
    readonly new_email: string;
    readonly code?: string;
  };
  /** To the current address. */
  readonly email_change_current: {
    readonly link: string;
    readonly new_email: string;
    readonly code?: string;
  };
  /** To the previous and the new address. */
  readonly email_changed: { readonly link: string; readonly new_email: string };
  readonly reauthentication: { readonly code: string };
  readonly magic_link: { readonly link: string; readonly code?: string };
  readonly invite: { readonly link: string };
  /** `link` leads to a password reset, in case somebody else changed it. */
  readonly password_changed: { readonly link: string };
  /** `link` leads to the page where it can be removed. */
  readonly second_factor_added: { readonly link: string; readonly name: string };
  readonly second_factor_removed: { readonly link: string; readonly name: string };
  /** The only SMS template. */
  readonly phone_code: { readonly code: string };
  readonly team_invitation: {
    readonly link: string;
    readonly inviter: string;
    /** The names of the clients that the link gives access to. */
    readonly tenants: readonly string[];
    readonly level: TenantLevel;
    /** `YYYY-MM-DD`. */
    readonly expires_on: string;
    /** The inviter's message. */
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
  /** Does not name the client: only its members may know that it exists. */
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
  /** An event in a client's books, in the words of the notification in the app. */
  readonly notification: {
    readonly link: string;
    readonly label: string;
    readonly client: string;
    readonly title: string;
    readonly message: string;
    /** The codes of both texts, for other languages; null for notifications older than the codes. */
    readonly wording: NotificationWording | null;
  };
  /** What happened in a user's clients since the previous weekly mail, and their open items. */
  readonly weekly_digest: {
    readonly link: string;
    /** `YYYY-MM-DD`. */
    readonly since: string;
    readonly until: string;
    readonly clients: readonly ClientDigest[];
  };
  /** The same since the previous daily mail, for clients with a notification. */
  readonly daily_digest: {
    readonly link: string;
    /** The reader's date, `YYYY-MM-DD`. */
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
  /** To the author of a support ticket. `number` is the ticket's number. */
  readonly support_ticket_received: {
    readonly link: string;
    readonly client: string;
    readonly number: number;
    readonly subject: string;
  };
  /** To support: a new ticket, or a reply of its author. `link` leads to where it is answered. */
  readonly support_message: {
    readonly link: string;
    readonly ticket_id: string;
    readonly number: number;
    readonly client: string;
    readonly author: string;
    readonly subject: string;
    readonly topic: string;
    /** Parts that fit on one line each. */
    readonly paragraphs: readonly string[];
  };
  /** To the operators of the installation: a demo request. `link` leads to the requests. */
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
   * Inserts the rendered message and its delivery job in the caller's transaction, under any role: a rollback sends
   * nothing, and a committed message is delivered or stored as failed. Returns the message id.
   */
  readonly send: (
    tx: Transaction,
    message: OutboundMessage,
    options?: {
      /** Higher runs first; default 0. */
      readonly priority?: number;
      /** The sender's email address: its language is used for recipients who chose none. */
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

/** Called when a message settles, in the transaction that saves it. */
export type OnSettled = (tx: Transaction, settled: SettledMessage) => Promise<void>;
