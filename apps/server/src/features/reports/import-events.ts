import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { findImport } from './imports.store.ts';
import type { ImportRow } from './imports.store.ts';
import type { LiveAccess, StreamCall } from '../live/live.port.ts';
import { presentImportSummary } from './reports.presenter.ts';

const LOOK_EVERY_MS = 300;
/** A comment now and then keeps proxies from closing a quiet stream. */
const KEEP_ALIVE_EVERY = 50;

export type ImportEvents = {
  /** Writes each new state of the import until it settles, the reader leaves or loses access, or the server stops. */
  readonly stream: (
    call: StreamCall & { response: ServerResponse },
    importId: string,
  ) => Promise<void>;
  /** Ends all streams, so that the server can stop; readers resume elsewhere with `Last-Event-ID`. */
  readonly close: () => void;
};

type Deps = { readonly database: Database; readonly access: LiveAccess };

/**
 * Looks at the row instead of listening to the database: a stream lives for the seconds an import takes, the look-up is
 * by primary key, and it works whichever process runs the import and through a restart of the database.
 */
export function createImportEvents({ database, access }: Deps): ImportEvents {
  const closing = new AbortController();
  const look = (scope: TenantScope, id: string): Promise<ImportRow | null> =>
    database.inTenant(scope, (tx) => findImport(tx, id));
  return {
    close: () => closing.abort(),
    stream: async (call, importId) => {
      const { scope, response } = call;
      const first = await look(scope, importId);
      if (first === null) {
        throw new AppError('import_not_found');
      }
      const watched = await access.watch(call);
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const signal = AbortSignal.any([closing.signal, gone.signal, watched.signal]);
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      try {
        await writeStates(call, { first, signal, look: () => look(scope, importId) });
      } finally {
        watched.stop();
        response.end();
      }
    },
  };
}

type Writing = {
  readonly first: ImportRow;
  readonly signal: AbortSignal;
  readonly look: () => Promise<ImportRow | null>;
};

async function writeStates(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { first, signal, look }: Writing,
): Promise<void> {
  let run: ImportRow | null = first;
  let sent = lastSeen(request);
  for (let looks = 1; run !== null && !signal.aborted; looks += 1) {
    if (run.sequence > sent) {
      response.write(toEvent(run));
      sent = run.sequence;
    } else if (looks % KEEP_ALIVE_EVERY === 0) {
      response.write(': still here\n\n');
    }
    if (run.finishedAt !== null) {
      break;
    }
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    run = await look();
  }
}

function lastSeen(request: IncomingMessage): number {
  const given = request.headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : -1;
}

function toEvent(run: ImportRow): string {
  return `id: ${run.sequence}\nevent: import\ndata: ${JSON.stringify(presentImportSummary(run))}\n\n`;
}
