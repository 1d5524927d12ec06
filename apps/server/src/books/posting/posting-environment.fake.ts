import { randomUUID } from 'node:crypto';
import { grantTenantScope } from '../../db/database.ts';
import type { TenantScope } from '../../db/database.ts';
import type { BooksEntryKind, EntryStatus } from '../../db/tables.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import type { FakeClock } from '../../platform/clock.fake.ts';
import { createOutbound } from '../../platform/outbound.ts';
import { OTHER_REALM, REALM, startTestSandbox } from '../../testing/sandbox.ts';
import type { TestSandbox, Tokens } from '../../testing/sandbox.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { addPerson, addTenant } from '../../testing/test-server.ts';
import type {
  EffectiveMapping,
  MappingTarget,
} from '../../mapping/accounts/account-mapping.port.ts';
import type { OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import { createFakeConnections } from '../../connectors/quickbooks/connections.fake.ts';
import type { FakeConnections } from '../../connectors/quickbooks/connections.fake.ts';
import { createQuickBooks } from '../../connectors/quickbooks/quickbooks.ts';
import { createRealmLimiter } from '../../connectors/quickbooks/realm-limiter.ts';
import { createPostingProtocol } from './posting.ts';
import { mappingTarget, postingDefaults } from './posting-defaults.fake.ts';
import type { PostingDeps } from './posting-deps.ts';
import { POSTING_STORE } from './posting-store.ts';
import type { PostingProtocol } from './posting.port.ts';
import { readReason } from './stored-entry.read-model.ts';

export type Client = {
  readonly scope: TenantScope;
  readonly realmId: string;
  readonly tokens: Tokens;
};

/** Clients connected to a QuickBooks sandbox, with the posting protocol. */
export type PostingEnvironment = {
  readonly sandbox: TestSandbox;
  readonly database: TestDatabase['database'];
  readonly clock: FakeClock;
  readonly connections: FakeConnections;
  readonly deps: PostingDeps;
  readonly posting: PostingProtocol;
  readonly notifications: OutgoingNotification[];
  readonly addClient: (realmId?: string) => Promise<Client>;
  readonly addEntry: (client: Client, entry?: EntryInput) => Promise<string>;
  /** Approves an entry and returns its key. */
  readonly request: (client: Client, entryId: string) => Promise<string>;
  readonly entry: (entryId: string) => Promise<EntrySeen>;
  readonly stop: () => Promise<void>;
};

type EntryInput = {
  readonly documentNumber?: string;
  readonly grossCents?: number;
  readonly on?: string;
  readonly status?: EntryStatus;
  readonly kind?: BooksEntryKind;
};

type EntrySeen = {
  readonly status: EntryStatus;
  readonly reason: string | null;
  readonly externalId: string | null;
  readonly isVerified: boolean;
};

export async function openPostingEnvironment(
  change: Partial<PostingDeps> = {},
): Promise<PostingEnvironment> {
  const [sandbox, testDatabase] = await Promise.all([startTestSandbox(), createTestDatabase()]);
  await sandbox.set('quickbooks/limits', {
    perSecond: 10_000,
    perMinute: 100_000,
    batchesPerMinute: 100,
  });
  const { database } = testDatabase;
  const clock = createFakeClock();
  const connections = createFakeConnections(sandbox);
  const outbound = createOutbound({ hosts: [new URL(sandbox.url).host], loopback: true });
  const notifications: OutgoingNotification[] = [];
  const mapping = await mappingOf(sandbox);
  const deps: PostingDeps = {
    database,
    store: POSTING_STORE,
    clock,
    books: createQuickBooks({
      connections,
      outbound,
      limiter: createRealmLimiter(database),
      apiUrl: sandbox.url,
    }),
    mappings: { effective: async () => mapping },
    ...postingDefaults(notifications),
    ...change,
  };
  const posting = createPostingProtocol(deps);
  return {
    sandbox,
    database,
    clock,
    connections,
    deps,
    posting,
    notifications,
    addClient: (realmId = REALM) => addClient({ database, clock, connections }, realmId),
    addEntry: (client, entry = {}) => addEntry({ database, clock }, client, entry),
    request: async ({ scope }, entryId) => {
      const planned = await database.inTenant(scope, (tx) => posting.request(tx, scope, [entryId]));
      return planned[0]?.key ?? '';
    },
    entry: (entryId) => seeEntry(database, entryId),
    stop: async () => {
      outbound.close();
      await sandbox.stop();
      await testDatabase.drop();
    },
  };
}

async function mappingOf(sandbox: TestSandbox): Promise<EffectiveMapping> {
  const ids = await sandbox.accounts(await sandbox.connect(REALM));
  const others = await sandbox.accounts(await sandbox.connect(OTHER_REALM), OTHER_REALM);
  const target = (name: string): MappingTarget => {
    const accountId = ids.get(name);
    if (accountId === undefined || others.get(name) !== accountId) {
      throw new Error(`The books of the sandbox hold no ${name} under one id.`);
    }
    return mappingTarget(accountId, name);
  };
  return new Map([
    ['net_payout', target('Uber Eats Clearing')],
    ['gross_sales', target('Delivery Sales')],
    ['commission', target('Delivery Commissions')],
  ]);
}

type Place = Pick<PostingEnvironment, 'database' | 'clock'>;

async function addClient(
  { database, clock, connections }: Place & Pick<PostingEnvironment, 'connections'>,
  realmId: string,
): Promise<Client> {
  const person = await addPerson({ database, clock }, { email: `${randomUUID()}@example.test` });
  const { tenantId } = await addTenant(
    { database, clock },
    { name: 'Harbor', members: [{ person, level: 'user_owner' }] },
  );
  const tokens = await connections.connect(tenantId, realmId);
  await connectBooksRow(database, { tenantId, realmId, at: clock.now() });
  return { scope: grantTenantScope(tenantId, person.userId, 'test'), realmId, tokens };
}

async function connectBooksRow(
  database: TestDatabase['database'],
  { tenantId, realmId, at }: { tenantId: string; realmId: string; at: Date },
): Promise<void> {
  // A company belongs to one client at a time.
  await database.asOwner((tx) =>
    tx
      .updateTable('connections')
      .set({ status: 'disconnected', disconnected_at: at })
      .where('external_id', '=', realmId)
      .execute(),
  );
  await database.asOwner((tx) =>
    tx
      .insertInto('connections')
      .values({
        tenant_id: tenantId,
        id: randomUUID(),
        provider: 'quickbooks',
        external_id: realmId,
        external_name: 'Harbor',
        status: 'connected',
        details: JSON.stringify({ country: 'US', closing_on: '2026-06-30' }),
        connected_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute(),
  );
}

let numbered = 0;

async function addEntry(
  { database, clock }: Place,
  { scope }: Client,
  entry: EntryInput,
): Promise<string> {
  numbered += 1;
  const id = randomUUID();
  const at = clock.now();
  const {
    documentNumber = `UE-TEST${numbered}`,
    grossCents = 10_000,
    on = '2026-11-08',
    status = 'ready',
    kind = 'payout',
  } = entry;
  await database.asOwner((tx) =>
    tx
      .insertInto('journal_entries')
      .values({
        tenant_id: scope.tenantId,
        id,
        run_id: null,
        payout_id: null,
        store_id: null,
        channel_id: null,
        platform: 'ubereats',
        kind,
        entry_key: `key of ${documentNumber}`,
        document_number: documentNumber,
        entry_on: on,
        currency: 'USD',
        debit_cents: grossCents,
        entry: JSON.stringify(plannedEntry({ documentNumber, grossCents, on, kind })),
        status,
        relates_to: null,
        created_at: at,
        updated_at: at,
      })
      .execute(),
  );
  return id;
}

/** As planning stores it: a sale, the platform's quarter of it, and the rest to clearing. */
function plannedEntry({
  documentNumber,
  grossCents,
  on,
  kind,
}: Required<Omit<EntryInput, 'status'>>): unknown {
  const feeCents = Math.floor(grossCents / 4);
  const line = (component: string, side: string, amountCents: number) => ({
    account: component,
    accountType: 'Income',
    description: '',
    component,
    side,
    amountCents,
  });
  return {
    documentNumber,
    kind,
    date: on,
    memo: 'Uber Eats, a payout',
    currency: 'USD',
    platform: 'ubereats',
    payoutRef: 'P-1',
    payoutOn: on,
    storeId: 's-1',
    storeName: 'Harbor',
    channel: 'Marketplace',
    part: 1,
    parts: 1,
    slice: 'all',
    lines: [
      line('net_payout', 'debit', grossCents - feeCents),
      line('commission', 'debit', feeCents),
      line('gross_sales', 'credit', grossCents),
    ],
  };
}

async function seeEntry(database: TestDatabase['database'], entryId: string): Promise<EntrySeen> {
  const row = await database.asOwner((tx) =>
    tx
      .selectFrom('journal_entries')
      .select(['status', 'status_reason', 'external_id', 'verified_at'])
      .where('id', '=', entryId)
      .executeTakeFirstOrThrow(),
  );
  return {
    status: row.status,
    reason: readReason(row.status_reason)?.code ?? null,
    externalId: row.external_id,
    isVerified: row.verified_at !== null,
  };
}
