import { lookup as resolveName } from 'node:dns';
import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type OutboundRequest = {
  readonly url: string;
  /** Defaults to `GET`. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For the whole call, in ms; defaults to 30,000. */
  readonly timeoutMs?: number;
  /** The maximum response size, in bytes; defaults to 10 MiB. */
  readonly maxBytes?: number;
};

export type OutboundAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly durationMs: number;
};

/** `not_allowed`: this server may not call the address. `reset`: the connection could not be opened, or broke. */
export type OutboundErrorKind = 'timeout' | 'reset' | 'dns' | 'tls' | 'too_large' | 'not_allowed';

/** There is no complete response. The message names only the host: URLs may contain secrets. */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly kind: OutboundErrorKind;
  /** Whether the other side may have received the request, and acted on it. */
  readonly mayHaveArrived: boolean;
  readonly durationMs: number;

  constructor(
    message: string,
    details: {
      kind: OutboundErrorKind;
      mayHaveArrived: boolean;
      durationMs: number;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.mayHaveArrived = details.mayHaveArrived;
    this.durationMs = details.durationMs;
  }
}

/**
 * The single outbound HTTP client of this server: providers, payments, remote auth. Returns any complete response,
 * including redirects, which are never followed; otherwise throws an `OutboundError`.
 */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

export type OutboundPolicy = {
  /** The allow-list of `host:port`; `.example.com` allows every host below it over https. */
  readonly hosts: readonly string[];
  /** Allows loopback and private addresses, and http without TLS: only if the providers are the sandbox. */
  readonly loopback: boolean;
  /**
   * `host:port` of services that the operator runs beside this server: allowed at private addresses and over http too.
   */
  readonly ownHosts?: readonly string[];
};

const CONNECT_MS = 10_000;
const TOTAL_MS = 30_000;
const MAX_BYTES = 10 * 1024 * 1024;

export type OpenOutbound = (policy: OutboundPolicy) => Outbound & { close: () => void };

/** Resolves a name to addresses. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** `resolve` defaults to the system's resolver. */
export function createOutbound(
  policy: OutboundPolicy,
  resolve: Resolve = resolveName,
): Outbound & { close: () => void } {
  const options = { keepAlive: true, maxSockets: 100, lookup: lookupFor(policy, resolve) };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };
  const outbound: Outbound = async (request) => {
    const url = new URL(request.url);
    if (!isAllowed(url, policy)) {
      throw new OutboundError(`${url.host} is not an address that this server calls.`, {
        kind: 'not_allowed',
        mayHaveArrived: false,
        durationMs: 0,
      });
    }
    return url.protocol === 'https:'
      ? exchange(request, (request) => httpsRequest(url, { ...request, agent: agents['https:'] }))
      : exchange(request, (request) => httpRequest(url, { ...request, agent: agents['http:'] }));
  };
  return Object.assign(outbound, {
    close: () => {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  });
}

function isAllowed(url: URL, { hosts, loopback, ownHosts = [] }: OutboundPolicy): boolean {
  const isSecure = url.protocol === 'https:';
  if (url.username !== '' || url.password !== '' || (!isSecure && url.protocol !== 'http:')) {
    return false;
  }
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const isOwn = ownHosts.includes(url.host);
  const mayBePrivate = loopback || isOwn;
  const isRefusedAddress = isIP(hostname) !== 0 && !mayBePrivate && !isPublicAddress(hostname);
  const isNamed = hosts.some((host) =>
    host.startsWith('.')
      ? isSecure && url.port === '' && url.hostname.endsWith(host)
      : host === url.host,
  );
  return (isNamed || isOwn) && (isSecure || mayBePrivate) && !isRefusedAddress;
}

