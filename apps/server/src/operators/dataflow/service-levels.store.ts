import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { within } from './stats.store.ts';
import type { Period } from './stats.store.ts';

/** How many met the service level. */
export type Stored = { readonly good: number; readonly total: number };

export type ServiceLevels = {
  readonly requests: Stored;
  readonly fastRequests: Stored;
  readonly postings: Stored;
  readonly promptPostings: Stored;
  readonly balancedPayouts: Stored;
  /** Entries that are in the books more than once, currently. */
  readonly duplicates: number;
};

/** The latency that users do not notice. */
const FAST_MS = 1_000;
/** From the approval of an entry to its posting. */
const PROMPT_SECONDS = 300;

/** A rejection counts as a response, and an aborted request does not count at all. */
export async function readRequestLevels(
  tx: Transaction,
  period: Period,
): Promise<Pick<ServiceLevels, 'requests' | 'fastRequests'>> {
  const { rows } = await sql<{ total: number; answered: number; fast: number }>`
    select count(*)::integer as "total",
      (count(*) filter (where status <> 'failed'))::integer as "answered",
      (count(*) filter (where status <> 'failed' and duration_ms <= ${FAST_MS}))::integer as "fast"
    from operation_events
    where ${within(period)} and kind = 'request' and status <> 'aborted'`.execute(tx);
  const { total, answered, fast } = rows[0] ?? { total: 0, answered: 0, fast: 0 };
  return {
    requests: { good: answered, total },
    fastRequests: { good: fast, total: answered },
  };
}

export async function readPostingLevels(
  tx: Transaction,
  { from, to }: Period,
): Promise<Omit<ServiceLevels, 'requests' | 'fastRequests'>> {
  const { rows } = await sql<{
    settled: number;
    posted: number;
    approved: number;
    prompt: number;
    payouts: number;
    balanced: number;
    duplicates: number;
  }>`
    select p.settled, p.posted, e.approved, e.prompt, y.payouts, y.balanced, d.duplicates
    from
      (select count(*)::integer as settled, (count(*) filter (where state = 'posted'))::integer as posted
        from postings where state in ('posted', 'blocked') and finished_at >= ${from} and finished_at < ${to}) p,
      (select count(*)::integer as approved,
          (count(*) filter (where posted_at <= approved_at + ${PROMPT_SECONDS} * interval '1 second'))::integer as prompt
        from journal_entries where approved_at is not null and posted_at >= ${from} and posted_at < ${to}) e,
      (select count(*)::integer as payouts, (count(*) filter (where identities_hold))::integer as balanced
        from payouts where created_at >= ${from} and created_at < ${to}) y,
      (select count(*)::integer as duplicates from journal_entries
        where status_reason ->> 'code' = 'found_twice') d`.execute(tx);
  const [found] = rows;
  if (found === undefined) {
    throw new Error('A count has one row.');
  }
  return {
    postings: { good: found.posted, total: found.settled },
    promptPostings: { good: found.prompt, total: found.approved },
    balancedPayouts: { good: found.balanced, total: found.payouts },
    duplicates: found.duplicates,
  };
}
