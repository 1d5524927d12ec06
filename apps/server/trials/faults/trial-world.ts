import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/db/database.ts';
import { sealToken } from '../../src/connectors/connections/sealed-tokens.ts';
import type { SealedBox } from '../../src/platform/sealed-box.ts';
import type { Tokens } from '../../src/testing/sandbox.ts';
import type { Bookkeeper } from './bookkeeper.ts';
import type { Job, Line } from './evidence.ts';
import type { TrialSandbox } from './sandbox-process.ts';
import { createSeededDice } from './seeded-dice.ts';
import type { SeededDice } from './seeded-dice.ts';
import { QUERY_LAG_MS } from './trial-settings.ts';

const DAY_MS = 86_400_000;
/** The entries per run. */
const RUN_OF = 5;
const DAY = '2026-11-16';
/** Accounts that every simulated company has, by the ids it assigned. */
const ACCOUNTS = ['Uber Eats Clearing', 'Delivery Sales', 'Delivery Commissions'] as const;

export type Company = {
  readonly tenantId: string;
  readonly realmId: string;
  readonly connectionId: string;
  /** Ids of the accounts that its entries use. */
  readonly accounts: readonly string[];
};

export type TrialWorld = {
  readonly companies: readonly Company[];
  readonly jobs: Job[];
};

export type WorldParts = {
  readonly database: Database;
  readonly sandbox: TrialSandbox;
  readonly box: SealedBox;
  readonly bookkeeper: Bookkeeper;
};

/**
 * Clients with their own books, and entries to post, distributed over them. The companies differ in their provider's
 * memory of request ids and in the lag of its queries.
 */
export async function foundTrialWorld(
  parts: WorldParts,
  { seed, companies: count, jobs: jobCount }: { seed: number; companies: number; jobs: number },
): Promise<TrialWorld> {
  const dice = createSeededDice(seed);
  const world = { companies: [] as Company[], jobs: [] };
  for (let index = 0; index < count; index += 1) {
    const company = await foundCompany(parts, dice, index);
    world.companies.push(company);
    const share = Math.floor(jobCount / count) + (index < jobCount % count ? 1 : 0);
    await giveJobs(parts, dice, { world, company, share });
  }
  return world;
}

/** One more entry to post for each company. */
export async function giveMoreJobs(
  parts: WorldParts,
  dice: SeededDice,
  world: TrialWorld,
): Promise<void> {
  for (const company of world.companies) {
    await giveJobs(parts, dice, { world, company, share: 1 });
  }
}

/** Recreates known jobs in a database that does not have them. */
export async function giveAgain(
  parts: WorldParts,
  { companies }: TrialWorld,
  jobs: readonly Job[],
): Promise<void> {
  for (const company of companies) {
    const own = jobs.filter(({ tenantId }) => tenantId === company.tenantId);
    await post(parts, company, own);
  }
}

async function giveJobs(
  parts: WorldParts,
  dice: SeededDice,
  {
    world,
    company,
    share,
  }: { readonly world: TrialWorld; readonly company: Company; readonly share: number },
): Promise<void> {
  const { tenantId, realmId, accounts } = company;
  const own = Array.from({ length: share }, () => ({
    tenantId,
    realmId,
    entryId: randomUUID(),
    lines: linesOf(dice, accounts),
  }));
  await post(parts, company, own);
  world.jobs.push(...own);
}

async function foundCompany(parts: WorldParts, dice: SeededDice, index: number): Promise<Company> {
  const { sandbox } = parts;
  const realmId = `93414520000${String(10_000 + index)}`;
  await sandbox.set('companies', { realmId, name: `Trial kitchen ${index}` });
  const tokens = await sandbox.connect(realmId);
  const { tenantId, connectionId } = await addTenant(parts, { realmId, tokens });
  const ids = await sandbox.accounts(tokens, realmId);
  const accounts = ACCOUNTS.map((name) => ids.get(name) ?? '');
  await sandbox.set(`companies/${realmId}`, {
    requestIdMemory: dice.pick<number | string>([0, 1, 3, 'forever']),
    queryLagMs: dice.pick([0, QUERY_LAG_MS]),
    warnDuplicateJournalNumber: dice.chance(300),
  });
  return { tenantId, realmId, connectionId, accounts };
}

