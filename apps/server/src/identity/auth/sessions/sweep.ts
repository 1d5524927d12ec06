import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { StoredKeyRing } from '../tokens/key-ring.ts';
import { INACTIVITY_MS } from '../tokens/refresh-decision.ts';
import { deleteOldClaims } from '../sign-in/request-limiter.ts';

const DAY_MS = 86_400_000;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: Pick<StoredKeyRing, 'rotate'>;
};

/** Deletes what expired more than a day ago, and rotates the signing keys when that is due. */
export async function sweepAuth({ database, clock, keys }: Deps): Promise<void> {
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await database.asOwner(async (tx) => {
    await tx.deleteFrom('one_time_tokens').where('link_expires_at', '<', yesterday).execute();
    await tx.deleteFrom('mfa_challenges').where('created_at', '<', yesterday).execute();
    await tx.deleteFrom('flow_states').where('created_at', '<', yesterday).execute();
    await tx
      .deleteFrom('sessions')
      .where((session) =>
        session.or([
          session('not_after', '<', yesterday),
          session('refreshed_at', '<', new Date(yesterday.getTime() - INACTIVITY_MS)),
        ]),
      )
      .execute();
  });
  await deleteOldClaims(database, now);
  await keys.rotate(now);
}
