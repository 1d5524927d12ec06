import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import { jobScope } from '../features/sync/job-scope.ts';
import type { PostingProtocol } from '../features/posting/posting.port.ts';

/** Before a row is looked at again that could not be moved. */
const LATER_MS = 100;
/** How long to wait where nothing can be moved now. */
const IDLE_MS = 20;

type OpenRow = { readonly tenantId: string; readonly key: string };

export type Posting = {
  readonly database: Database;
  readonly protocol: PostingProtocol;
  /** How many rows are worked on at once. */
  readonly lanes: number;
  /** Only these rows; null takes whatever is open. */
  readonly keys: readonly string[] | null;
  readonly signal: AbortSignal;
};

/**
 * Does to every open row what the run of a sync lifecycle does to its entries: sends, waits, asks, reads back. All
 * processes go for all rows, so that they meet at them. Ends when no row is open any more.
 */
export async function postUntilDone(posting: Posting): Promise<void> {
  const notBefore = new Map<string, number>();
  const underWay = new Set<string>();
  const lane = async (): Promise<void> => {
    while (!posting.signal.aborted) {
      const open = await openRows(posting);
      if (open.length === 0) {
        return;
      }
      const now = Date.now();
      const row = open.find(({ key }) => !underWay.has(key) && (notBefore.get(key) ?? 0) <= now);
      if (row === undefined) {
        await delay(IDLE_MS);
        continue;
      }
      underWay.add(row.key);
      try {
        notBefore.set(row.key, await advance(posting.protocol, row));
      } finally {
        underWay.delete(row.key);
      }
    }
  };
  await Promise.all(Array.from({ length: posting.lanes }, lane));
}

/** How many rows are left to do. */
export async function countOpen(database: Database): Promise<number> {
  return database.asOwner(async (tx) => {
    const { count } = await whatIsOpen(tx)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });
}

/** In any order, so that processes do not follow each other, and sixty at most. */
async function openRows({ database, keys }: Posting): Promise<readonly OpenRow[]> {
  return database.asOwner(async (tx) => {
    const rows = await whatIsOpen(tx)
      .select(['p.tenant_id', 'p.key'])
      .$if(keys !== null, (query) => query.where('p.key', 'in', keys ?? []))
      .orderBy((order) => order.fn('random'))
      .limit(60)
      .execute();
    return rows.map(({ tenant_id: tenantId, key }) => ({ tenantId, key }));
  });
}

function whatIsOpen(tx: Transaction) {
  return (
    tx
      .selectFrom('postings as p')
      .innerJoin('journal_entries as e', (join) =>
        join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.entry_id'),
      )
      .where('e.status', '<>', 'posted')
      .where('p.state', '<>', 'cancelled')
      // What a person may have sent again, the person of this trial has sent again.
      .where(sql<boolean>`(p.state <> 'blocked' or p.outcome ->> 'retry' = 'true')`)
  );
}

/** Of the program, whatever the books do. */
const MISTAKES = [ReferenceError, TypeError, RangeError, SyntaxError];

/** One step of a row; answers when the next one makes sense, in ms since 1970. */
async function advance(protocol: PostingProtocol, { tenantId, key }: OpenRow): Promise<number> {
  const scope = jobScope(tenantId, `trial-${key.slice(0, 12)}`);
  try {
    const sent = await protocol.send(scope, key);
    switch (sent.kind) {
      case 'posted':
        await protocol.readBack(scope, [key]);
        return Date.now();
      case 'throttled':
        return sent.untilMs ?? Date.now() + LATER_MS;
      case 'unknown':
        return await askWhenDue(protocol, scope, { key, untilMs: sent.untilMs ?? 0 });
      case 'refused':
      default:
        return Date.now() + LATER_MS;
    }
  } catch (error) {
    if (MISTAKES.some((mistake) => error instanceof mistake)) {
      throw error;
    }
    // Whatever else goes wrong in a step leaves a row from which the next one goes on; the invariants say whether it does.
    return Date.now() + LATER_MS;
  }
}

async function askWhenDue(
  protocol: PostingProtocol,
  scope: TenantScope,
  { key, untilMs }: { readonly key: string; readonly untilMs: number },
): Promise<number> {
  if (untilMs > Date.now()) {
    return untilMs;
  }
  await protocol.ask(scope, key);
  return Date.now();
}
