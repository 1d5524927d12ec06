import type { Database } from '../../../db/database.ts';
import type { SealedBox } from '../../../platform/sealed-box.ts';
import { createAccessTokens } from './access-token.ts';
import { LONGEST_TOKEN_LIFE_S, createKeyRing } from './key-ring.ts';

/** The longest lifetime in hours: the service's keys live a day longer than they sign. */
export const MOST_HOURS = LONGEST_TOKEN_LIFE_S / 3_600;

type Minting = {
  readonly database: Database;
  readonly box: SealedBox;
  readonly siteUrl: string;
  readonly hours: number;
  readonly now: Date;
};

/**
 * Mints a token with the role `service_role` for one of the operator's programs. It cannot be revoked before it
 * expires.
 */
export function mintServiceToken({ database, box, siteUrl, hours, now }: Minting): Promise<string> {
  const tokens = createAccessTokens(createKeyRing(database, box), `${siteUrl}/auth/v1`);
  return tokens.signService(now, Math.round(hours * 3_600));
}
