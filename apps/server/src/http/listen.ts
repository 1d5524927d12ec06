import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server cannot listen on the address; the message says which one and what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
}

const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 16_384;

export type Listening = {
  /** `http://host:port`, with the assigned port if 0 was requested. */
  readonly url: string;
  /** Stops accepting connections, lets requests finish, and closes the rest after the limit. */
  readonly close: (limitMs: number) => Promise<void>;
};

type Address = {
  readonly host: string;
  readonly port: number;
  /** The names of its settings, for the error message. */
  readonly settings?: { readonly host: string; readonly port: string };
};

/** Throws `ListenError`. */
export async function listen(app: RequestListener, address: Address): Promise<Listening> {
  const { host, port } = address;
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, app);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  // Disables Node's time limit for a whole request; bodies are watched by `limitBodies`.
  server.requestTimeout = 0;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((done, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(toListenError(cause, address)));
    server.listen(port, host, done);
  });
  const bound = server.address() as AddressInfo;
  const shown = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return {
    url: `http://${shown}:${bound.port}`,
    close: (limitMs) => closeGently(server, limitMs),
  };
}

function toListenError(
  cause: NodeJS.ErrnoException,
  { host, port, settings = { host: 'HOST', port: 'PORT' } }: Address,
): ListenError {
  const why: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: another Platebook or another program listens there. Stop it, or set ${settings.port} to a free port.`,
    EACCES: `Port ${port} on ${host} needs more rights than this user has. Set ${settings.port} to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set ${settings.host} to one it has, such as 127.0.0.1.`,
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
