import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { findClient } from '../../online/find-client.ts';
import { preview } from '../../online/preview.ts';
import { printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { CLIENT_DETAILS } from './fields.ts';
import { type ClientUpdateOptions, CURRENCIES } from './options.ts';

/** Updates the given fields of a client and leaves the others unchanged. */
export async function updateClient(
  context: Context,
  wanted: string,
  options: ClientUpdateOptions,
): Promise<void> {
  const body = toChange(options);
  if (Object.keys(body).length === 0) {
    throw new CliError(
      'usage_error',
      'What is to change?',
      "add --name or another option; see 'platebook client update --help'",
    );
  }
  const online = await connect(context, options);
  const { id, name, tenant_id: tenant } = await findClient(online.api, wanted);
  const change = (api: ApiClient) =>
    unwrap(api.PUT('/api/v2/clients/clients/{id}', { params: { path: { id } }, body }));
  if (options.dryRun === true) {
    const planned = { operation: 'updateClient', tenant, subject: name } as const;
    await preview({ context, options, online }, planned, change);
    return;
  }
  const client = await change(online.api);
  await printOne({ context, options, settings: online.settings }, CLIENT_DETAILS, client);
  await printNotes(context, options, [`Saved ${client.name}.`]);
}

function toChange({
  name,
  category,
  number,
  timezone,
  country,
  archive,
  restore,
}: ClientUpdateOptions): components['schemas']['UpdateClientRequest'] {
  return {
    ...(name === undefined ? {} : { name }),
    ...(category === undefined ? {} : { client_category: category }),
    ...(number === undefined ? {} : { number: number === 'none' ? null : number }),
    ...(timezone === undefined ? {} : { time_zone: timezone }),
    ...(country === undefined ? {} : { country, currency: CURRENCIES[country] }),
    ...(archive === true ? { archived: true } : {}),
    ...(restore === true ? { archived: false } : {}),
  };
}
