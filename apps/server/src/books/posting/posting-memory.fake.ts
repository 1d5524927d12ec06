import { toCents } from '@platebook/accounting';
import { grantTenantScope } from '../../db/database.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import type { FakeClock } from '../../platform/clock.fake.ts';
import type {
  EffectiveMapping,
  MappingTarget,
} from '../../mapping/accounts/account-mapping.port.ts';
import type { OutgoingNotification } from '../../messages/notifications/notifier.port.ts';
import type { BooksAnswer, BooksCall } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { EntryToPost } from './entry-rows.ts';
import type { QboEntry } from './payload.ts';
import type { PostingDeps } from './posting-deps.ts';
import { mappingTarget, postingDefaults } from './posting-defaults.fake.ts';
import { createFakePostingStore } from './posting-store.fake.ts';
import type { PostingMemory } from './posting-store.fake.ts';
import type { Posting } from './postings.store.ts';
import { requestPostings } from './request-postings.ts';
import type { RequestedPostings } from './request-postings.ts';
import type { PostingRequest } from './posting-request.ts';

export const TENANT = '0b8f1c9e-0000-4000-8000-000000000001';
export const PERSON = '0b8f1c9e-0000-4000-8000-0000000000aa';
const REALM = '9341450000000001';

type Reply = (call: BooksCall) => BooksAnswer | Promise<BooksAnswer>;

/** Posting without a database or QuickBooks: rows in memory, and scripted responses. */
export type PostingInMemory = {
  readonly memory: PostingMemory;
  readonly deps: PostingDeps;
  readonly clock: FakeClock;
  readonly scope: TenantScope;
  readonly calls: BooksCall[];
  readonly notifications: OutgoingNotification[];
  readonly mapping: Map<string, MappingTarget>;
  /** QuickBooks' responses to the next calls, in order. Any other call fails. */
  readonly answer: (...replies: readonly Reply[]) => void;
  readonly addEntry: (change?: Partial<EntryToPost>) => EntryToPost;
  readonly request: (
    ids: readonly string[],
    how?: Partial<PostingRequest>,
  ) => Promise<RequestedPostings>;
  /** Approves an entry for immediate sending; returns its key. */
  readonly approve: (id: string) => Promise<string>;
  readonly entry: (id: string) => EntryToPost;
  readonly posting: (key: string) => Posting;
  readonly audited: () => string[];
};

export function openPostingInMemory(change: Partial<PostingDeps> = {}): PostingInMemory {
  const memory = emptyMemory();
  const clock = createFakeClock();
  const scope = grantTenantScope(TENANT, PERSON, 'request-1');
  const calls: BooksCall[] = [];
  const replies: Reply[] = [];
  const notifications: OutgoingNotification[] = [];
  const mapping = everyAccount();
  const deps: PostingDeps = {
    database: fakeDatabase(memory),
    store: createFakePostingStore(memory),
    clock,
    books: fakeBooks(calls, replies),
    mappings: { effective: async () => mapping as EffectiveMapping },
    ...postingDefaults(notifications),
    ...change,
  };
  const actor = { kind: 'user', userId: PERSON, requestId: 'request-1' } as const;
  const request: PostingInMemory['request'] = (entryIds, how = {}) =>
    deps.database.inTenant(scope, (tx) =>
      requestPostings(deps, tx, scope, {
        entryIds,
        closedPeriod: 'refuse',
        actor,
        isSending: true,
        ...how,
      }),
    );
  return {
    memory,
    deps,
    clock,
    scope,
    calls,
    notifications,
    mapping,
    answer: (...next) => void replies.push(...next),
    addEntry: (fields = {}) => {
      const entry = { ...entryToPost(memory.entries.length + 1), ...fields };
      memory.entries.push(entry);
      return entry;
    },
    request,
    approve: async (id) => (await request([id])).planned[0]?.key ?? '',
    entry: (id) => found(memory.entries.find((entry) => entry.id === id)),
    posting: (key) => found(memory.postings.find((row) => row.key === key)),
    audited: () => memory.audits.map(({ action }) => action),
  };
}

function everyAccount(): Map<string, MappingTarget> {
  return new Map(
    ['net_payout', 'gross_sales', 'commission'].map((name, index) => [
      name,
      mappingTarget(String(91 + index), name),
    ]),
  );
}