/** The checked address is the one that is called: the name is resolved once, so that DNS rebinding is impossible. */
function lookupFor({ loopback, ownHosts = [] }: OutboundPolicy, resolve: Resolve): LookupFunction {
  const ownNames = new Set(ownHosts.map((host) => new URL(`http://${host}`).hostname));
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const usable =
        loopback || ownNames.has(hostname)
          ? addresses
          : addresses?.filter(({ address }) => isPublicAddress(address));
      const [first] = usable ?? [];
      if (error !== null || first === undefined) {
        const refusal: NodeJS.ErrnoException =
          error ?? new Error('The name leads to no public address.');
        refusal.code ??= 'ENOTFOUND';
        callback(refusal, []);
      } else if (options.all === true) {
        callback(null, usable ?? []);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

type Opener = (options: {
  method: string;
  headers: Readonly<Record<string, string | number>>;
}) => ClientRequest;

async function exchange(request: OutboundRequest, open: Opener): Promise<OutboundAnswer> {
  const { method = 'GET', headers = {}, body, timeoutMs = TOTAL_MS } = request;
  const startedAt = performance.now();
  const bytes = body === undefined ? null : Buffer.from(body);
  const call = open({
    method,
    headers: {
      'accept-encoding': 'identity',
      ...headers,
      ...(bytes === null ? {} : { 'content-length': bytes.byteLength }),
    },
  });
  let stopped: Stopped | null = null;
  const stop = (): void => {
    stopped = new Stopped('timeout');
    call.destroy(stopped);
  };
  const isConnected = whenConnected(call, { ms: Math.min(CONNECT_MS, timeoutMs), stop });
  const passed = (): number => Math.round(performance.now() - startedAt);
  const timer = setTimeout(stop, timeoutMs);
  try {
    const response = await answerTo(call, bytes);
    const whole = await collect(response, request.maxBytes ?? MAX_BYTES);
    const { statusCode = 0, headers: answered } = response;
    return { status: statusCode, headers: answered, bytes: whole, durationMs: passed() };
  } catch (cause) {
    const where = { request, mayHaveArrived: isConnected(), durationMs: passed() };
    throw toOutboundError(stopped ?? cause, where);
  } finally {
    clearTimeout(timer);
  }
}

function answerTo(call: ClientRequest, bytes: Buffer | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Stays after the response has begun: a later failure is reported by the response, and must not end the process.
    call.on('error', reject);
    call.on('response', resolve);
    call.end(bytes ?? undefined);
  });
}

/** Reports whether bytes may have left this machine; ends a call whose connection cannot be opened. */
function whenConnected(
  call: ClientRequest,
  { ms, stop }: { ms: number; stop: () => void },
): () => boolean {
  let connected = false;
  call.on('socket', (socket) => {
    if (!socket.connecting) {
      connected = true;
      return;
    }
    const timer = setTimeout(stop, ms);
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => {
      connected = true;
    });
    for (const event of ['connect', 'close'] as const) {
      socket.once(event, () => clearTimeout(timer));
    }
  });
  return () => connected;
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.byteLength;
    if (size > maxBytes) {
      throw new Stopped('too_large');
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Why we ended a call ourselves. */
class Stopped extends Error {
  readonly kind: 'timeout' | 'too_large';

  constructor(kind: 'timeout' | 'too_large') {
    super(kind);
    this.kind = kind;
  }
}

const SENTENCES: Readonly<Record<OutboundErrorKind, string>> = {
  timeout: 'did not answer in time',
  reset: 'broke the connection off, or could not be reached',
  dns: 'has no address that this server may call',
  tls: 'has a certificate that cannot be trusted',
  too_large: 'answered more than can be taken',
  not_allowed: 'is not an address that this server calls',
};

function toOutboundError(
  cause: unknown,
  where: { request: OutboundRequest; mayHaveArrived: boolean; durationMs: number },
): OutboundError {
  const { request, mayHaveArrived, durationMs } = where;
  const kind = cause instanceof Stopped ? cause.kind : kindOf(cause);
  return new OutboundError(`${new URL(request.url).host} ${SENTENCES[kind]}.`, {
    kind,
    mayHaveArrived,
    durationMs,
    cause,
  });
}

const DNS_CODES = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'];
const TIMEOUT_CODES = ['ETIMEDOUT', 'ESOCKETTIMEDOUT'];

function kindOf(cause: unknown): OutboundErrorKind {
  const { code = '' } = cause as NodeJS.ErrnoException;
  if (DNS_CODES.includes(code)) {
    return 'dns';
  }
  if (TIMEOUT_CODES.includes(code)) {
    return 'timeout';
  }
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'reset';
}
