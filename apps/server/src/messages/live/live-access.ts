import { decodeJwt } from 'jose';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { allows } from '../../http/access.ts';
import type { Contract, Operation } from '../../http/contract.ts';
import { AppError } from '../../http/errors.ts';
import type { OperationId, Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { loadReaderAccess } from './live-access.store.ts';
import type { Reader, ReaderAccess } from './live-access.store.ts';
import type { LiveAccess, StreamCall } from './live.port.ts';

/** Streams must end within five seconds of the change, even if a check is slow or already running. */
const CHECK_EVERY_MS = 2_000;
const UNCHECKED_MS = 5_000;

type Opened = {
  readonly reader: Reader;
  readonly access: Operation['access'];
  readonly tokenExpiresAtMs: number;
  readonly ended: AbortController;
};

/** A stream opened on an archived client may continue. */
type Watched = Opened & { readonly wasActive: boolean };

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly contract: Contract;
  readonly config: Pick<Config, 'auth'>;
};

/** One query checks all streams of this process. */
export function createLiveAccess(deps: Deps): LiveAccess {
  const { log } = deps;
  const watched = new Set<Watched>();
  let timer: NodeJS.Timeout | null = null;
  let checkedAtMs = performance.now();
  let checking: Promise<void> | null = null;
  const check = async (): Promise<void> => {
    const all = [...watched];
    try {
      await endLost(deps, all);
      checkedAtMs = performance.now();
    } catch (error) {
      log.warn({ err: error }, 'Access to live streams could not be checked.');
      if (performance.now() - checkedAtMs > UNCHECKED_MS) {
        all.forEach(({ ended }) => ended.abort());
      }
    }
  };
  const checkOnce = (): void => {
    checking ??= check().finally(() => {
      checking = null;
    });
  };
  const stop = (stream: Watched): void => {
    watched.delete(stream);
    if (watched.size === 0 && timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  };
  return {
    watch: async (call) => {
      const opened = toWatched(deps, call);
      const [now] = await loadAccess(deps, [opened]);
      // Access may have been lost between the request's check and this one.
      if (now === undefined || isLost(opened, now)) {
        throw new AppError('client_access_denied');
      }
      const stream = { ...opened, wasActive: now.isActive };
      watched.add(stream);
      if (timer === null) {
        checkedAtMs = performance.now();
        timer = setInterval(checkOnce, CHECK_EVERY_MS).unref();
      }
      return { signal: stream.ended.signal, stop: () => stop(stream) };
    },
  };
}

function toWatched({ contract, config }: Deps, call: StreamCall): Opened {
  const { operation, principal, scope, request } = call;
  return {
    reader: readerOf(principal, {
      tenantId: scope.tenantId,
      // Sessions of a remote auth service are not in our database: their streams end with the access token.
      ownSessions: config.auth.remote === null,
    }),
    access: accessOf(contract, operation),
    tokenExpiresAtMs:
      principal.credential.kind === 'session'
        ? expiryOf(request.headers.authorization ?? '')
        : Number.POSITIVE_INFINITY,
    ended: new AbortController(),
  };
}

function readerOf(
  { userId, credential }: Principal,
  { tenantId, ownSessions }: { tenantId: string; ownSessions: boolean },
): Reader {
  const isSession = credential.kind === 'session';
  return {
    userId,
    tenantId,
    sessionId: isSession && ownSessions ? credential.sessionId : null,
    apiTokenId: isSession ? null : credential.tokenId,
    level: credential.level,
  };
}

function accessOf({ operations }: Contract, id: OperationId): Operation['access'] {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) {
    throw new Error(`The operation ${id} is not in the contract.`);
  }
  return operation.access;
}

/** The expiry of the access token that authorized the request. */
function expiryOf(authorization: string): number {
  return (decodeJwt(authorization.replace(/^Bearer /i, '')).exp ?? 0) * 1000;
}

function loadAccess(
  { database, clock }: Deps,
  streams: readonly Opened[],
): Promise<ReaderAccess[]> {
  const readers = streams.map(({ reader }) => reader);
  return database.readAsOwner((tx) => loadReaderAccess(tx, readers, clock.now()));
}

async function endLost(deps: Deps, streams: readonly Watched[]): Promise<void> {
  const nowMs = deps.clock.now().getTime();
  const found = await loadAccess(deps, streams);
  for (const [place, stream] of streams.entries()) {
    const now = found[place];
    if (
      now === undefined ||
      isLost(stream, now) ||
      (stream.wasActive && !now.isActive) ||
      stream.tokenExpiresAtMs <= nowMs
    ) {
      stream.ended.abort();
    }
  }
}

function isLost({ access }: Opened, { isSignedIn, level }: ReaderAccess): boolean {
  return !isSignedIn || level === null || !allows(access, level);
}
