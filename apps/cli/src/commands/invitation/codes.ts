import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import type {
  InvitationCreateOptions,
  InvitationDisableOptions,
  InvitationExtendOptions,
  InvitationListOptions,
  OnlineOptions,
} from '../../online/options.ts';
import { findOnPages, moreOf, pages } from '../../online/pages.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { preview } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import { findPlan } from '../desk/plan.ts';

type Schemas = components['schemas'];
type Code = Schemas['InvitationCode'];

const FIELDS: readonly Field<Code>[] = [
  { name: 'hint', heading: 'Code', of: ({ hint }) => `${hint}-…` },
  { name: 'state', heading: 'State', of: ({ state }) => state },
  { name: 'uses_left', heading: 'Uses left', of: ({ uses_left }) => uses_left },
  { name: 'max_uses', heading: 'Of', dispensable: 3, of: ({ max_uses }) => max_uses },
  { name: 'campaign', heading: 'Campaign', dispensable: 1, of: ({ campaign }) => campaign },
  { name: 'expires_at', heading: 'Expires', dispensable: 2, of: ({ expires_at }) => expires_at },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'plan_code', of: ({ plan_code }) => plan_code },
  { name: 'trial_days', of: ({ trial_days }) => trial_days },
  { name: 'created_at', of: ({ created_at }) => created_at },
  { name: 'disabled_at', of: ({ disabled_at }) => disabled_at },
];

const DETAILS = withHeadings(FIELDS);

const CREATED_FIELDS: readonly Field<Schemas['CreatedInvitationCode']>[] = [
  { name: 'code', heading: 'Code', of: ({ code }) => code },
  ...FIELDS.filter(({ name }) => name !== 'hint'),
  { name: 'hint', of: ({ hint }) => hint },
];

const USE_FIELDS: readonly Field<Schemas['InvitationCodeUse']>[] = [
  { name: 'email', heading: 'Email', of: ({ email }) => email },
  { name: 'redeemed_at', heading: 'Registered', of: ({ redeemed_at }) => redeemed_at },
  { name: 'user_id', heading: 'Id', of: ({ user_id }) => user_id },
];

/** Lists invitation codes, newest first. */
export async function listInvitations(
  context: Context,
  options: InvitationListOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { campaign } = options;
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/admin/invitation-codes', {
        params: { query: { ...page, ...(campaign === undefined ? {} : { campaign }) } },
      }),
    ),
  );
  await printList({ context, options, settings }, FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

/** Creates codes and prints them; they are never shown again. */
export async function createInvitations(
  context: Context,
  options: InvitationCreateOptions,
): Promise<void> {
  const { count, maxUses, campaign, expires, plan, trialDays } = options;
  const body = {
    ...(count === undefined ? {} : { count }),
    ...(maxUses === undefined ? {} : { max_uses: maxUses }),
    ...(campaign === undefined ? {} : { campaign }),
    ...(expires === undefined ? {} : { expires_at: toExpiry(expires) }),
    ...(plan === undefined ? {} : { plan_code: plan }),
    ...(trialDays === undefined ? {} : { trial_days: trialDays }),
  };
  const online = await connect(context, options);
  const create = (api: ApiClient) => unwrap(api.POST('/api/admin/invitation-codes', { body }));
  if (options.dryRun === true) {
    if (plan !== undefined) {
      await findPlan(online.api, plan);
    }
    await preview({ context, options, online }, { operation: 'createInvitationCodes' }, create);
    return;
  }
  const { items } = await create(online.api);
  await printList({ context, options, settings: online.settings }, CREATED_FIELDS, items);
  await printNotes(context, options, ["Save the codes now. They won't be shown again."]);
}

/** Lists who registered with a code. */
export async function listInvitationUses(
  context: Context,
  code: string,
  options: OnlineOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { items } = await unwrap(
    api.GET('/api/admin/invitation-codes/{invitation_code}/uses', {
      params: { path: { invitation_code: code } },
    }),
  );
  await printList({ context, options, settings }, USE_FIELDS, items);
}

/** Changes a code's expiry, or removes it. */
export async function extendInvitation(
  context: Context,
  code: string,
  options: InvitationExtendOptions,
): Promise<void> {
  const expiresAt = toExpiry(options.expires);
  const online = await connect(context, options);
  const extend = (api: ApiClient) =>
    unwrap(
      api.PUT('/api/admin/invitation-codes/{invitation_code}', {
        params: { path: { invitation_code: code } },
        body: { expires_at: expiresAt },
      }),
    );
  if (options.dryRun === true) {
    const subject = await describeInvitation(online.api, code);
    const planned = { operation: 'updateInvitationCode', subject } as const;
    await preview({ context, options, online }, planned, extend);
    return;
  }
  const changed = await extend(online.api);
  await printOne({ context, options, settings: online.settings }, DETAILS, changed);
  await printNotes(context, options, [`Saved. ${changed.hint}-… is ${changed.state}.`]);
}

/** Disables a code; asks for confirmation. */
export async function disableInvitation(
  context: Context,
  code: string,
  options: InvitationDisableOptions,
): Promise<void> {
  const online = await connect(context, options);
  const disable = (api: ApiClient) =>
    unwrap(
      api.DELETE('/api/admin/invitation-codes/{invitation_code}', {
        params: { path: { invitation_code: code } },
      }),
    );
  if (options.dryRun === true) {
    const subject = await describeInvitation(online.api, code);
    const planned = { operation: 'deleteInvitationCode', subject } as const;
    await preview({ context, options, online }, planned, disable);
    return;
  }
  if (options.yes !== true) {
    await confirmed(context, options, `Disable code ${code}?`);
  }
  const changed = await disable(online.api);
  await printOne({ context, options, settings: online.settings }, DETAILS, changed);
  await printNotes(context, options, [
    `Disabled ${changed.hint}-…. People who registered with it keep their accounts.`,
  ]);
}

async function describeInvitation(api: ApiClient, code: string): Promise<string> {
  const found = await findOnPages(
    (query) => unwrap(api.GET('/api/admin/invitation-codes', { params: { query } })),
    ({ id }) => id === code,
  );
  if (found === null) {
    throw new CliError(
      'invitation_code_not_found',
      `There is no code with the ID ${code}.`,
      "'platebook invitation list' shows them",
    );
  }
  return `${found.hint}-… (${found.state})`;
}

/** An ISO time; a day means midnight UTC. Null for `never`. */
function toExpiry(text: string): string | null {
  if (text === 'never') {
    return null;
  }
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) {
    throw new CliError(
      'usage_error',
      `"${text}" isn't a date.`,
      'give it as 2026-12-31, as 2026-12-31T18:00:00Z, or as never',
    );
  }
  return at.toISOString();
}