async function addTenant(
  { database, box, bookkeeper }: WorldParts,
  { realmId, tokens }: { readonly realmId: string; readonly tokens: Tokens },
): Promise<Pick<Company, 'tenantId' | 'connectionId'>> {
  const tenantId = randomUUID();
  const at = new Date();
  const place = { tenant_id: tenantId, provider: 'quickbooks', id: randomUUID() } as const;
  await database.asOwner(async (tx) => {
    await tx
      .insertInto('tenants')
      .values({ id: tenantId, name: 'Trial', created_at: at })
      .execute();
    await tx
      .insertInto('memberships')
      .values({
        tenant_id: tenantId,
        user_id: bookkeeper.userId,
        level: 'user_owner',
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('clients')
      .values({
        tenant_id: tenantId,
        id: randomUUID(),
        name: 'Trial kitchen',
        client_category: 'qbo',
        created_at: at,
        updated_at: at,
      })
      .execute();
    await tx
      .insertInto('connections')
      .values({
        ...place,
        external_id: realmId,
        external_name: 'Trial kitchen',
        status: 'connected',
        details: JSON.stringify({ country: 'US' }),
        access_token: sealToken(box, place, 'access_token', tokens.access_token),
        access_expires_at: new Date(at.getTime() + 3_600_000),
        refresh_token: sealToken(box, place, 'refresh_token', tokens.refresh_token),
        refresh_expires_at: new Date(at.getTime() + 100 * DAY_MS),
        connected_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
  });
  return { tenantId, connectionId: place.id };
}

/** The lines of a payout: sales, the platform's fees, the deposit still to come. */
function linesOf(dice: SeededDice, [clearing = '', sales = '', fees = '']: readonly string[]) {
  const gross = dice.between(10_000, 900_000);
  const commission = dice.between(1, 9_999);
  return [
    { accountId: clearing, side: 'Debit', cents: gross - commission },
    { accountId: fees, side: 'Debit', cents: commission },
    { accountId: sales, side: 'Credit', cents: gross },
  ] as const satisfies readonly Line[];
}

/** Inserts pending entries, and has a person request their posting, a batch at a time. */
async function post(
  { database, bookkeeper }: WorldParts,
  { tenantId }: Company,
  jobs: readonly Job[],
): Promise<void> {
  for (let first = 0; first < jobs.length; first += RUN_OF) {
    const some = jobs.slice(first, first + RUN_OF);
    await database.asOwner((tx) =>
      tx
        .insertInto('journal_entries')
        .values(some.map((job) => toEntryRow(job)))
        .execute(),
    );
    const ids = some.map(({ entryId }) => entryId);
    if (!(await bookkeeper.post(tenantId, ids))) {
      throw new Error('Entries that nobody has posted yet cannot be posted.');
    }
  }
}

/** Unique, of at most 21 characters. */
function numberOf(entryId: string): string {
  return `TR-${entryId.replaceAll('-', '').slice(0, 16)}`;
}

function toEntryRow({ tenantId, entryId, lines }: Job) {
  const at = new Date();
  const documentNumber = numberOf(entryId);
  const debitCents = lines.reduce(
    (sum, line) => (line.side === 'Debit' ? sum + line.cents : sum),
    0,
  );
  return {
    tenant_id: tenantId,
    id: entryId,
    run_id: null,
    payout_id: null,
    store_id: null,
    channel_id: null,
    platform: null,
    kind: 'manual',
    entry_key: `manual:${entryId}`,
    document_number: documentNumber,
    entry_on: DAY,
    currency: 'USD',
    debit_cents: debitCents,
    entry: JSON.stringify(storedEntryOf(documentNumber, lines)),
    status: 'ready',
    status_reason: null,
    relates_to: null,
    realm_id: null,
    approved_by: null,
    approved_at: null,
    external_id: null,
    sync_token: null,
    posted_at: null,
    verified_at: null,
    posted_elsewhere: null,
    created_by: null,
    created_at: at,
    updated_at: at,
  } as const;
}

/** An entry with explicit accounts. */
function storedEntryOf(documentNumber: string, lines: readonly Line[]) {
  return {
    documentNumber,
    kind: 'manual',
    date: DAY,
    memo: 'Payout of a trial',
    currency: 'USD',
    platform: null,
    payoutRef: '',
    payoutOn: DAY,
    storeId: '',
    storeName: '',
    channel: '',
    part: 1,
    parts: 1,
    slice: 'all',
    lines: [],
    booksLines: lines.map(({ accountId, side, cents }) => ({
      accountId,
      accountName: '',
      classId: null,
      className: null,
      departmentId: null,
      departmentName: null,
      taxCodeId: null,
      entity: null,
      description: 'Payout of a trial',
      side: side === 'Debit' ? 'debit' : 'credit',
      amountCents: cents,
      component: 'net_payout',
    })),
  };
}
