import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '@platebook/api-client';

/** What happens in a client while its runs are followed. */
export type Events = {
  /** Resolves when something changed since the last time, at the latest after a while in which nobody spoke. */
  readonly next: (intervalMs: number) => Promise<void>;
  readonly close: () => void;
};

/** How long a stream that is open may be silent before somebody looks all the same. */
const TRUST_MS = 15_000;
const REOPEN_MS = 5_000;
/** What changes in one go is looked at once. */
const GATHER_MS = 100;

/**
 * Listens to the live events of a client. While there is no stream, because the server has none or it broke off, it is asked
 * for again and `next` takes the interval instead, so whoever follows never stands still.
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
    // What happened before the stream began is not told by it.
    wakeUp();
    const decoder = new TextDecoder();
    for await (const piece of data as unknown as AsyncIterable<Uint8Array>) {
      // Comments keep the connection open and tell nothing.
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
