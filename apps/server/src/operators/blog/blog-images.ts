import { randomUUID } from 'node:crypto';
import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { ImageType } from '../../db/tables.ts';
import { insertImage } from '../../site/blog/images.store.ts';
import { imagePath } from '../../site/blog/serve-images.ts';
import { AppError } from '../../http/errors.ts';
import { created } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { receiveFile } from '../../http/receive-attachment.ts';
import type { BlogDeps } from './edit-article.ts';

const SIGNATURES: readonly (readonly [ImageType, Buffer])[] = [
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/gif', Buffer.from('GIF8')],
];

/** Uploads images for use in articles. */
export function blogImagesRoutes({ database, clock }: BlogDeps): Pick<Handlers, 'createBlogImage'> {
  return {
    createBlogImage: {
      needs: 'user',
      handle: async ({ principal, request }) => {
        const { name, bytes } = await receiveFile(request);
        const mediaType = imageTypeOf(bytes);
        if (mediaType === null) {
          throw new AppError('image_type_unknown');
        }
        const id = randomUUID();
        const at = clock.now();
        await database.asOwner(async (tx) => {
          await insertImage(tx, {
            id,
            file_name: name,
            media_type: mediaType,
            content: bytes,
            uploaded_by: principal.userId,
            uploaded_at: at,
          });
          await recordAudit(tx, {
            actor: actorOf(principal),
            tenantId: null,
            action: 'article_image.created',
            target: { type: 'article_image', id },
            details: { bytes: bytes.length },
            at,
          });
        });
        return created(
          { id, path: imagePath(id), file_name: name, size_bytes: bytes.length },
          'Image saved',
        );
      },
    },
  };
}

/** By its first bytes, regardless of its name; null unless it is an image that every browser supports. */
function imageTypeOf(bytes: Buffer): ImageType | null {
  const known = SIGNATURES.find(([, signature]) =>
    bytes.subarray(0, signature.length).equals(signature),
  );
  return known?.[0] ?? null;
}
