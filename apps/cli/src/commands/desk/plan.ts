import { parseCents } from '@platebook/accounting';
import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import type { ListOptions, OnlineOptions } from '../../online/options.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { counted } from '../../output/counted.ts';
import type { PlanUpdateOptions } from './options.ts';

type Schemas = components['schemas'];
type Plan = Schemas['AdminPlan'];

const FIELDS: readonly Field<Plan>[] = [
  { name: 'code', heading: 'Code', of: ({ code }) => code },
  { name: 'name', heading: 'Name', dispensable: 3, of: ({ name }) => name },
  { name: 'version', heading: 'Version', dispensable: 2, of: ({ version }) => version },
  { name: 'price_cents', heading: 'Cents', of: ({ price_cents }) => price_cents },
  { name: 'currency', heading: 'Currency', of: ({ currency }) => currency },
  { name: 'interval', heading: 'Per', of: ({ interval }) => interval },
  { name: 'is_listed', heading: 'On offer', of: ({ is_listed }) => is_listed },
  { name: 'subscribers', heading: 'Tenants', dispensable: 1, of: (plan) => plan.subscribers.total },
  { name: 'description', of: ({ description }) => description },
  { name: 'family', of: ({ family }) => family },
  { name: 'is_latest', of: ({ is_latest }) => is_latest },
  { name: 'is_default', of: ({ is_default }) => is_default },
  { name: 'trial_days', of: ({ trial_days }) => trial_days },
  { name: 'trial_payouts', of: ({ trial_payouts }) => trial_payouts },
  { name: 'max_clients', of: ({ limits }) => limits.clients },
  { name: 'max_stores', of: ({ limits }) => limits.stores },
  { name: 'max_channels', of: ({ limits }) => limits.channels },
  { name: 'max_users', of: ({ limits }) => limits.users },
  { name: 'history_months', of: ({ limits }) => limits.history_months },
  { name: 'max_stored_bytes', of: ({ max_stored_bytes }) => max_stored_bytes },
  { name: 'created_at', of: ({ created_at }) => created_at },
];

const SUBSCRIBER_FIELDS: readonly Field<Schemas['PlanSubscriber']>[] = [
  { name: 'client_name', heading: 'Client', of: ({ client_name }) => client_name },
  { name: 'state', heading: 'State', of: ({ state }) => state },
  { name: 'since', heading: 'Since', dispensable: 1, of: ({ since }) => since },
  { name: 'tenant_id', heading: 'Tenant', of: ({ tenant_id }) => tenant_id },
  { name: 'trial_ends_at', of: ({ trial_ends_at }) => trial_ends_at },
  { name: 'renews_at', of: ({ renews_at }) => renews_at },
];

const CHANGE_FIELDS = withHeadings<Schemas['PlanVersionChange']>([
  { name: 'dry_run', of: ({ dry_run }) => dry_run },
  { name: 'code', of: ({ code }) => code },
  { name: 'is_new_version', of: ({ is_new_version }) => is_new_version },
  {
    name: 'changes',
    of: ({ changes }) =>
      changes.map(
        ({ field, before, after }) => `${field}: ${before ?? 'none'} -> ${after ?? 'none'}`,
      ),
  },
  { name: 'moved', of: ({ moved }) => moved },
  { name: 'kept', of: ({ kept }) => kept },
]);

/** Every plan with all its versions, by code. */
export async function listPlans(context: Context, options: OnlineOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items } = await unwrap(api.GET('/api/admin/plans'));
  await printList({ context, options, settings }, FIELDS, items);
}

export async function showPlan(
  context: Context,
  code: string,
  options: OnlineOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const plan = await findPlan(api, code);
  await printOne({ context, options, settings }, withHeadings(FIELDS), plan);
}

/** Lists the tenants on this version of a plan, newest first. */
export async function listSubscribers(
  context: Context,
  code: string,
  options: ListOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items, next } = await pages(options, (query) =>
    unwrap(
      api.GET('/api/admin/plans/{plan_code}/subscribers', {
        params: { path: { plan_code: code }, query },
      }),
    ),
  );
  await printList({ context, options, settings }, SUBSCRIBER_FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

/** Updates the given fields of a plan. Shows the consequences first and asks for confirmation. */
export async function updatePlan(
  context: Context,
  code: string,
  options: PlanUpdateOptions,
): Promise<void> {
  const price = options.price === undefined ? undefined : toPrice(options.price);
  const { api, settings } = await connect(context, options);
  const body = toChange(await findPlan(api, code), options, price);
  const change = (isDryRun: boolean) =>
    unwrap(
      api.PUT('/api/admin/plans/{plan_code}', {
        params: { path: { plan_code: code }, query: { dry_run: isDryRun } },
        body,
      }),
    );
  const { dryRun = false, yes = false } = options;
  const preview = dryRun || !yes ? await change(true) : null;
  if (preview !== null && dryRun) {
    await printOne({ context, options, settings }, CHANGE_FIELDS, preview);
    await printNotes(context, options, ['DRY RUN: nothing was changed.']);
    return;
  }
  if (preview !== null) {
    const { changes, moved, kept } = preview;
    await confirmed(
      context,
      options,
      `Change ${counted(changes.length, 'term')} of ${code}? ${counted(moved, 'tenant')} would move, ${kept} keep what they have.`,
    );
  }
  await printOne({ context, options, settings }, CHANGE_FIELDS, await change(false));
}

function toChange(
  plan: Plan,
  options: PlanUpdateOptions,
  priceCents: number | null | undefined,
): Schemas['UpdateAdminPlanRequest'] {
  const { currency, interval, trial_payouts, limits, max_stored_bytes } = plan;
  return {
    is_listed: options.listed ?? plan.is_listed,
    is_default: plan.is_default,
    move_unpaid: options.moveUnpaid ?? false,
    terms: {
      currency,
      interval,
      trial_payouts,
      limits,
      max_stored_bytes,
      name: options.name ?? plan.name,
      description: options.description ?? plan.description,
      price_cents: priceCents === undefined ? plan.price_cents : priceCents,
      trial_days: options.trialDays ?? plan.trial_days,
    },
  };
}

/** Finds a plan or one of its versions by code. Throws `plan_not_found`. */
export async function findPlan(api: ApiClient, code: string): Promise<Plan> {
  const { items } = await unwrap(api.GET('/api/admin/plans'));
  const plan = items.find((one) => one.code === code);
  if (plan === undefined) {
    throw new CliError(
      'plan_not_found',
      `There is no plan ${code}.`,
      "'platebook plan list' shows them all",
    );
  }
  return plan;
}

/** Cents; null for `none`. */
function toPrice(text: string): number | null {
  if (text === 'none') {
    return null;
  }
  if (!/^\d{1,6}(?:\.\d{2})?$/.test(text)) {
    throw new CliError('usage_error', `"${text}" isn't a price.`, 'give it as 49.00, or as none');
  }
  return parseCents(text);
}
