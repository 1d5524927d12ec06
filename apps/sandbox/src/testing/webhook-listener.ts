import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly headers: IncomingMessage['headers']; readonly body: string };

export type WebhookListener = {
  readonly url: string;
  /** The webhooks received since the last `forget`, in order. */
  received(): readonly Received[];
  forget(): void;
  /** The next `count` are answered with 500, the others with 200. */
  refuseNext(count: number): void;
  stop(): void;
};

/** A fake webhook receiver on a free port. */
export async function startWebhookListener(): Promise<WebhookListener> {
  let received: Received[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      refusals -= 1;
      response.writeHead(refusals >= 0 ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: () => received,
    forget() {
      received = [];
      refusals = 0;
    },
    refuseNext(count) {
      refusals = count;
    },
    stop() {
      server.close();
    },
  };
}
