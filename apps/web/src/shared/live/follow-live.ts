import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';

/** What the server says of one change: what kind of thing it is, and which one. */
const LiveEvent = v.object({ topic: v.string(), id: v.string() });
export type LiveEvent = v.InferOutput<typeof LiveEvent>;

export type LiveDeps = {
  /** Opens the stream after an event; rejects where there is none to be had now. */
  readonly open: (
    lastEventId: string | null,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Whether a stream that could not be opened may be had later. */
  readonly isWorthRetrying: (error: unknown) => boolean;
  /** How long whoever refused it asks to wait, in ms; 0 where that was not said. */
  readonly retryAfterMs: (error: unknown) => number;
  readonly onEvent: (event: LiveEvent) => void;
  /** Changes may have been missed: what is shown is to be read again. */
  readonly onMissed: () => void;
  /** Resolves after `ms`, at once when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The server no longer keeps the events after the last one heard. */
const RESET = 'reset';
/** A stream that ended is opened again this soon: proxies close streams that are quiet for long. */
const REOPEN_MS = 250;
/** Without a stream what is shown is read again after 2, 5 and then every 10 s. */
const POLL_MS = [2_000, 5_000, 10_000] as const;

/**
 * Follows the changes of one client until `signal` is aborted or the server refuses for good. A stream that breaks is
 * taken up after the last event heard (`Last-Event-ID`); while there is none, `onMissed` is called at each try.
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
    // Without an id to resume after, whatever changed while nothing was heard is told by nobody.
    if (!signal.aborted && (failures > 0 || lastEventId === null)) {
      onMissed();
    }
  }
}

function pollAfter(failures: number): number {
  return POLL_MS[Math.min(failures, POLL_MS.length) - 1] ?? REOPEN_MS;
}

type Position = { readonly lastEventId: string | null };
/** It was never open. */
type Missed = { readonly retryAfterMs: number };

/** Hears one stream to its end. */
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

/** Not every browser can iterate a stream by itself. */
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

/** An event of a kind this page does not know is none. */
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
