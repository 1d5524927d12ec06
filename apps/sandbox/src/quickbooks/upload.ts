import type { Call } from '../core/call.ts';
import { attachable } from './attachable.ts';
import { missing } from './qbo-fault.ts';
import { asObject, type QboObject } from './qbo-object.ts';
import { create, type WriteContext } from './write-object.ts';

/** `file_metadata_01` belongs to `file_content_01`; without it the file is stored alone (as node-quickbooks sends it). */
export function upload({ parts }: Call, context: WriteContext): object {
  const files = parts.filter(({ name }) => name.startsWith('file_content_'));
  if (files.length === 0) {
    throw missing('file_content_01');
  }
  return {
    AttachableResponse: files.map(({ name, filename, contentType, content }) => {
      const metadata = parts.find((part) => part.name === name.replace('content', 'metadata'));
      const described: QboObject =
        metadata === undefined ? {} : asObject(JSON.parse(metadata.content.toString('utf8')));
      const saved = create(
        attachable,
        {
          FileName: filename ?? name,
          ContentType: contentType,
          Size: content.length,
          ...described,
        },
        context,
      );
      return { Attachable: saved };
    }),
  };
}
