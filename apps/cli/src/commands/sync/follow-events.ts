import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '@platebook/api-client';

/** The events of a client while its runs are followed. */
export type Events = {
  /** Resolves on the next event, or after a timeout without one. */
  readonly next: (intervalMs: number) => Promise<void>;
  readonly close: () => void;
};

/** How long an open stream may be silent before the client polls anyway. */
const TRUST_MS = 15_000;
const REOPEN_MS = 5_000;
/** Debounce: events this close together trigger one poll. */
const GATHER_MS = 100;

/**
 * Subscribes to a client's live events. While there is no stream, because the server has none or it broke off, it
 * reconnects and `next` falls back to polling at the interval.
 */
export function followEvents(api: ApiClient, tenant: string, signal: AbortSignal): Events {
  const closing = new AbortController();
  const ended = AbortSignal.any([signal, closing.signal]);
  let isOpen = false;
  let hasNews = false;
  let wake = new AbortController();
  const wakeUp = (): void => {
    hasNews = true;
    wake.abort();
  };
  const listen = async (): Promise<void> => {
    const { data } = await api.GET('/api/v2/clients/tenants/{tenant}/events', {
      params: { path: { tenant } },
      parseAs: 'stream',
      signal: ended,
    });
    if (data === undefined || data === null) {
      return;
    }
    isOpen = true;
    // Events before the stream opened are not replayed.
    wakeUp();
    const decoder = new TextDecoder();
    for await (const piece of data as unknown as AsyncIterable<Uint8Array>) {
      // Comments only keep the connection alive.
      if (decoder.decode(piece, { stream: true }).includes('event:')) {
        wakeUp();
      }
    }
  };
  const keepListening = async (): Promise<void> => {
    while (!ended.aborted) {
      await listen().catch(() => undefined);
      isOpen = false;
      await delay(REOPEN_MS, undefined, { signal: ended, ref: false }).catch(() => undefined);
    }
  };
  void keepListening();
  return {
    next: async (intervalMs) => {
      wake = new AbortController();
      if (!hasNews) {
        const waitMs = isOpen ? Math.max(TRUST_MS, intervalMs) : intervalMs;
        const woken = AbortSignal.any([signal, wake.signal]);
        await delay(waitMs, undefined, { signal: woken }).catch(() => undefined);
        signal.throwIfAborted();
      }
      await delay(GATHER_MS, undefined, { signal });
      hasNews = false;
    },
    close: () => closing.abort(),
  };
}
