import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../../db/database.ts';
import { liveEventRange, liveEventsAfter } from './live-events.store.ts';
import type { LiveEventRow } from './live-events.store.ts';
import type { LiveListener } from './live-listener.ts';
import type { LiveAccess, StreamCall } from './live.port.ts';

/** A comment now and then keeps proxies from closing a quiet stream, and shows that a reader has left. */
const KEEP_ALIVE_MS = 20_000;
const PIECE = 500;
/** Ids are given before transactions commit: one that commits late stands below what was sent already. */
const OVERLAP = 1_000;

export type LiveStream = {
  /** Ends with the reader's access, too. */
  readonly stream: (call: StreamCall & { response: ServerResponse }) => Promise<void>;
  /** Ends all streams, so that the server can stop; readers resume elsewhere with `Last-Event-ID`. */
  readonly close: () => void;
};

type Deps = {
  readonly database: Database;
  readonly listener: LiveListener;
  readonly access: LiveAccess;
};

export function createLiveStream({ database, listener, access }: Deps): LiveStream {
  const closing = new AbortController();
  return {
    close: () => {
      closing.abort();
      listener.close();
    },
    stream: async (call) => {
      const { scope, request, response } = call;
      const watched = await access.watch(call);
      const bell = createBell();
      const unfollow = listener.follow(scope.tenantId, bell.ring);
      const onClose = (): void => bell.ring();
      response.once('close', onClose);
      const ending = AbortSignal.any([closing.signal, watched.signal]);
      ending.addEventListener('abort', bell.ring);
      const isOver = (): boolean => ending.aborted || response.destroyed;
      try {
        const first = await database.inTenant(scope, (tx) => liveEventRange(tx));
        const { start, isResumed, isReset } = startOf(first, lastSeen(request));
        const unsent = createUnsent(start);
        const look = (): Promise<LiveEventRow[]> =>
          database.inTenant(scope, (tx) => liveEventsAfter(tx, unsent.floor(), OVERLAP + PIECE));
        if (!isResumed) {
          unsent.take(await look());
        }
        // Not before: the reader takes it that everything is told that commits from now on.
        open(response);
        if (isReset) {
          response.write(`id: ${start}\nevent: reset\ndata: {}\n\n`);
        }
        while (!isOver()) {
          const found = await look();
          if (isOver()) {
            break;
          }
          const events = unsent.take(found);
          for (const { id, topic, subjectId } of events) {
            response.write(
              `id: ${id}\nevent: changed\ndata: ${JSON.stringify({ topic, id: subjectId })}\n\n`,
            );
          }
          if (events.length === 0 && !(await bell.wait(KEEP_ALIVE_MS))) {
            response.write(': still here\n\n');
          }
        }
      } finally {
        unfollow();
        ending.removeEventListener('abort', bell.ring);
        watched.stop();
        response.end();
      }
    },
  };
}

function open(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(': open\n\n');
}

/** The id to go on after. Events that are no longer kept cannot be told: the reader is told to read everything again. */
function startOf(
  kept: { readonly oldest: number; readonly newest: number } | null,
  seen: number | null,
): { readonly start: number; readonly isResumed: boolean; readonly isReset: boolean } {
  const newest = kept?.newest ?? 0;
  if (seen === null) {
    return { start: newest, isResumed: false, isReset: false };
  }
  if (seen > newest || (kept !== null && seen < kept.oldest - 1)) {
    return { start: newest, isResumed: false, isReset: true };
  }
  return { start: seen, isResumed: true, isReset: false };
}

function lastSeen(request: IncomingMessage): number | null {
  const given = request.headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

/** Remembers what was sent of the newest ids, so that an event is sent once however late it commits. */
function createUnsent(start: number) {
  let last = start;
  let sent = new Set<number>();
  const floor = (): number => last - OVERLAP;
  return {
    floor,
    take: (events: readonly LiveEventRow[]): LiveEventRow[] => {
      const found = events.filter(({ id }) => !sent.has(id));
      last = Math.max(last, ...found.map(({ id }) => id));
      sent = new Set([...sent, ...found.map(({ id }) => id)].filter((id) => id > floor()));
      return found;
    },
  };
}

/** Rings once for any number of strokes between two waits; `wait` answers false when nobody rang. */
function createBell() {
  let isRung = false;
  let answer: ((rung: boolean) => void) | null = null;
  return {
    ring: (): void => {
      isRung = true;
      answer?.(true);
    },
    wait: async (timeoutMs: number): Promise<boolean> => {
      let timer: NodeJS.Timeout | undefined;
      const rung =
        isRung ||
        (await new Promise<boolean>((resolve) => {
          answer = resolve;
          timer = setTimeout(resolve, timeoutMs, false);
        }));
      clearTimeout(timer);
      answer = null;
      isRung = false;
      return rung;
    },
  };
}
