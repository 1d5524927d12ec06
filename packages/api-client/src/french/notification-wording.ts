import type { ReasonValues } from './reason-values.ts';

type Reasoned = {
  /** The reason's code, and the server's English text. */
  readonly reason_code: string;
  readonly reason: string;
  /** Its values; absent in notifications stored before reasons had values. */
  readonly reason_values?: ReasonValues;
};
type OfEntry = Reasoned & {
  /** The entry's display name. */
  readonly entry: string;
};
/** A member's name, and who acted; null when it was the member. */
type OfMember = { readonly name: string; readonly by: string | null };
/** The name of a platform or of the books, the same in every language. */
type Named = { readonly name: string };
type OfPlan = { readonly plan: string };

/** The values of each notification, by its code. */
export type NotificationValues = {
  readonly report_ready: { readonly file: string };
  readonly report_too_large: { readonly file: string };
  readonly report_without_payouts: {
    readonly file: string;
    readonly dated_by: 'trade' | 'payout';
  };
  readonly report_without_entries: { readonly file: string };
  readonly entry_not_posted: OfEntry;
  readonly entry_not_deleted: OfEntry;
  readonly entry_changed_in_books: OfEntry;
  readonly entry_deleted_in_books: OfEntry;
  readonly entry_needs_decision: OfEntry;
  readonly entry_differs_in_books: OfEntry;
  readonly entry_unconfirmed: { readonly entry: string; readonly checks: number };
  readonly entry_posted: { readonly entry: string; readonly document_number: string };
  readonly member_joined: OfMember & { readonly level: string };
  readonly member_role_changed: OfMember & { readonly level: string };
  readonly member_left: OfMember;
  readonly member_removed: OfMember;
  readonly store_claimed: Named & { readonly store: string | null };
  readonly store_not_switched: Reasoned;
  readonly new_stores: Named & { readonly count: number };
  readonly store_renamed: Named & {
    readonly before: string;
    readonly after: string;
    readonly store: string;
  };
  readonly store_unlisted: Named & { readonly platform_store: string; readonly store: string };
  readonly connection_expired: Named;
  readonly connection_revoked: Named;
  readonly connection_failed: Named;
  readonly connection_expiring: Named & { readonly days: number };
  readonly support_replied: {
    readonly ticket: number;
    readonly subject: string;
    readonly excerpt: string;
  };
  readonly entries_need_review: { readonly count: number; readonly entry: string | null };
  readonly import_finished: {
    readonly file: string;
    readonly payouts: number;
    readonly rows_set_aside: number;
    readonly entries_to_review: number;
  };
  readonly run_failed: Reasoned & {
    /** The file or the store; null where it has neither. */
    readonly name: string | null;
    readonly is_posting: boolean;
    readonly may_be_in_books: boolean;
  };
  readonly file_blocked: Reasoned & { readonly name: string | null };
  readonly accounts_missing: { readonly name: string | null };
  readonly plan_changed: OfPlan;
  readonly plan_continues: OfPlan;
  /** `on` is a calendar day, `YYYY-MM-DD`. */
  readonly plan_ends: OfPlan & { readonly on: string };
  readonly plan_ended: OfPlan;
  readonly batch_finished: BatchCounts;
  readonly batch_finished_with_failures: BatchCounts;
};
type BatchCounts = { readonly done: number; readonly total: number; readonly failed: number };

export type NotificationCode = keyof NotificationValues;

/** A notification as a code and its values, for translation. */
export type NotificationWording = {
  readonly [Code in NotificationCode]: {
    readonly code: Code;
    readonly values: NotificationValues[Code];
  };
}[NotificationCode];

/** The texts of one notification. */
export type NotificationWords = {
  readonly title: string;
  readonly message: string;
  /** The label of its action. */
  readonly action: string;
};
