import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address cannot be listened on; the message says which and what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
}

const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 16_384;

export type Listening = {
  /** `http://host:port`, with the port the system gave where 0 was asked for. */
  readonly url: string;
  /** Takes no new connection, lets requests finish, and cuts what is left after the limit. */
  readonly close: (limitMs: number) => Promise<void>;
};

export async function listen(
  app: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, app);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  // A ceiling on the time of a whole request; bodies are watched by `limitBodies`.
  server.requestTimeout = 0;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((done, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(toListenError(cause, host, port)),
    );
    server.listen(port, host, done);
  });
  const address = server.address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${shown}:${address.port}`,
    close: (limitMs) => closeGently(server, limitMs),
  };
}

function toListenError(cause: NodeJS.ErrnoException, host: string, port: number): ListenError {
  const why: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: another Platebook or another program listens there. Stop it, or set PORT to a free port.`,
    EACCES: `Port ${port} on ${host} needs more rights than this user has. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`,
  };
  return new ListenError(
    why[cause.code ?? ''] ?? `The server cannot listen on ${host}:${port}: ${cause.message}.`,
    { cause },
  );
}

async function closeGently(server: Server, limitMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), limitMs);
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
