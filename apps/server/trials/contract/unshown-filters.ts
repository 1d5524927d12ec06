const ID_SAYS_IT =
  'The id beside it is of one row, which was looked up in its tenant, or among its person’s, before.';
const SAME_IN_BOTH = 'Both tenants of the matrix hold the same there, or nothing.';

const OF_EVERY_TENANT =
  'Those who run the installation ask, and are shown what is in every tenant; the tests of their pages have several.';
const SHOWN_UNNARROWED =
  'The cells show each condition in the same statement for a session that reads all clients; the test of all notifications narrows it to one.';
const ONE_OF_A_TENANT =
  'A tenant has one that holds at most, and the answer says nothing of whose it is; the test of it has two tenants.';

const ANY_COMES_FIRST =
  'It takes one row, and without the condition the database chooses which comes first.';

/**
 * Conditions whose absence no cell reveals, each with the reason; any other undetected one is a defect of the matrix.
 */
export const UNSHOWN_FILTERS: readonly { readonly because: string; readonly part: string }[] = [
  { because: 'The token that names the session is signed.', part: '"sessions"."user_id" = $2' },
  {
    because: 'The hash is of the person’s id and the code: no row of another person has it.',
    part: 'update "mfa_recovery_codes" set "used_at" = $1 where "user_id" = $2 and "code_sha256" = $3',
  },
  { because: ID_SAYS_IT, part: 'clients where tenant_id = $1 and id = $2' },
  {
    because: ID_SAYS_IT,
    part: 'from "audit_log" where "tenant_id" = $1 and "target_type" = $2 and "target_id" = $3',
  },
  { because: ID_SAYS_IT, part: 'update "stores"' },
  { because: ID_SAYS_IT, part: 'update "channels"' },
  { because: ID_SAYS_IT, part: 'update "access_requests"' },
  { because: ID_SAYS_IT, part: '"team_invitations" where "tenant_id" = $1 and "id" in' },
  { because: SAME_IN_BOTH, part: '"archived_at" is not null' },
  { because: SAME_IN_BOTH, part: 'select "time_zone", "currency" from "clients"' },
  { because: SAME_IN_BOTH, part: 'from "invitation_redemptions"' },
  { because: SAME_IN_BOTH, part: 'exists (select from memberships where tenant_id = $1' },
  { because: SAME_IN_BOTH, part: 'delete from "memberships"' },
  { because: SAME_IN_BOTH, part: 'from "tenant_settings"' },
  { because: SAME_IN_BOTH, part: 'select "choice" from "setup_choices"' },
  { because: SAME_IN_BOTH, part: 'from payment_events' },
  {
    because: 'Every ticket of the matrix is its owner’s, and this list is of what a User wrote.',
    part: '"support_tickets"."tenant_id" = $2 and "support_tickets"."opened_by" = $3',
  },
  { because: SAME_IN_BOTH, part: 'select "client_category" from "clients"' },
  { because: SAME_IN_BOTH, part: 'delete from "account_mappings"' },
  { because: SAME_IN_BOTH, part: 'select count(*) from payouts' },
  { because: ID_SAYS_IT, part: 'update notification_reads set dismissed_at = null' },
  {
    because:
      'Nobody else has read what is marked here; the test of all notifications has a colleague and a stranger name it.',
    part: 'update notification_reads reads set',
  },
  {
    because:
      'No tenant of the matrix requires two-step sign-in; the test of all notifications does.',
    part: 'mine where second_step_required',
  },
  { because: SHOWN_UNNARROWED, part: 'and memberships.tenant_id = any($2::uuid[])) readable' },
  { because: SHOWN_UNNARROWED, part: 'and client_id = $2)' },
  { because: ID_SAYS_IT, part: 'update notifications set created_at = $1, mailed_at = null' },
  {
    because:
      'Whoever runs the installation asks how many people it is for; the test of their notifications counts those of one of several tenants.',
    part: 'select "user_id" from "memberships" where "tenant_id" = $1 and "level" in',
  },
  { because: ID_SAYS_IT, part: 'from "support_messages" where "tenant_id" = $1 and "ticket_id"' },
  { because: ID_SAYS_IT, part: 'select "diagnostics" from "support_tickets" where "tenant_id"' },
  { because: ID_SAYS_IT, part: 'update "support_tickets"' },
  { because: OF_EVERY_TENANT, part: 'select "plan_code", "paid_state" from "subscriptions"' },
  { because: OF_EVERY_TENANT, part: 'select "provider", "status" from "connections"' },
  { because: OF_EVERY_TENANT, part: 'as "last" from "sync_runs"' },
  { because: OF_EVERY_TENANT, part: 'as "payouts" from "payouts"' },
  { because: OF_EVERY_TENANT, part: 'select identity ->>' },
  { because: OF_EVERY_TENANT, part: 'select count(*) as checked, count(fault) as broken' },
  { because: OF_EVERY_TENANT, part: 'from "ledger_verifications"' },
  { because: ONE_OF_A_TENANT, part: 'from "support_view_grants"' },
  { because: ONE_OF_A_TENANT, part: 'update "support_view_grants"' },
  { because: ID_SAYS_IT, part: 'update "batches"' },
  { because: ID_SAYS_IT, part: 'update "batch_items"' },
  { because: ID_SAYS_IT, part: 'from "batch_items" where "user_id" = $1 and "batch_id" in' },
  { because: ID_SAYS_IT, part: 'select "bytes" from "generated_reports"' },
  {
    because:
      'No books are connected to copy into; the test of account mapping copies from a stranger.',
    part: 'select "tenants"."second_step_required" from "memberships" inner join',
  },
  {
    because:
      'Everybody here has an app of the name that is asked for: the refusal takes back what was deleted. The test of second factors has two people with old ones.',
    part: 'delete from "mfa_factors" where "user_id" = $1 and "status" = $2 and "created_at" <',
  },
  { because: ANY_COMES_FIRST, part: 'select * from "subscriptions" where "tenant_id" = $1' },
  {
    because: ANY_COMES_FIRST,
    part: 'from "system_staff" inner join "users" on "users"."id" = "system_staff"."user_id" where',
  },
  {
    because: 'Only the log of the installation has changes of settings.',
    part: '"audit_log"."tenant_id" = $1 and "audit_log"."action" = $2',
  },
  { because: 'It locks more than it has to.', part: 'order by "user_id" for update' },
];
