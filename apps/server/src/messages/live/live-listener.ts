import type { Pool, PoolClient } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../platform/logger.ts';

const CHANNEL = 'platebook_live';
const AGAIN_AFTER_MS = 1_000;

/** Wakes a tenant's subscribers when one of its events commits. */
export type LiveListener = {
  readonly follow: (tenantId: string, wake: () => void) => () => void;
  readonly close: () => void;
};

/**
 * One connection per process that runs `LISTEN platebook_live`. It opens with the first subscriber and reopens after
 * the database was unavailable; every subscriber is then woken, because notifications were missed in the meantime.
 */
export function createLiveListener(pool: Pool, log: Logger): LiveListener {
  const followers = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  let listening: Promise<void> | null = null;
  const wakeAll = (): void => {
    for (const wakers of followers.values()) {
      wakers.forEach((wake) => wake());
    }
  };
  const notify = (tenantId: string): void => {
    followers.get(tenantId)?.forEach((wake) => wake());
  };
  const listen = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await listenOnce(pool, { notify, ready: wakeAll, signal: closing.signal });
      } catch (error) {
        log.warn({ err: error }, 'Listening for live events stopped and begins again.');
        await delay(AGAIN_AFTER_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };
  return {
    follow: (tenantId, wake) => {
      const wakers = followers.get(tenantId) ?? new Set();
      followers.set(tenantId, wakers.add(wake));
      listening ??= listen();
      return () => {
        wakers.delete(wake);
        if (wakers.size === 0) {
          followers.delete(tenantId);
        }
      };
    },
    close: () => closing.abort(),
  };
}

type Feed = {
  readonly notify: (tenantId: string) => void;
  readonly ready: () => void;
  readonly signal: AbortSignal;
};

/** Returns when `signal` aborts; throws when the connection is lost. */
async function listenOnce(pool: Pool, { notify, ready, signal }: Feed): Promise<void> {
  const client = await pool.connect();
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => resolve();
      signal.addEventListener('abort', stop, { once: true });
      client.on('notification', ({ channel, payload = '' }) => {
        if (channel === CHANNEL) {
          notify(payload);
        }
      });
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection that listened was closed.')));
      client.query(`listen ${CHANNEL}`).then(ready, reject);
      if (signal.aborted) {
        resolve();
      }
    });
  } finally {
    release(client);
  }
}

/** A listening connection must not go back to the pool. */
function release(client: PoolClient): void {
  client.removeAllListeners('notification');
  client.release(true);
}
