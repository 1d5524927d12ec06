import { unwrap, type ApiClient } from '@platebook/api-client';
import type { components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { ExceptionListOptions, ExceptionResolveOptions } from '../../online/options.ts';
import { preview } from '../../online/preview.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { Field } from '../../online/print.ts';

type Exception = components['schemas']['DepositException'];

/** What `exception` prints; the names are those of the API, amounts are cents. */
const EXCEPTION_FIELDS: readonly Field<Exception>[] = [
  { name: 'payout_ref', heading: 'Payout', of: ({ payout_ref }) => payout_ref },
  { name: 'payout_on', heading: 'Paid', dispensable: 3, of: ({ payout_on }) => payout_on },
  { name: 'store_name', heading: 'Store', dispensable: 2, of: ({ store_name }) => store_name },
  {
    name: 'amount_cents',
    heading: 'Differs by (cents)',
    of: ({ amount_cents }) => amount_cents,
  },
  { name: 'reason', heading: 'Reason', dispensable: 1, of: ({ reason }) => reason },
  { name: 'recorded_by', heading: 'Approved by', of: ({ recorded_by }) => recorded_by.name },
  {
    name: 'resolution',
    heading: 'Resolved',
    of: ({ resolution }) => resolution?.how ?? null,
  },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'payout_id', of: ({ payout_id }) => payout_id },
  { name: 'document_number', of: ({ document_number }) => document_number },
  { name: 'currency', of: ({ currency }) => currency },
  { name: 'printed_cents', of: ({ printed_cents }) => printed_cents },
  { name: 'unreadable_rows', of: ({ unreadable_rows }) => unreadable_rows },
  { name: 'recorded_at', of: ({ recorded_at }) => recorded_at },
  { name: 'resolved_by', of: ({ resolution }) => resolution?.by?.name ?? null },
  { name: 'resolved_at', of: ({ resolution }) => resolution?.at ?? null },
  { name: 'note', of: ({ resolution }) => resolution?.note ?? null },
];

const EXCEPTION_DETAILS: readonly Field<Exception>[] = withHeadings(EXCEPTION_FIELDS);

/** Lists deposits that differed from their entries and were approved anyway; open ones by default. */
export async function listExceptions(
  context: Context,
  options: ExceptionListOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const { status = 'open' } = options;
  const { items } = await unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/exceptions', {
      params: { path: { tenant }, query: status === 'all' ? {} : { status } },
    }),
  );
  await printList({ context, options, settings }, EXCEPTION_FIELDS, items);
}

export async function resolveException(
  context: Context,
  exception: string,
  options: ExceptionResolveOptions,
): Promise<void> {
  const note = options.note?.trim() ?? '';
  if (note === '') {
    throw new CliError(
      'usage_error',
      'What became of the money?',
      'say it, as --note "Booked by hand as JE-1042"',
    );
  }
  const online = await connect(context, options);
  const { settings } = online;
  const { tenant_id: tenant } = await chosenClient(online.api, settings);
  const resolve = (api: ApiClient) =>
    unwrap(
      api.POST('/api/v2/clients/tenants/{tenant}/exceptions/{exception}/resolve', {
        params: { path: { tenant, exception } },
        body: { note },
      }),
    );
  if (options.dryRun === true) {
    const subject = await describeException(online.api, tenant, exception);
    const planned = { operation: 'resolveException', tenant, subject } as const;
    await preview({ context, options, online }, planned, resolve);
    return;
  }
  const resolved = await resolve(online.api);
  await printOne({ context, options, settings }, EXCEPTION_DETAILS, resolved);
  await printNotes(context, options, [`Resolved payout ${resolved.payout_ref}.`]);
}

async function describeException(
  api: ApiClient,
  tenant: string,
  exception: string,
): Promise<string> {
  const { items } = await unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/exceptions', {
      params: { path: { tenant }, query: { status: 'open' } },
    }),
  );
  const found = items.find(({ id }) => id === exception);
  if (found === undefined) {
    throw new CliError(
      'exception_not_found',
      `There is no open difference with the ID ${exception}.`,
      "'platebook exception list' shows them",
    );
  }
  return `payout ${found.payout_ref} of ${found.payout_on}`;
}
