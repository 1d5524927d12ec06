import type { SelectType } from 'kysely';
import type { DB } from './generated/tables.ts';

/** Columns by their SQL names, generated from the schema; `camelRow` and each store name them in camelCase. */
export type Tables = DB;

/** The non-null type of a column. */
type Held<Table extends keyof DB, Column extends keyof DB[Table]> = NonNullable<
  SelectType<DB[Table][Column]>
>;

/** As named in rows, requests and reports, in display order. */
export const DELIVERY_PLATFORMS = ['ubereats', 'doordash'] as const;
export type DeliveryPlatform = (typeof DELIVERY_PLATFORMS)[number];
export type Provider = Held<'connections', 'provider'>;
export type ConnectionStatus = Held<'connections', 'status'>;
export type ChannelType = Held<'channels', 'channel_type'>;
export type Currency = Held<'clients', 'currency'>;
export type Country = Held<'clients', 'country'>;
export type ClientCategory = Held<'clients', 'client_category'>;
export type StoreMappingState = Held<'store_mappings', 'state'>;
/** Lost: the platform no longer lists it. */
export type PlatformStoreStatus = Held<'platform_stores', 'status'>;
export type BooksObjectKind = Held<'books_objects', 'kind'>;

/** Levels on the whole installation rather than in a tenant. */
export type SystemLevel = Held<'system_staff', 'level'>;
export type TenantLevel = Held<'memberships', 'level'>;
/** Levels that can be assigned when a person joins. */
export type JoiningLevel = Held<'team_invitations', 'level'>;
export type ClientScope = Held<'team_invitations', 'client_scope'>;
export type AccessRequestState = Held<'access_requests', 'state'>;
export type OneTimePurpose = Held<'one_time_tokens', 'purpose'>;
export type VerificationPurpose = Held<'verification_codes', 'purpose'>;
/** The method of a sign-in's second step. */
export type SecondFactorMethod = Held<'sessions', 'second_factor_by'>;
/** The set-up steps that can be skipped. */
export type SetupChoice = Held<'setup_choices', 'choice'>;

export type PayoutStatus = Held<'payouts', 'status'>;
export type RunKind = Held<'sync_runs', 'kind'>;
export type RunTrigger = Held<'sync_runs', 'trigger'>;
export type RunStatusWord = Held<'sync_runs', 'status'>;
export type EntryStatus = Held<'journal_entries', 'status'>;
export type BooksEntryKind = Held<'journal_entries', 'kind'>;
export type PostingOperation = Held<'postings', 'operation'>;
export type PostingState = Held<'postings', 'state'>;
export type PostingAction = Held<'posting_attempts', 'action'>;

export type BatchOperationName = Held<'batches', 'operation'>;
export type BatchState = Held<'batches', 'state'>;
export type BatchItemState = Held<'batch_items', 'state'>;
export type GeneratedReportKind = Held<'generated_reports', 'kind'>;
export type GeneratedReportFormat = Held<'generated_reports', 'format'>;
/** Whether the days of a report are days of trade or of the payout. */
export type ReportDatedBy = Held<'generated_reports', 'dated_by'>;
/** Why a file was tried: it contains a header in question, it is stopped, or nothing of it may change. */
export type TrialChoice = Held<'report_format_trial_files', 'chosen_as'>;
export type TrialOutcome = Held<'report_format_trial_files', 'outcome'>;

export type MessageStatus = Held<'outbound_messages', 'status'>;
/** `submitted` waits for support, `awaiting_you` for the client. */
export type SupportStatus = Held<'support_tickets', 'status'>;
export type SupportTopic = Held<'support_tickets', 'topic'>;
export type SupportPriority = Held<'support_tickets', 'priority'>;

/** A language the public site is written in (BCP 47). */
export type SiteLocale = Held<'blog_posts', 'locale'>;
export type ImageType = Held<'blog_images', 'media_type'>;
/** A banner's severity, and where it is shown. */
export type BannerSeverity = Held<'site_banner_revisions', 'severity'>;
export type BannerPlace = Held<'site_banner_revisions', 'shown_on'>;
/** The status of a demo request, from the form to its outcome. */
export type DemoStatus = Held<'demo_bookings', 'status'>;