function emptyMemory(): PostingMemory {
  return {
    entries: [],
    postings: [],
    attempts: [],
    audits: [],
    exceptions: [],
    books: { realmId: REALM, country: 'US', closingOn: null },
    isDeliveryOnly: false,
    isPaused: false,
    timeZone: 'America/New_York',
    differences: new Map(),
    driftCheckedAt: null,
  };
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new Error('There is no such row in memory.');
  }
  return value;
}

/** Runs transactions one at a time, and rolls back one that throws. */
function fakeDatabase(memory: PostingMemory): Database {
  let last: Promise<unknown> = Promise.resolve();
  const refuse = (): never => {
    throw new Error('A rule of posting went past its store.');
  };
  const tx = new Proxy({}, { get: refuse }) as Transaction;
  return {
    get pool() {
      return refuse();
    },
    asOwner: refuse,
    readAsOwner: refuse,
    asUser: refuse,
    readAsUser: refuse,
    inBulk: refuse,
    lowerPriority: refuse,
    followTo: refuse,
    close: async () => undefined,
    inTenant: (_scope, work) => {
      const mine = last.then(async () => {
        const before = structuredClone(memory);
        try {
          return await work(tx);
        } catch (error) {
          Object.assign(memory, before);
          throw error;
        }
      });
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

function fakeBooks(calls: BooksCall[], replies: Reply[]): PostingDeps['books'] {
  const refuse = async (): Promise<never> => {
    throw new Error('The books were not expected to be asked this.');
  };
  return {
    realmOf: async () => REALM,
    query: refuse,
    create: refuse,
    companyInfo: refuse,
    preferences: refuse,
    call: async (_scope, call) => {
      const reply = replies.shift();
      if (reply === undefined) {
        return refuse();
      }
      await call.beforeSend?.();
      calls.push(call);
      return reply(call);
    },
  };
}

/** A QuickBooks response with status 200. */
export function ok(body: unknown): BooksAnswer {
  return { status: 200, body, intuitTid: 'tid-1', durationMs: 12, retryAfterMs: null };
}

/** A refusal in Intuit's format. */
export function fault(code: string, detail: string, status = 400): BooksAnswer {
  return {
    ...ok({
      Fault: { type: 'ValidationFault', Error: [{ Message: detail, Detail: detail, code }] },
    }),
    status,
  };
}

/** QuickBooks' response to an accepted entry, with an ID and a version. */
export function takenAs(id: string, syncToken = '0'): Reply {
  return ({ body }) => ok({ JournalEntry: { ...sentIn(body), Id: id, SyncToken: syncToken } });
}

/** QuickBooks' response to a query by document number. */
export function listed(...rows: readonly QboEntry[]): Reply {
  return () => ok({ QueryResponse: rows.length === 0 ? {} : { JournalEntry: rows } });
}

function sentIn(body: unknown): QboEntry {
  return JSON.parse(String(body)) as QboEntry;
}

/** A sale of 100.00, the platform's quarter of it, and the rest to clearing. */
function entryToPost(ordinal: number): EntryToPost {
  const documentNumber = `UE-RULE${ordinal}`;
  const line = (component: string, side: 'debit' | 'credit', amountCents: number) => ({
    account: component,
    description: '',
    component: component as 'net_payout',
    side,
    amountCents: toCents(amountCents),
  });
  return {
    tenantId: TENANT,
    id: `entry-${ordinal}`,
    storeId: null,
    channelId: null,
    payoutId: `payout-${ordinal}`,
    runId: null,
    platform: 'ubereats',
    kind: 'payout',
    entryKey: `key of ${documentNumber}`,
    version: 0,
    documentNumber,
    entryOn: '2026-11-08',
    currency: 'USD',
    debitCents: 10_000,
    entry: {
      documentNumber,
      kind: 'payout',
      date: '2026-11-08',
      memo: 'Uber Eats, a payout',
      currency: 'USD',
      platform: 'ubereats',
      payoutRef: `P-${ordinal}`,
      payoutOn: '2026-11-10',
      storeId: 's-1',
      storeName: 'Harbor',
      channel: 'Marketplace',
      part: 1,
      parts: 1,
      slice: 'all',
      lines: [
        line('net_payout', 'debit', 7_500),
        line('commission', 'debit', 2_500),
        line('gross_sales', 'credit', 10_000),
      ],
    },
    rules: null,
    status: 'ready',
    statusReason: null,
    relatesTo: null,
    externalId: null,
    syncToken: null,
    approvedAt: null,
    postedElsewhere: null,
  };
}
