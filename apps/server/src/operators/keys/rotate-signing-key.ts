import { recordAudit } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  createKeyRing,
  KEY_NOTICE_MS,
  LONGEST_TOKEN_LIFE_S,
} from '../../identity/auth/tokens/key-ring.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import { RefusedError } from '../program/refused-error.ts';

type Deps = {
  readonly database: Database;
  readonly box: SealedBox;
  readonly clock: Clock;
};

export type SigningRotation = {
  readonly key: string;
  /** When it starts to sign; it is published before, so that clients that cache the key set have it in time. */
  readonly signs_from: string;
  /** Until when tokens of the previous key are accepted. */
  readonly accepted_until: string;
};

/**
 * Creates the next signing key for access tokens, which takes over after a notice period; tokens of the previous one
 * stay valid until they expire. `atOnce` is for a leaked key: its tokens are rejected immediately, and sessions renew
 * themselves. Throws `RefusedError` while a new key is already announced.
 */
export async function rotateSigningKey(
  { database, box, clock }: Deps,
  { atOnce }: { readonly atOnce: boolean },
): Promise<SigningRotation> {
  const now = clock.now();
  const ring = createKeyRing(database, box);
  const signsFrom = atOnce ? now : new Date(now.getTime() + KEY_NOTICE_MS);
  const acceptedUntil = atOnce ? now : new Date(signsFrom.getTime() + LONGEST_TOKEN_LIFE_S * 1000);
  const record = (tx: Transaction, kid: string) =>
    recordAudit(tx, {
      actor: { kind: 'service', userId: null, requestId: 'keys-rotate' },
      tenantId: null,
      action: atOnce ? 'signing_key.replaced' : 'signing_key.rotated',
      target: { type: 'signing_key', id: kid },
      details: { signs_from: signsFrom.toISOString() },
      at: now,
    });
  const key = atOnce
    ? await ring.replace(now, record)
    : await ring.rotate(now, { force: true, record });
  if (key === null) {
    throw new RefusedError(
      'refused',
      `A new signing key was made within the last ${KEY_NOTICE_MS / 60_000} minutes and takes over soon.`,
    );
  }
  return {
    key,
    signs_from: signsFrom.toISOString(),
    accepted_until: acceptedUntil.toISOString(),
  };
}
