import { randomUUID } from 'node:crypto';
import type { Database, TenantScope } from '../../src/db/database.ts';
import type { PostingProtocol } from '../../src/books/posting/posting.port.ts';
import { TRIAL_TIMES } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import type { PostingTimes } from '../../src/config/posting.ts';

/** The durations of a build: without quarantine the books are queried, and believed, immediately. */
export function timesOf(build: Build): PostingTimes {
  return build === 'sound' || build === 'no_look_up'
    ? TRIAL_TIMES
    : { ...TRIAL_TIMES, quarantineMs: 0 };
}

/** The protocol as commonly implemented: anything with an unknown outcome is sent again. */
export function weaken(
  build: Build,
  { database, protocol }: { readonly database: Database; readonly protocol: PostingProtocol },
): PostingProtocol {
  if (build === 'sound' || build === 'no_quarantine') {
    return protocol;
  }
  const blind = { ...protocol, lookUp: async () => null };
  if (build === 'no_look_up') {
    return blind;
  }
  return {
    ...blind,
    send: async (scope, key) => {
      const outcome = await protocol.send(scope, key);
      if (outcome.kind !== 'unknown') {
        return outcome;
      }
      await forget(database, scope, { key, withRequestId: build === 'naive_retry' });
      return { kind: 'throttled', untilMs: 0 };
    },
  };
}

/** As if it had never been sent; the naive build makes a new call of it. */
async function forget(
  database: Database,
  scope: TenantScope,
  { key, withRequestId }: { readonly key: string; readonly withRequestId: boolean },
): Promise<void> {
  await database.inTenant(scope, (tx) =>
    tx
      .updateTable('postings')
      .set({
        state: 'pending',
        lease_owner: null,
        lease_until: null,
        next_attempt_at: null,
        ...(withRequestId ? { request_id: randomUUID() } : {}),
      })
      .where('key', '=', key)
      .where('state', 'in', ['unknown', 'posting'])
      .execute(),
  );
}
