import { unwrap } from '@platebook/api-client';
import { CliError } from '../../../cli-error.ts';
import type { Context } from '../../../context.ts';
import { confirmed } from '../../../online/ask.ts';
import { connect } from '../../../online/connect.ts';
import type { Online } from '../../../online/connect.ts';
import { chosenClient } from '../../../online/find-client.ts';
import type { ConfirmMappingOptions } from '../../../online/options.ts';
import { printOne } from '../../../online/print.ts';
import type { Field } from '../../../online/print.ts';
import { printNotes } from '../../../online/print-notes.ts';
import { MAPPING_DETAILS, type StoreMapping } from './fields.ts';

const PATHS = {
  ubereats: '/api/v2/ubereats/tenants/{tenant}/confirm-store-mapping',
  doordash: '/api/v2/doordash/tenants/{tenant}/confirm-store-mapping',
} as const;

const DRY_RUN: Field<StoreMapping> = { name: 'dry_run', heading: 'Dry run', of: () => true };

/** Matches a store with a platform store. Shows the server's preview first; confirmed interactively or by `--yes`. */
export async function confirmStoreMapping(
  context: Context,
  pendingId: string,
  options: ConfirmMappingOptions,
): Promise<void> {
  const { platformStore } = options;
  if (platformStore === undefined) {
    throw new CliError(
      'usage_error',
      'Which platform store is it?',
      "add --platform-store ID; 'platebook store mapping pending' shows what fits",
    );
  }
  const online = await connect(context, options);
  const { tenant_id: tenant } = await chosenClient(online.api, online.settings);
  const send = (dryRun: boolean) =>
    post(online, options, { tenant, pendingId, platformStore, dryRun });
  const printing = { context, options, settings: online.settings };
  if (options.dryRun === true) {
    await printOne(printing, [DRY_RUN, ...MAPPING_DETAILS], await send(true));
    await printNotes(context, options, ['DRY RUN: nothing was matched.']);
    return;
  }
  if (options.yes !== true) {
    const would = await send(true);
    await confirmed(context, options, `Match ${would.store_name} with ${nameOf(would)}?`);
  }
  const mapping = await send(false);
  await printOne(printing, MAPPING_DETAILS, mapping);
  await printNotes(context, options, [`Matched ${mapping.store_name} with ${nameOf(mapping)}.`]);
}

type Confirmation = {
  readonly tenant: string;
  readonly pendingId: string;
  readonly platformStore: string;
  readonly dryRun: boolean;
};

async function post(
  { api }: Online,
  { channel = 'ubereats' }: ConfirmMappingOptions,
  { tenant, pendingId, platformStore, dryRun }: Confirmation,
): Promise<StoreMapping> {
  const { mapping } = await unwrap(
    api.POST(PATHS[channel], {
      params: { path: { tenant } },
      body: {
        pending_id: pendingId,
        selected_platform_store_id: platformStore,
        ...(dryRun ? { dry_run: true } : {}),
      },
    }),
  );
  return mapping;
}

function nameOf({ platform_store: theirs }: StoreMapping): string {
  return theirs?.name ?? 'no store';
}
