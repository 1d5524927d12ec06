import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';

/** A change event: its topic and id. */
const LiveEvent = v.object({ topic: v.string(), id: v.string() });
export type LiveEvent = v.InferOutput<typeof LiveEvent>;

export type LiveDeps = {
  /** Opens the stream after an event; rejects if it is currently unavailable. */
  readonly open: (
    lastEventId: string | null,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Whether a failed connection is worth retrying. */
  readonly isWorthRetrying: (error: unknown) => boolean;
  /** The wait demanded by a refusal, in ms; 0 without one. */
  readonly retryAfterMs: (error: unknown) => number;
  readonly onEvent: (event: LiveEvent) => void;
  /** Changes may have been missed: invalidate what is shown. */
  readonly onMissed: () => void;
  /** Resolves after `ms`, or at once when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The server no longer stores the events after the last one received. */
const RESET = 'reset';
/** Reconnect delay after an ended stream: proxies close idle ones. */
const REOPEN_MS = 250;
/** Without a stream, polls after 2, 5 and then every 10 s. */
const POLL_MS = [2_000, 5_000, 10_000] as const;

/**
 * Follows a client's changes until `signal` is aborted or the server refuses permanently. A broken stream resumes after
 * the last event (`Last-Event-ID`); while there is none, `onMissed` is called at each attempt.
 */
export async function followLive(deps: LiveDeps, signal: AbortSignal): Promise<void> {
  const { onMissed, wait } = deps;
  let lastEventId: string | null = null;
  let failures = 0;
  while (!signal.aborted) {
    const result = await listen(deps, lastEventId, signal);
    if (signal.aborted || result === 'refused') {
      return;
    }
    const isRefused = 'retryAfterMs' in result;
    lastEventId = isRefused ? lastEventId : result.lastEventId;
    failures = isRefused ? failures + 1 : 0;
    await wait(isRefused ? Math.max(pollAfter(failures), result.retryAfterMs) : REOPEN_MS, signal);
    // Without an id to resume from, changes in between are lost.
    if (!signal.aborted && (failures > 0 || lastEventId === null)) {
      onMissed();
    }
  }
}

function pollAfter(failures: number): number {
  return POLL_MS[Math.min(failures, POLL_MS.length) - 1] ?? REOPEN_MS;
}

type Position = { readonly lastEventId: string | null };
/** It never opened. */
type Missed = { readonly retryAfterMs: number };

/** Reads one stream to its end. */
async function listen(
  { open, isWorthRetrying, retryAfterMs, onEvent, onMissed }: LiveDeps,
  after: string | null,
  signal: AbortSignal,
): Promise<Position | Missed | 'refused'> {
  let lastEventId = after;
  let isOpen = false;
  try {
    const stream = await open(after, signal);
    const messages = stream
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    isOpen = true;
    for await (const { id, event: name, data } of readAll(messages)) {
      lastEventId = id ?? lastEventId;
      if (name === RESET) {
        onMissed();
        continue;
      }
      const event = readEvent(data);
      if (event !== null) {
        onEvent(event);
      }
    }
    return { lastEventId };
  } catch (error) {
    if (isOpen) {
      return { lastEventId };
    }
    return isWorthRetrying(error) ? { retryAfterMs: retryAfterMs(error) } : 'refused';
  }
}

/** Not every browser supports async iteration of streams. */
async function* readAll<Item>(stream: ReadableStream<Item>): AsyncGenerator<Item> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return;
    }
    yield value;
  }
}

/** An event of unknown shape is ignored. */
function readEvent(data: string): LiveEvent | null {
  try {
    const read = v.safeParse(LiveEvent, JSON.parse(data));
    return read.success ? read.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}
