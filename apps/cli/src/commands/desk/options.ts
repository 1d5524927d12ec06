import type { components } from '@platebook/api-client';
import type { ListOptions, OnlineOptions } from '../../online/options.ts';

type Schemas = components['schemas'];

export const DEMO_STATUSES = [
  'new',
  'contacted',
  'scheduled',
  'held',
  'no_show',
  'converted',
  'lost',
  'spam',
] as const;
export const TICKET_STATUSES = ['submitted', 'awaiting_you', 'solved'] as const;
export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export const PURPOSES = ['email', 'phone', 'intuit'] as const;

export type DemoListOptions = ListOptions & {
  readonly search?: string;
  readonly status?: Schemas['DemoStatus'];
};
export type DemoUpdateOptions = OnlineOptions & {
  readonly status?: Schemas['DemoStatus'];
  readonly note?: string;
  readonly scheduledOn?: string;
  readonly dryRun?: boolean;
};
export type TicketListOptions = ListOptions & {
  readonly search?: string;
  readonly status?: Schemas['SupportStatus'];
  readonly priority?: Schemas['SupportPriority'];
  readonly assignee?: 'me' | 'none';
};
export type TicketUpdateOptions = OnlineOptions & {
  readonly status?: Schemas['SupportStatus'];
  readonly priority?: Schemas['SupportPriority'];
  /** A person's ID, or `none`. */
  readonly assignee?: string;
  readonly dryRun?: boolean;
};
export type TicketReplyOptions = OnlineOptions & {
  /** A file, or `-` for stdin. */
  readonly bodyFile: string;
  readonly note?: boolean;
  readonly solved?: boolean;
  readonly dryRun?: boolean;
};
export type VerificationListOptions = ListOptions & { readonly target?: string };
export type VerificationChangeOptions = OnlineOptions & { readonly dryRun?: boolean };
export type VerificationCreateOptions = VerificationChangeOptions & {
  readonly purpose?: Schemas['VerificationPurpose'];
};
export type LedgerListOptions = ListOptions & { readonly tenant?: string };
export type LedgerVerifyOptions = OnlineOptions & {
  readonly since: string;
  readonly until?: string;
  readonly exitStatus?: boolean;
  readonly dryRun?: boolean;
};
export type PlanUpdateOptions = OnlineOptions & {
  readonly name?: string;
  readonly description?: string;
  /** An amount for one interval, or `none`. */
  readonly price?: string;
  readonly trialDays?: number;
  readonly listed?: boolean;
  readonly moveUnpaid?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
export type FormatRestoreOptions = OnlineOptions & {
  readonly reason: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};
