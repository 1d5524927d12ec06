import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { generateSigningKey } from './access-token.ts';
import type { SigningKey } from './access-token.ts';

/** The keys tokens are signed with, newest first; the first process to start makes one. */
export function loadSigningKeys(database: Database): Promise<SigningKey[]> {
  return database.asOwner(async (tx) => {
    await sql`lock table signing_keys in share row exclusive mode`.execute(tx);
    const rows = await tx
      .selectFrom('signing_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute();
    if (rows.length > 0) {
      return rows.map(({ kid, private_jwk }) => ({ kid, privateJwk: private_jwk }));
    }
    const key = await generateSigningKey();
    await tx
      .insertInto('signing_keys')
      .values({ kid: key.kid, private_jwk: JSON.stringify(key.privateJwk) })
      .execute();
    return [key];
  });
}
