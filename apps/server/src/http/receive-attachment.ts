import type { IncomingMessage } from 'node:http';
import { AppError } from './errors.ts';

const MOST_BYTES = 5 * 1024 * 1024;
/** What a multipart body adds around its file: boundaries and headers. */
const AROUND_BYTES = 16 * 1024;

/** The types that QuickBooks accepts with an entry, and their media types; the sender's declared type is ignored. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  csv: 'text/csv',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type ReceivedFile = { readonly name: string; readonly bytes: Buffer };

export type ReceivedAttachment = ReceivedFile & { readonly mediaType: string };

/**
 * The single file of a multipart request, at most 5 MB. Throws `attachment_unreadable`, `attachment_type_unknown` and
 * `attachment_too_large`; a rejected file is not stored.
 */
export async function receiveAttachment(request: IncomingMessage): Promise<ReceivedAttachment> {
  const file = await receiveFile(request);
  const mediaType = MEDIA_TYPES[/\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''];
  if (mediaType === undefined) {
    throw new AppError('attachment_type_unknown');
  }
  return { ...file, mediaType };
}

/**
 * The single file of a multipart request, at most 5 MB, of any type. Throws `attachment_unreadable` and
 * `attachment_too_large`.
 */
export async function receiveFile(request: IncomingMessage): Promise<ReceivedFile> {
  const body = await readAll(request);
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('attachment_unreadable', { cause });
    });
  const files = form.getAll('file');
  const [file] = files;
  if (!(file instanceof File) || file.size === 0 || files.length > 1) {
    throw new AppError('attachment_unreadable');
  }
  if (file.size > MOST_BYTES) {
    throw new AppError('attachment_too_large');
  }
  return { name: cleanName(file.name), bytes: Buffer.from(await file.arrayBuffer()) };
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES + AROUND_BYTES) {
      throw new AppError('attachment_too_large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The last segment of the path that a browser sends, without control characters, at most 100 characters long. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-100);
}
