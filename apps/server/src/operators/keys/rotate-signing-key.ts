import { recordAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { createKeyRing, KEY_NOTICE_MS, LONGEST_TOKEN_LIFE_S } from '../../features/auth/key-ring.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import { RefusedError } from '../program/refused-error.ts';

export type SigningRotation = {
  readonly key: string;
  /** From when on it signs; it is published until then, so that whoever keeps the key set knows it in time. */
  readonly signs_from: string;
  /** Until when tokens of the key before it are accepted. */
  readonly accepted_until: string;
};

/**
 * Makes the next key that access tokens are signed with, and lets it take over after a notice; tokens of the one before
 * stay good for as long as they live. Throws `RefusedError` while one is announced already.
 */
export async function rotateSigningKey({
  database,
  box,
  clock,
}: {
  readonly database: Database;
  readonly box: SealedBox;
  readonly clock: Clock;
}): Promise<SigningRotation> {
  const now = clock.now();
  const signsFrom = new Date(now.getTime() + KEY_NOTICE_MS);
  const key = await createKeyRing(database, box).rotate(now, {
    force: true,
    record: (tx, kid) =>
      recordAudit(tx, {
        actor: { kind: 'service', userId: null, requestId: 'keys-rotate' },
        tenantId: null,
        action: 'signing_key.rotated',
        target: { type: 'signing_key', id: kid },
        details: { signs_from: signsFrom.toISOString() },
        at: now,
      }),
  });
  if (key === null) {
    throw new RefusedError(
      'refused',
      `A new signing key was made within the last ${KEY_NOTICE_MS / 60_000} minutes and takes over soon.`,
    );
  }
  const acceptedUntil = new Date(signsFrom.getTime() + LONGEST_TOKEN_LIFE_S * 1000);
  return {
    key,
    signs_from: signsFrom.toISOString(),
    accepted_until: acceptedUntil.toISOString(),
  };
}
