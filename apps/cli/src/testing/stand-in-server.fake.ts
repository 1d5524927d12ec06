import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = {
  /** `GET /api/v2/auth/me?x=1` */
  readonly call: string;
  readonly token: string | null;
  /** JSON, or the bytes of what is sent as such. */
  readonly body: unknown;
};

export type Said =
  | {
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** A file. */
  | { readonly bytes: Uint8Array; readonly type?: string }
  /** A file of which nothing follows this: the connection breaks off, or stays open. */
  | { readonly begins: string; readonly next: 'hang up' | 'nothing' }
  /** Events, after which the connection stays open. */
  | { readonly events: string }
  /** Never answers, or breaks the connection off. */
  | 'nothing'
  | 'hang up';

type Script = (asked: Asked) => Said;

/** An HTTP server that answers as the contract says, or as badly as a test needs, and remembers what it was asked. */
export async function startStandIn(script: Script) {
  const asked: Asked[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = await readAsked(request);
    asked.push(one);
    const said = script(one);
    if (said === 'hang up') {
      request.socket.destroy();
    } else if (said !== 'nothing' && 'events' in said) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(said.events);
    } else if (said !== 'nothing' && 'begins' in said) {
      const headers = { 'content-disposition': 'attachment; filename="events"' };
      response.writeHead(200, headers).write(said.begins, () => {
        if (said.next === 'hang up') {
          request.socket.destroy();
        }
      });
    } else if (said !== 'nothing' && 'bytes' in said) {
      const { type = 'application/octet-stream' } = said;
      response.writeHead(200, { 'content-type': type }).end(said.bytes);
    } else if (said !== 'nothing') {
      response
        .writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers })
        .end(JSON.stringify(said.body));
    }
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) {
    pieces.push(piece as Buffer);
  }
  const bytes = Buffer.concat(pieces);
  const text = bytes.toString('utf8');
  const { authorization, 'content-type': type } = request.headers;
  return {
    call: `${request.method} ${request.url}`,
    token: authorization?.replace(/^Bearer /, '') ?? null,
    body: type === 'application/octet-stream' ? bytes : toJson(text),
  };
}

function toJson(text: string): unknown {
  return text === '' ? null : (JSON.parse(text) as unknown);
}

export function success(data: unknown): Said {
  return { body: { status: 'success', message: 'Request completed successfully', data } };
}

export function refusal(status: number, code: string, message: string, headers = {}): Said {
  const body = { status: 'error', message, data: null, code, request_id: 'req-1', errors: [] };
  return { status, body, headers };
}
