import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { WorldClock } from './clock.ts';
import type { Answer, Call } from './call.ts';
import type { Journal } from './journal.ts';
import type { Route } from './provider-router.ts';

type Download = { readonly contentType: string; readonly name: string; readonly base64: string };

export type Downloads = {
  /** Stores a file; {@link Downloads.link} creates its links. */
  save(file: { name: string; contentType: string; content: Buffer }): string;
  /** A pre-signed URL that needs no other credentials and expires after `lifeMs`. */
  link(id: string, origin: string, lifeMs: number): string;
  /** The route of the links. */
  readonly route: Route;
};

const PATH = '/files';

/** Files behind pre-signed URLs, like those of storage services. */
export function createDownloads(journal: Journal, clock: WorldClock): Downloads {
  const files = journal.collection<Download>('downloads');
  const keys = journal.collection<string>('download-keys');
  const key = keys.get('key') ?? randomBytes(32).toString('hex');
  keys.set('key', key);

  const sign = (id: string, expiresMs: number) =>
    createHmac('sha256', key).update(`${id}.${expiresMs}`).digest('hex');

  function isSigned(id: string, expiresMs: number, signature: string): boolean {
    const [expected, sent] = [Buffer.from(sign(id, expiresMs)), Buffer.from(signature)];
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  }

  function answer({ params, query }: Call): Answer {
    const file = files.get(params.id ?? '');
    const expires = Number(query.Expires);
    if (file === undefined || !isSigned(params.id ?? '', expires, query.Signature ?? '')) {
      return {
        status: 403,
        headers: { 'content-type': 'application/xml' },
        body: '<Error><Code>SignatureDoesNotMatch</Code></Error>',
      };
    }
    if (clock.now() >= expires) {
      return {
        status: 403,
        headers: { 'content-type': 'application/xml' },
        body: '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
      };
    }
    return {
      status: 200,
      headers: {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${file.name}"`,
      },
      body: Buffer.from(file.base64, 'base64'),
    };
  }

  return {
    save({ name, contentType, content }) {
      const id = randomBytes(12).toString('hex');
      files.set(id, { name, contentType, base64: content.toString('base64') });
      return id;
    },
    link(id, origin, lifeMs) {
      const expires = clock.now() + lifeMs;
      return `${origin}${PATH}/${id}?Expires=${expires}&Signature=${sign(id, expires)}`;
    },
    route: { method: 'get', path: `${PATH}/:id`, operation: 'download', handler: answer },
  };
}
