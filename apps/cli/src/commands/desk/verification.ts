import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { findOnPages, moreOf, pages } from '../../online/pages.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { preview } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import type {
  VerificationChangeOptions,
  VerificationCreateOptions,
  VerificationListOptions,
} from './options.ts';

type Schemas = components['schemas'];

const FIELDS: readonly Field<Schemas['VerificationCode']>[] = [
  { name: 'masked_target', heading: 'Sent to', of: ({ masked_target }) => masked_target },
  { name: 'purpose', heading: 'Purpose', of: ({ purpose }) => purpose },
  { name: 'state', heading: 'State', of: ({ state }) => state },
  { name: 'attempts', heading: 'Wrong tries', dispensable: 2, of: ({ attempts }) => attempts },
  { name: 'created_at', heading: 'Sent', dispensable: 1, of: ({ created_at }) => created_at },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'expires_at', of: ({ expires_at }) => expires_at },
];

const SENT_FIELDS = withHeadings<Schemas['SentVerificationCodeAnswer']['data']>([
  { name: 'expires_at', of: ({ expires_at }) => expires_at },
]);

const ENDED_FIELDS = withHeadings<Schemas['EndedVerificationCodeAnswer']['data']>([
  { name: 'was_open', of: ({ was_open }) => was_open },
]);

/** Lists the codes that were sent, newest first; never the code itself. */
export async function listVerifications(
  context: Context,
  options: VerificationListOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { target } = options;
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/admin/verification-codes', {
        params: { query: { ...page, ...(target === undefined ? {} : { target }) } },
      }),
    ),
  );
  await printList({ context, options, settings }, FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

/** Sends a code; the previous one expires. */
export async function createVerification(
  context: Context,
  target: string,
  options: VerificationCreateOptions,
): Promise<void> {
  const { purpose = target.includes('@') ? 'email' : 'phone' } = options;
  const online = await connect(context, options);
  const create = (api: ApiClient) =>
    unwrap(api.POST('/api/admin/verification-codes', { body: { purpose, target } }));
  if (options.dryRun === true) {
    await preview({ context, options, online }, { operation: 'createVerificationCode' }, create);
    return;
  }
  const sent = await create(online.api);
  await printOne({ context, options, settings: online.settings }, SENT_FIELDS, sent);
}

export async function resendVerification(
  context: Context,
  code: string,
  options: VerificationChangeOptions,
): Promise<void> {
  const online = await connect(context, options);
  const resend = (api: ApiClient) =>
    unwrap(
      api.POST('/api/admin/verification-codes/{verification_code}/resend', {
        params: { path: { verification_code: code } },
      }),
    );
  if (options.dryRun === true) {
    const subject = inWords(await findVerification(online.api, code));
    const planned = { operation: 'resendVerificationCode', subject } as const;
    await preview({ context, options, online }, planned, resend);
    return;
  }
  const sent = await resend(online.api);
  await printOne({ context, options, settings: online.settings }, SENT_FIELDS, sent);
}

/** Expires the open code sent to this address. */
export async function deleteVerification(
  context: Context,
  code: string,
  options: VerificationChangeOptions,
): Promise<void> {
  const online = await connect(context, options);
  const end = (api: ApiClient) =>
    unwrap(
      api.DELETE('/api/admin/verification-codes/{verification_code}', {
        params: { path: { verification_code: code } },
      }),
    );
  if (options.dryRun === true) {
    const subject = inWords(await findVerification(online.api, code));
    const planned = { operation: 'deleteVerificationCode', subject } as const;
    await preview({ context, options, online }, planned, end);
    return;
  }
  const ended = await end(online.api);
  await printOne({ context, options, settings: online.settings }, ENDED_FIELDS, ended);
}

async function findVerification(
  api: ApiClient,
  code: string,
): Promise<Schemas['VerificationCode']> {
  const found = await findOnPages(
    (query) => unwrap(api.GET('/api/admin/verification-codes', { params: { query } })),
    ({ id }) => id === code,
  );
  if (found === null) {
    throw new CliError(
      'verification_code_not_found',
      `No code was sent that has the ID ${code}.`,
      "'platebook verification list' shows them",
    );
  }
  return found;
}

function inWords({ purpose, masked_target: target, state }: Schemas['VerificationCode']): string {
  return `${purpose} code to ${target} (${state})`;
}
