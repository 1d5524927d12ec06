import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { confirmedByName } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import { type Client, findClient } from '../../online/find-client.ts';
import { preview } from '../../online/preview.ts';
import { printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { CLIENT_DETAILS } from './fields.ts';
import type { ClientDeleteOptions } from './options.ts';

/** Deletes an empty client. Confirmed by typing its name, or by `--confirm`. */
export async function deleteClient(
  context: Context,
  wanted: string,
  options: ClientDeleteOptions,
): Promise<void> {
  const online = await connect(context, options);
  const client = await findClient(online.api, wanted);
  const { id, name, tenant_id: tenant } = client;
  const remove = (api: ApiClient) =>
    unwrap(api.DELETE('/api/v2/clients/clients/{id}', { params: { path: { id } } }));
  if (options.dryRun === true) {
    await requireEmpty(online.api, client);
    const planned = { operation: 'deleteClient', tenant, subject: name } as const;
    await preview({ context, options, online }, planned, remove);
    return;
  }
  await confirmedByName(context, options, { warning: `This deletes ${name}, for good.`, name });
  await remove(online.api);
  await printOne({ context, options, settings: online.settings }, CLIENT_DETAILS, client);
  await printNotes(context, options, [`Deleted ${name}.`]);
}

/** The same check that the server makes before a delete. */
async function requireEmpty(api: ApiClient, { name, tenant_id: tenant }: Client): Promise<void> {
  const params = { path: { tenant }, query: { limit: 1 } };
  const [stores, imports] = await Promise.all([
    unwrap(api.GET('/api/v2/clients/tenants/{tenant}/stores', { params })),
    unwrap(api.GET('/api/v2/clients/tenants/{tenant}/imports', { params })),
  ]);
  if (stores.items.length > 0 || imports.items.length > 0) {
    throw new CliError(
      'client_not_empty',
      `${name} still has stores or imports.`,
      'delete its stores first, or archive it: platebook client update --archive',
    );
  }
}
