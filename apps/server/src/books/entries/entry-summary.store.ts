import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform, EntryStatus } from '../../db/tables.ts';
import { readWaiting } from '../../clients/waiting.read-model.ts';
import type { Waiting } from '../../clients/waiting.read-model.ts';

export type EntrySummary = {
  readonly counts: Readonly<Partial<Record<EntryStatus, number>>>;
  readonly ambiguous: number;
  readonly waiting: Waiting;
  readonly oldestWaitingOn: string | null;
  readonly missing: MissingMappings;
};

/** What is missing for the entries that wait for a mapping. */
export type MissingMappings = {
  /** How many components have no account; null if an entry predates storing them. */
  readonly accounts: number | null;
  readonly entriesWithoutAccounts: number;
  /** How many platform stores are not matched to a store. */
  readonly stores: number;
  readonly entriesWithoutStore: number;
  /** The platforms of those stores, sorted by name. */
  readonly platforms: readonly DeliveryPlatform[];
};

/** Runs in the tenant's scope. `today` decides which stores are deactivated. */
export async function readSummary(tx: Transaction, today: string): Promise<EntrySummary> {
  const rows = await tx
    .selectFrom('journal_entries')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const { oldest } = await tx
    .selectFrom('journal_entries')
    .select(({ fn }) => fn.min('entry_on').as('oldest'))
    .where('status', 'in', ['needs_mapping', 'needs_review', 'ready', 'failed'])
    .executeTakeFirstOrThrow();
  const { ambiguous } = await tx
    .selectFrom('postings')
    .select(({ fn }) => fn.countAll<number>().as('ambiguous'))
    .where('state', '=', 'unknown')
    .executeTakeFirstOrThrow();
  return {
    counts: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
    ambiguous,
    waiting: await readWaiting(tx, today),
    oldestWaitingOn: oldest,
    missing: await readMissing(tx),
  };
}

async function readMissing(tx: Transaction): Promise<MissingMappings> {
  const code = sql`status_reason ->> 'code'`;
  const components = sql`status_reason -> 'components'`;
  const { rows } = await sql<{
    accounts: number;
    unnamed: number;
    without_accounts: number;
    stores: number;
    without_store: number;
    platforms: DeliveryPlatform[];
  }>`
    select
      (select count(distinct missing.component)::int
        from journal_entries named,
          jsonb_array_elements_text(coalesce(named.status_reason::jsonb -> 'components', '[]'::jsonb)) as missing(component)
        where named.status = 'needs_mapping' and named.status_reason ->> 'code' = 'needs_mapping') as accounts,
      count(*) filter (where ${code} = 'needs_mapping' and ${components} is null)::int as unnamed,
      count(*) filter (where ${code} = 'needs_mapping')::int as without_accounts,
      count(distinct (platform, entry ->> 'storeId')) filter (where ${code} = 'store_not_mapped')::int as stores,
      count(*) filter (where ${code} = 'store_not_mapped')::int as without_store,
      coalesce(array_agg(distinct platform) filter (where ${code} = 'store_not_mapped'), '{}') as platforms
    from journal_entries
    where status = 'needs_mapping'`.execute(tx);
  const [found] = rows;
  return {
    accounts: found === undefined || found.unnamed > 0 ? null : found.accounts,
    entriesWithoutAccounts: found?.without_accounts ?? 0,
    stores: found?.stores ?? 0,
    entriesWithoutStore: found?.without_store ?? 0,
    platforms: found?.platforms ?? [],
  };
}
