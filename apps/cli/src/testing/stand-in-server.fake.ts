import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RecordedRequest = {
  /** `GET /api/v2/auth/me?x=1` */
  readonly call: string;
  readonly token: string | null;
  /** JSON, or raw bytes. */
  readonly body: unknown;
};

export type ScriptedAnswer =
  | {
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** A file. */
  | { readonly bytes: Uint8Array; readonly type?: string }
  /** A file that breaks off: the connection closes, or stays open. */
  | { readonly begins: string; readonly next: 'hang up' | 'nothing' }
  /** Events, after which the connection stays open. */
  | { readonly events: string }
  /** Never responds, or closes the connection. */
  | 'nothing'
  | 'hang up';

type Script = (requests: RecordedRequest) => ScriptedAnswer;

/** A fake HTTP server that answers from the contract, or as badly as a test needs, and records its requests. */
export async function startStandIn(script: Script) {
  const requests: RecordedRequest[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = await readRequest(request);
    requests.push(one);
    const answer = script(one);
    if (answer === 'hang up') {
      request.socket.destroy();
    } else if (answer !== 'nothing' && 'events' in answer) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(answer.events);
    } else if (answer !== 'nothing' && 'begins' in answer) {
      const headers = { 'content-disposition': 'attachment; filename="events"' };
      response.writeHead(200, headers).write(answer.begins, () => {
        if (answer.next === 'hang up') {
          request.socket.destroy();
        }
      });
    } else if (answer !== 'nothing' && 'bytes' in answer) {
      const { type = 'application/octet-stream' } = answer;
      response.writeHead(200, { 'content-type': type }).end(answer.bytes);
    } else if (answer !== 'nothing') {
      response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(JSON.stringify(answer.body));
    }
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
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

export function success(data: unknown): ScriptedAnswer {
  return { body: { status: 'success', message: 'Request completed successfully', data } };
}

export function refusal(
  status: number,
  code: string,
  message: string,
  headers = {},
): ScriptedAnswer {
  const body = { status: 'error', message, data: null, code, request_id: 'req-1', errors: [] };
  return { status, body, headers };
}
