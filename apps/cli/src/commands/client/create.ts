import { unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import type { Online } from '../../online/connect.ts';
import type { ClientCreateOptions } from '../../online/options.ts';
import { printOne } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { requirePermission } from '../../online/preview.ts';
import { CLIENT_DETAILS } from './fields.ts';
import { CURRENCIES } from './options.ts';

/** Creates a client in a new tenant owned by the caller, or in `--tenant`. */
export async function createClient(
  context: Context,
  name: string,
  options: ClientCreateOptions,
): Promise<void> {
  const online = await connect(context, options);
  const { category, number, timezone, country, tenant } = options;
  const body = {
    name,
    ...(category === undefined ? {} : { client_category: category }),
    ...(number === undefined ? {} : { number }),
    ...(timezone === undefined ? {} : { time_zone: timezone }),
    ...(country === undefined ? {} : { country, currency: CURRENCIES[country] }),
    ...(tenant === undefined ? {} : { tenant_id: tenant }),
  };
  if (options.dryRun === true) {
    await preview(context, options, { online, body });
    return;
  }
  const client = await unwrap(online.api.POST('/api/v2/clients/clients', { body }));
  await printOne({ context, options, settings: online.settings }, CLIENT_DETAILS, client);
  await printNotes(context, options, [`Created ${client.name}.`]);
}

type Body = Readonly<Record<string, string>>;

/** The server checks permission here; values are validated when they are sent. */
async function preview(
  context: Context,
  options: ClientCreateOptions,
  { online: { api, settings }, body }: { online: Online; body: Body },
): Promise<void> {
  await requirePermission(api, 'createClient', options.tenant);
  const fields: Field<Body>[] = [
    { name: 'dry_run', heading: 'Dry run', of: () => true },
    ...Object.entries(body).map(([name, value]) => ({ name, heading: name, of: () => value })),
  ];
  await printOne({ context, options, settings }, fields, body);
  await printNotes(context, options, ['DRY RUN: nothing was created.']);
}
