import type { Insertable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ImageType, Tables } from '../../db/tables.ts';

export async function insertImage(
  tx: Transaction,
  image: Insertable<Tables['blog_images']>,
): Promise<void> {
  await tx.insertInto('blog_images').values(image).execute();
}

/** Null if there is none. */
export async function findImage(
  tx: Transaction,
  id: string,
): Promise<{ readonly mediaType: ImageType; readonly content: Buffer } | null> {
  const row = await tx
    .selectFrom('blog_images')
    .select(['media_type as mediaType', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
