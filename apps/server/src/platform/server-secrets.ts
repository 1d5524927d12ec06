import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { SealedBox } from './sealed-box.ts';

const SECRET_BYTES = 32;

/**
 * The secret of this name: 32 random bytes, created once for all processes on this database and stored sealed in it, so
 * that it survives a rotation of SECRET_KEYS and a copy of the database alone reveals nothing.
 */
export async function loadServerSecret(
  { database, box }: { database: Database; box: SealedBox },
  name: string,
): Promise<Buffer> {
  const context = placeOfSecret(name);
  return database.asOwner(async (tx) => {
    await tx
      .insertInto('server_secrets')
      .values({ name, sealed: box.seal(randomBytes(SECRET_BYTES), context) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { sealed } = await tx
      .selectFrom('server_secrets')
      .select('sealed')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    if (!box.isCurrent(sealed)) {
      await tx
        .updateTable('server_secrets')
        .set({ sealed: box.seal(box.open(sealed, context), context) })
        .where('name', '=', name)
        .execute();
    }
    return box.open(sealed, context);
  });
}

/** The context that a secret of this name is sealed for. */
export function placeOfSecret(name: string): string {
  return `server_secrets|${name}`;
}
