import { unwrap } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { ExceptionListOptions, ExceptionResolveOptions } from '../../online/options.ts';
import { printList, printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { EXCEPTION_DETAILS, EXCEPTION_FIELDS } from './fields.ts';

/** Deposits that differ from their entries and were approved so, the open ones unless asked otherwise. */
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
  const { api, settings } = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const resolved = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/exceptions/{exception}/resolve', {
      params: { path: { tenant, exception } },
      body: { note },
    }),
  );
  await printOne({ context, options, settings }, EXCEPTION_DETAILS, resolved);
  await printNotes(context, options, [`Resolved payout ${resolved.payout_ref}.`]);
}
