import { setImmediate } from 'node:timers/promises';
import type { Database, TenantScope } from '../../db/database.ts';
import { liveEventRange, liveEventsAfter } from './live-events.store.ts';
import type { LiveEventRow } from './live-events.store.ts';
import type { LiveListener } from './live-listener.ts';
import { createUnsent } from './unsent-events.ts';
import type { UnsentEvents } from './unsent-events.ts';

/** An event, serialized once for all streams. */
export type FedEvent = { readonly id: number; readonly text: string };

export type Subscriber = {
  readonly onEvents: (events: readonly FedEvent[]) => void;
  /** Events cannot be read; nothing more will be published. */
  readonly onFailure: (error: unknown) => void;
};

export type LiveFeeds = {
  /** Settles once every event that commits from then on will be delivered. Call `leave` in any case. */
  readonly join: (
    scope: TenantScope,
    subscriber: Subscriber,
  ) => { readonly joined: Promise<void>; readonly leave: () => void };
};

/** Writing to this many streams takes about a millisecond. */
const SENT_AT_ONCE = 20;

type Deps = { readonly database: Database; readonly listener: LiveListener };

/** Reads a tenant's events once and publishes them to all of its streams in this process. */
export function createLiveFeeds(deps: Deps): LiveFeeds {
  const feeds = new Map<string, Feed>();
  return {
    join: (scope, subscriber) => {
      const { tenantId } = scope;
      const feed = feeds.get(tenantId) ?? createFeed(deps, scope);
      feeds.set(tenantId, feed);
      feed.subscribers.add(subscriber);
      return {
        joined: feed.look(),
        leave: () => {
          feed.subscribers.delete(subscriber);
          if (feed.subscribers.size === 0 && feeds.get(tenantId) === feed) {
            feeds.delete(tenantId);
            feed.close();
          }
        },
      };
    },
  };
}

type Feed = {
  readonly subscribers: Set<Subscriber>;
  /** Settles when everything that committed before the call has been published. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
};

function createFeed({ database, listener }: Deps, scope: TenantScope): Feed {
  const subscribers = new Set<Subscriber>();
  let unsent: UnsentEvents | null = null;
  let isStale = false;
  let looking: Promise<void> | null = null;

  const readOnce = async (): Promise<readonly LiveEventRow[]> => {
    if (unsent === null) {
      const range = await database.inTenant(scope, (tx) => liveEventRange(tx));
      const first = createUnsent(range?.newest ?? 0);
      first.take(await database.inTenant(scope, (tx) => liveEventsAfter(tx, first.after())));
      unsent = first;
      return [];
    }
    const known = unsent;
    return known.take(await database.inTenant(scope, (tx) => liveEventsAfter(tx, known.after())));
  };
  const readAll = async (): Promise<void> => {
    try {
      let events: readonly LiveEventRow[];
      do {
        isStale = false;
        events = await readOnce();
        const fed = events.map(toFed);
        if (fed.length > 0) {
          await publish(subscribers, fed);
        }
      } while (isStale || events.length > 0);
    } finally {
      // Must run synchronously after the last check for another request.
      looking = null;
    }
  };
  const look = (): Promise<void> => {
    isStale = true;
    looking ??= readAll();
    return looking;
  };
  const unfollow = listener.follow(scope.tenantId, () => {
    look().catch((error: unknown) => subscribers.forEach(({ onFailure }) => onFailure(error)));
  });
  return { subscribers, look, close: unfollow };
}

/** In chunks, yielding to other requests in between. */
async function publish(
  subscribers: ReadonlySet<Subscriber>,
  events: readonly FedEvent[],
): Promise<void> {
  let delivered = 0;
  for (const { onEvents } of subscribers) {
    onEvents(events);
    delivered += 1;
    if (delivered % SENT_AT_ONCE === 0) {
      await setImmediate();
    }
  }
}

export function toFed({ id, topic, subjectId }: LiveEventRow): FedEvent {
  const data = JSON.stringify({ topic, id: subjectId });
  return { id, text: `id: ${id}\nevent: changed\ndata: ${data}\n\n` };
}
