import type { ApiClient } from '@platebook/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { retryAfterMs, isWorthRetrying } from '../api/retry.ts';
import { useServices } from '../services.ts';
import { useActiveClient } from '../workspace/use-active-client.ts';
import { followLive } from './follow-live.ts';
import { createGather } from './gather.ts';
import { allKeys, keysOf } from './topics.ts';

/** The minimum time between refetches of a page, however much changes. */
const GAP_MS = 500;

/** Invalidates the active client's queries as changes arrive. */
export function LiveUpdates() {
  const tenant = useActiveClient()?.tenant_id ?? null;
  const { api, queries } = useServices();
  const shown = usePageShown();
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (tenant === null || !shown) {
      return undefined;
    }
    if (followed.current === tenant) {
      // Events were missed while the page was hidden.
      readAgain(queries, allKeys(tenant));
    }
    followed.current = tenant;
    return followTogether({ api, queries, tenant });
  }, [api, queries, tenant, shown]);
  return null;
}

type FollowDeps = {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly tenant: string;
};

type Keys = readonly (readonly unknown[])[];

/** A tab that takes over the stream refetches everything: events in between were missed. */
const TAKEN_OVER_MS = 1_000;

/**
 * One tab holds a client's event stream and broadcasts to the others: a browser opens six connections per host, and six
 * tabs with a stream each would leave none. Returns a cleanup function.
 */
function followTogether({ api, queries, tenant }: FollowDeps): () => void {
  const name = `live ${tenant}`;
  const others = new BroadcastChannel(name);
  others.addEventListener('message', ({ data }: MessageEvent<Keys>) => readAgain(queries, data));
  const leaving = new AbortController();
  const { signal } = leaving;
  const publish = (keys: Keys) => {
    readAgain(queries, keys);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    others.postMessage(keys);
  };
  const startedAt = performance.now();
  navigator.locks
    .request(name, { signal }, () => {
      if (performance.now() - startedAt > TAKEN_OVER_MS) {
        publish(allKeys(tenant));
      }
      return follow({ api, tenant, publish }, signal);
    })
    .catch((error: unknown) => {
      if (!signal.aborted) {
        throw error;
      }
    });
  return () => {
    leaving.abort();
    others.close();
  };
}

type Following = {
  readonly api: ApiClient;
  readonly tenant: string;
  readonly publish: (keys: Keys) => void;
};

async function follow({ api, tenant, publish }: Following, signal: AbortSignal) {
  const gather = createGather<readonly unknown[]>(publish, GAP_MS, {
    setTimer: (act, ms) => window.setTimeout(act, ms),
    clearTimer: (timer) => window.clearTimeout(timer as number),
  });
  signal.addEventListener('abort', gather.stop);
  await followLive(
    {
      open: (after, stop) => openStream(api, tenant, after, stop),
      isWorthRetrying,
      retryAfterMs,
      onEvent: ({ topic }) => gather.add(keysOf(tenant, topic)),
      onMissed: () => gather.add(allKeys(tenant)),
      wait: waitFor,
    },
    signal,
  );
}

function readAgain(queries: QueryClient, keys: Keys): void {
  for (const queryKey of new Map(keys.map((key) => [key.join(), key])).values()) {
    void queries.invalidateQueries({ queryKey });
  }
}

async function openStream(
  api: ApiClient,
  tenant: string,
  lastEventId: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { data } = await api.GET('/api/v2/clients/tenants/{tenant}/events', {
    params: { path: { tenant } },
    headers: lastEventId === null ? {} : { 'last-event-id': lastEventId },
    parseAs: 'stream',
    signal,
  });
  if (data === null || data === undefined) {
    throw new Error('The stream of live events has no body.');
  }
  return data;
}

/** Resolves after `ms`, or at once when aborted. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });
}

/** A browser opens only six connections per host; a hidden tab does not need one. */
function usePageShown(): boolean {
  const [shown, setShown] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setShown(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return shown;
}
