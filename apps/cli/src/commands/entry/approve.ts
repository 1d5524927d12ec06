import { parseCents } from '@platebook/accounting';
import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { EntryApproveOptions } from '../../online/options.ts';
import { preview } from '../../online/preview.ts';
import { printList } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { Field } from '../../online/print.ts';

type Approval = { readonly id: string; readonly approved: boolean; readonly why: string | null };

const FIELDS: readonly Field<Approval>[] = [
  { name: 'id', heading: 'Entry', of: ({ id }) => id },
  { name: 'approved', heading: 'Approved', of: ({ approved }) => approved },
  { name: 'why', heading: 'Why not', of: ({ why }) => why },
];

/**
 * Approves entries; an entry whose deposit differs needs the amount and a reason. Exit code 3 if one of several is
 * refused.
 */
export async function approveEntries(
  context: Context,
  ids: readonly string[],
  options: EntryApproveOptions,
): Promise<ExitCode> {
  const difference = toDifference(options);
  const online = await connect(context, options);
  const { settings } = online;
  const { tenant_id: tenant } = await chosenClient(online.api, settings);
  const approve = (api: ApiClient) =>
    unwrap(
      api.POST('/api/v2/clients/tenants/{tenant}/entries/approve', {
        params: { path: { tenant } },
        body: { entry_ids: [...ids], ...(difference === null ? {} : { difference }) },
      }),
    );
  if (options.dryRun === true) {
    const subject = await describeEntries(online.api, tenant, ids);
    const planned = { operation: 'approveEntries', tenant, subject } as const;
    await preview({ context, options, online }, planned, approve);
    return EXIT_CODES.ok;
  }
  const { approved, refused } = await approve(online.api);
  await printList({ context, options, settings }, FIELDS, [
    ...approved.map((id) => ({ id, approved: true, why: null })),
    ...refused.map(({ entry_id: id, reason: { message, action } }) => ({
      id,
      approved: false,
      why: action === null ? message : `${message} ${action}`,
    })),
  ]);
  await printNotes(context, options, [`Approved ${approved.length} of ${ids.length}.`]);
  if (refused.length === 0) {
    return EXIT_CODES.ok;
  }
  return approved.length === 0 ? EXIT_CODES.rejected : EXIT_CODES.partial;
}

async function describeEntries(
  api: ApiClient,
  tenant: string,
  ids: readonly string[],
): Promise<string> {
  const names: string[] = [];
  for (const entry of ids) {
    const { document_number: name, status } = await unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/entries/{entry}', {
        params: { path: { tenant, entry } },
      }),
    );
    names.push(`${name} (${status})`);
  }
  return names.join(', ');
}

function toDifference({ difference, reason }: EntryApproveOptions) {
  if (difference === undefined && reason === undefined) {
    return null;
  }
  const cents = parseCents(difference ?? '');
  if (difference === undefined || difference.trim() === '' || Number.isNaN(cents)) {
    throw new CliError(
      'usage_error',
      `"${difference ?? ''}" is not an amount of money.`,
      'type by how much the deposit differs, as --difference 65.87',
    );
  }
  if (reason === undefined || reason.trim() === '') {
    throw new CliError(
      'usage_error',
      'A difference needs a reason.',
      'say why the entry can be posted, as --reason TEXT',
    );
  }
  return { amount_cents: cents, reason: reason.trim() };
}
