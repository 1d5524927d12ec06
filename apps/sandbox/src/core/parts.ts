import Busboy from '@fastify/busboy';

export type Part = {
  readonly name: string;
  /** Null for a plain field. */
  readonly filename: string | null;
  readonly contentType: string;
  readonly content: Buffer;
};

/** The parts of a multipart body in order; empty for any other. */
export async function readParts(contentType: string, body: Buffer): Promise<readonly Part[]> {
  if (!contentType.startsWith('multipart/form-data')) {
    return [];
  }
  const parts: Part[] = [];
  const reader = new Busboy({ headers: { 'content-type': contentType } });
  reader.on('field', (...field) => {
    const [name, value, , , , type] = field;
    parts.push({ name, filename: null, contentType: type, content: Buffer.from(value) });
  });
  reader.on('file', (...file) => {
    const [name, stream, filename, , type] = file;
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      parts.push({ name, filename, contentType: type, content: Buffer.concat(chunks) });
    });
  });
  await new Promise<void>((resolve, reject) => {
    reader.on('finish', resolve);
    reader.on('error', reject);
    reader.end(body);
  });
  return parts;
}
