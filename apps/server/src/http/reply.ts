import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Response } from 'express';
import type { Operation } from './contract.ts';
import { isText, takesGzip, toWire } from './gzip.ts';
import type { OperationId, Reply } from './operations.ts';
import type { Present } from './present.ts';
import type { OperationValidators } from './validation.ts';

type Where = {
  readonly operation: Operation;
  readonly validator: OperationValidators;
  readonly present: Present;
  readonly response: Response;
};

type Senders = {
  [Kind in Reply<OperationId>['kind']]: (
    reply: Extract<Reply<OperationId>, { kind: Kind }>,
    where: Where,
  ) => void | Promise<void>;
};

const SENDERS: Senders = {
  envelope: ({ status, message, data }, where) =>
    sendJson(status, { status: 'success', message, data: where.present(status, data) }, where),
  wire: ({ status, body, headers = {} }, where) => sendJson(status, body, { ...where, headers }),
  empty: ({ status }, { response }) => {
    response.status(status).end();
  },
  redirect: ({ status, location }, { response }) => {
    response.status(status).set('cache-control', 'no-store').location(location).end();
  },
  file: sendFile,
  taken: () => undefined,
};

export async function sendReply(reply: Reply<OperationId>, where: Where): Promise<void> {
  const send = SENDERS[reply.kind] as (
    reply: Reply<OperationId>,
    where: Where,
  ) => void | Promise<void>;
  await send(reply, where);
}

type FileReply = Extract<Reply<OperationId>, { kind: 'file' }>;

/** Streams at the reader's speed. If the reader disconnects, generation stops without an error. */
async function sendFile({ type, name, pieces }: FileReply, { response }: Where): Promise<void> {
  // Before the first chunk, a failure can still become an error response.
  const first = await pieces.next();
  response.status(200).set('cache-control', 'no-store').attachment(name).type(type);
  const source = startingWith(first, pieces);
  try {
    if (isText(type)) {
      response.vary('Accept-Encoding');
    }
    if (isText(type) && takesGzip(response.req)) {
      response.set('content-encoding', 'gzip');
      await pipeline(source, createGzip(), response);
      return;
    }
    await pipeline(source, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      throw error;
    }
  }
}

async function* startingWith(
  first: IteratorResult<Uint8Array>,
  pieces: FileReply['pieces'],
): AsyncGenerator<Uint8Array> {
  if (first.done !== true) {
    yield first.value;
  }
  yield* pieces;
}

type JsonWhere = Pick<Where, 'validator' | 'response'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

async function sendJson(
  status: number,
  body: unknown,
  { validator, response, headers = {} }: JsonWhere,
): Promise<void> {
  const json = JSON.stringify(body);
  // As the caller will read it: dates are text by then.
  const violation = validator.answer?.(status, JSON.parse(json)) ?? null;
  if (violation !== null) {
    throw new Error(`This answer breaks openapi.yaml: ${violation}`);
  }
  const wire = await toWire(json, response.req);
  response.vary('Accept-Encoding');
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(wire.body),
    ...wire.headers,
    ...headers,
  });
  response.end(wire.body);
}
