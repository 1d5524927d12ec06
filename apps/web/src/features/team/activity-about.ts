import { words } from './team.messages.ts';
import type { AuditTarget } from './team.queries.ts';

/** The subjects of changes, as filter options. */
export const ABOUT = [
  'entry',
  'sync_run',
  'store',
  'store_mapping',
  'account_mapping',
  'connection',
  'member',
  'invitation',
  'client',
  'tenant_settings',
  'subscription',
] as const satisfies readonly AuditTarget[];

/** Their labels. */
export function aboutNames(): Readonly<Record<(typeof ABOUT)[number], string>> {
  return {
    entry: words.entries,
    sync_run: words.syncRuns,
    store: words.stores,
    store_mapping: words.storeMatches,
    account_mapping: words.accountMapping,
    connection: words.connections,
    member: words.members,
    invitation: words.invitations,
    client: words.clientDetails,
    tenant_settings: words.clientSettings,
    subscription: words.plan,
  };
}
