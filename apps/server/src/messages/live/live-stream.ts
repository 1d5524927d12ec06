import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database, TenantScope } from '../../db/database.ts';
import { liveEventRange, liveEventsAfter } from './live-events.store.ts';
import type { LiveEventRow } from './live-events.store.ts';
import { createLiveFeeds, toFed } from './live-feed.ts';
import type { FedEvent } from './live-feed.ts';
import type { LiveListener } from './live-listener.ts';
import type { LiveAccess, StreamCall } from './live.port.ts';
import { createUnsent } from './unsent-events.ts';

/** A periodic comment keeps proxies from closing an idle stream, and detects that the reader has left. */
const KEEP_ALIVE_MS = 20_000;

export type LiveStream = {
  /** Also ends when the reader loses access. */
  readonly stream: (call: StreamCall & { response: ServerResponse }) => Promise<void>;
  /** Ends all streams for a shutdown; readers reconnect to another process with `Last-Event-ID`. */
  readonly close: () => void;
};

type Deps = {
  readonly database: Database;
  readonly listener: LiveListener;
  readonly access: LiveAccess;
};

export function createLiveStream({ database, listener, access }: Deps): LiveStream {
  const closing = new AbortController();
  const feeds = createLiveFeeds({ database, listener });
  return {
    close: () => {
      closing.abort();
      listener.close();
    },
    stream: async (call) => {
      const { scope, request, response } = call;
      const watched = await access.watch(call);
      const bell = createBell();
      response.once('close', bell.wake);
      const ending = AbortSignal.any([closing.signal, watched.signal]);
      ending.addEventListener('abort', bell.wake);
      const isOver = (): boolean => ending.aborted || response.destroyed;
      const inbox = createInbox(bell.wake);
      const { joined, leave } = feeds.join(scope, inbox);
      try {
        await joined;
        const seen = lastSeen(request);
        const { events, isReset, start } = await missed(database, scope, seen);
        inbox.skip(new Set(events.map(({ id }) => id)));
        if (seen === null) {
          // Queued before anything is sent to the reader.
          inbox.take();
        }
        // Not earlier: to the reader, an open stream means that everything committed from now on is delivered.
        open(response);
        if (isReset) {
          response.write(`id: ${start}\nevent: reset\ndata: {}\n\n`);
        }
        events.map(toFed).forEach(({ text }) => response.write(text));
        while (!isOver()) {
          const texts = inbox.take();
          texts.forEach((text) => response.write(text));
          if (texts.length === 0 && !(await bell.wait(KEEP_ALIVE_MS)) && !isOver()) {
            response.write(': still here\n\n');
          }
        }
      } finally {
        leave();
        ending.removeEventListener('abort', bell.wake);
        watched.stop();
        response.end();
      }
    },
  };
}

/** What to send first: the events since the reader's last one, if they are still retained. */
async function missed(
  database: Database,
  scope: TenantScope,
  seen: number | null,
): Promise<{ readonly events: LiveEventRow[]; readonly isReset: boolean; readonly start: number }> {
  const events: LiveEventRow[] = [];
  if (seen === null) {
    return { events, isReset: false, start: 0 };
  }
  const range = await database.inTenant(scope, (tx) => liveEventRange(tx));
  const { start, isResumed, isReset } = startOf(range, seen);
  const unsent = createUnsent(start);
  const next = async (): Promise<readonly LiveEventRow[]> =>
    unsent.take(await database.inTenant(scope, (tx) => liveEventsAfter(tx, unsent.after())));
  let found = isResumed ? await next() : [];
  while (found.length > 0) {
    events.push(...found);
    found = await next();
  }
  return { events, isReset, start };
}

/** Buffers a stream's events until they are written. */
function createInbox(wake: () => void) {
  let waiting: FedEvent[] = [];
  let sentIds: ReadonlySet<number> = new Set();
  let failure: { readonly error: unknown } | null = null;
  return {
    onEvents: (events: readonly FedEvent[]): void => {
      waiting.push(...events);
      wake();
    },
    onFailure: (error: unknown): void => {
      failure = { error };
      wake();
    },
    skip: (ids: ReadonlySet<number>): void => {
      sentIds = ids;
    },
    /** Throws if the events cannot be read any more: the reader reconnects with its last id. */
    take: (): string[] => {
      if (failure !== null) {
        throw failure.error;
      }
      const events = waiting.filter(({ id }) => !sentIds.has(id));
      waiting = [];
      return events.map(({ text }) => text);
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

/** The id to resume after. If later events are no longer retained, the reader must reload everything. */
function startOf(
  range: { readonly oldest: number; readonly newest: number } | null,
  seen: number,
): { readonly start: number; readonly isResumed: boolean; readonly isReset: boolean } {
  const newest = range?.newest ?? 0;
  if (seen > newest || (range !== null && seen < range.oldest - 1)) {
    return { start: newest, isResumed: false, isReset: true };
  }
  return { start: seen, isResumed: true, isReset: false };
}

function lastSeen(request: IncomingMessage): number | null {
  const lastEventId = request.headers['last-event-id'];
  return typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId)
    ? Number(lastEventId)
    : null;
}

/** Coalesces any number of wake-ups between two waits; `wait` resolves with false on a timeout. */
function createBell() {
  let isRung = false;
  let answer: ((rung: boolean) => void) | null = null;
  return {
    wake: (): void => {
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
