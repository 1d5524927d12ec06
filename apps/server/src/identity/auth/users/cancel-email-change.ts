import { recordAccountEvent } from './account-events.ts';
import { personActing } from '../auth-deps.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { deleteOneTimeTokens } from '../tokens/one-time-tokens.store.ts';
import type { Origin } from '../origin.ts';
import { changeUser, lockUser } from './users.store.ts';

/** Voids the links and codes of both addresses; the account keeps its current address. */
export function cancelEmailChange(
  { database, clock }: Pick<AuthDeps, 'database' | 'clock'>,
  userId: string,
  from: Pick<Origin, 'requestId'>,
): Promise<void> {
  return database.asOwner(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === null || user.newEmail === null) {
      return;
    }
    const at = clock.now();
    await changeUser(tx, userId, { newEmail: null, emailChangeHalves: 0 }, at);
    await deleteOneTimeTokens(tx, userId, ['email_change_current', 'email_change_new']);
    await recordAccountEvent(tx, {
      actor: personActing(userId, from),
      action: 'user.email_change_canceled',
      userId,
      at,
    });
  });
}
