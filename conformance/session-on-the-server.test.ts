// The session machine of the browser, with its real storage and calls, against the real server and its database: what
// the machine's own tests assume of a server is asked of ours, edge by edge, on a clock that only the test moves.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, PASSWORD, startTestServer } from '../apps/server/src/testing/test-server.ts';
import type { TestServer } from '../apps/server/src/testing/test-server.ts';
import { startSession } from '../apps/web/src/shared/session/start-session.ts';
import type { PageSession } from '../apps/web/src/shared/session/start-session.ts';
import { createSessionStore } from '../apps/web/src/shared/session/session-store.ts';
import type { NewSession } from '../apps/web/src/shared/session/session-store.ts';
import { memoryStorage } from '../apps/web/src/shared/testing/memory-storage.fake.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestServer;
let people = 0;
const pages: PageSession[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  for (const page of pages.splice(0)) {
    page.health.stop();
  }
});
afterAll(async () => {
  await server.stop();
});

/** Somebody signed in, in a browser whose network the test can cut after the server has acted. */
async function signedIn(storage = memoryStorage()) {
  people += 1;
  const email = `person${people}@test.platebook.test`;
  await addPerson(server, { email });
  const answer = await server.call('POST /auth/v1/token?grant_type=password', {
    json: { email, password: PASSWORD },
  });
  const network = { losesAnswers: false, refreshes: 0 };
  const page = openPage(storage, network);
  page.store.write(answer.body as NewSession);
  return { ...page, storage, network, email, first: answer.body as NewSession };
}

function openPage(storage: Storage, network: { losesAnswers: boolean; refreshes: number }) {
  const clockMs = () => server.clock.now().getTime();
  const page = startSession({
    store: createSessionStore({
      storage,
      tabs: { post: () => undefined, onWritten: () => undefined },
      now: clockMs,
      newId: () => `s${people}`,
    }),
    locks: undefined,
    send: async (request) => {
      network.refreshes += request.url.includes('/token') ? 1 : 0;
      const answer = await fetch(request);
      if (network.losesAnswers) {
        throw new TypeError('fetch failed');
      }
      return answer;
    },
    baseUrl: server.url,
    wallMs: clockMs,
    nowMs: clockMs,
    random: () => 0,
  });
  pages.push(page);
  return page;
}

/** Resolves with the machine's value once nothing is under way. */
function atRest({ health }: Pick<PageSession, 'health'>): Promise<unknown> {
  const isAtRest = ({ value }: ReturnType<typeof health.getSnapshot>) =>
    typeof value.refresh === 'string' && !['jittering', 'verifying'].includes(value.refresh);
  return new Promise((resolve) => {
    const snapshot = health.getSnapshot();
    if (isAtRest(snapshot)) {
      resolve(snapshot.value);
      return;
    }
    const subscription = health.subscribe((next) => {
      if (isAtRest(next)) {
        subscription.unsubscribe();
        resolve(next.value);
      }
    });
  });
}

/** Time passes, and the page looks at its clock. */
function pass(page: Pick<PageSession, 'health'>, ms: number) {
  server.clock.advance(ms);
  page.health.send({ type: 'TICK' });
  return atRest(page);
}

/** Whether the server takes the access token that is stored now. */
async function isTaken({ store }: Pick<PageSession, 'store'>) {
  const token = store.reread()?.access_token;
  const { status } = await server.call('GET /auth/v1/user', token === undefined ? {} : { token });
  return status === 200;
}

const IDLE = 'idle';

describe('the machine and the server agree that', () => {
  test('a session is healthy, in warning, and traded inside the window', async () => {
    const page = await signedIn();
    expect(await pass(page, 44 * MINUTE)).toEqual({ health: 'healthy', refresh: IDLE });
    expect(await pass(page, 2 * MINUTE)).toEqual({ health: 'warning', refresh: IDLE });
    expect(await pass(page, 10 * MINUTE)).toEqual({ health: 'healthy', refresh: IDLE });
    expect([page.network.refreshes, page.store.read()?.epoch, await isTaken(page)]).toEqual([
      1,
      1,
      true,
    ]);
  });

  test.each([
    ['an hour', HOUR],
    ['a night', 12 * HOUR],
    ['13 days', 13 * DAY],
  ])('a token that is past its time by %s is traded', async (_, ms) => {
    const page = await signedIn();
    expect(await isTaken(page)).toBe(true);
    server.clock.advance(HOUR + ms);
    expect(await isTaken(page)).toBe(false);
    expect(await pass(page, 0)).toEqual({ health: 'healthy', refresh: IDLE });
    expect([page.network.refreshes, await isTaken(page)]).toEqual([1, true]);
  });

  test('a session nobody used for more than 14 days is over', async () => {
    const page = await signedIn();
    expect(await pass(page, 15 * DAY)).toEqual({ health: 'expired', refresh: 'dead' });
    expect(page.store.reread()).toBe(null);
  });

  test('a session that ended elsewhere is over at the next 401', async () => {
    const page = await signedIn();
    await server.call('POST /auth/v1/logout?scope=global', { token: page.first.access_token });
    expect(await page.source.onRefused(page.first.access_token, false)).toBe('refused');
    expect(await atRest(page)).toEqual({ health: 'expired', refresh: 'dead' });
    expect(page.store.reread()).toBe(null);
  });

  test('a fresh token that is refused is asked about: a session that lives goes on', async () => {
    const page = await signedIn();
    expect(await page.source.onRefused(page.first.access_token, true)).toBe('refreshed');
    expect(await atRest(page)).toEqual({ health: 'healthy', refresh: IDLE });
    expect(page.network.refreshes).toBe(0);
  });

  test('and one that has ended is over', async () => {
    const page = await signedIn();
    await server.call('POST /auth/v1/logout?scope=local', { token: page.first.access_token });
    expect(await page.source.onRefused(page.first.access_token, true)).toBe('refused');
    expect(await atRest(page)).toEqual({ health: 'expired', refresh: 'dead' });
  });

  test('an answer that got lost costs nothing but another attempt', async () => {
    const page = await signedIn();
    page.network.losesAnswers = true;
    expect(await pass(page, 56 * MINUTE)).toEqual({ health: 'expiring_soon', refresh: 'backoff' });
    page.network.losesAnswers = false;
    server.clock.advance(30_000);
    await page.source.refresh();
    expect(await atRest(page)).toEqual({ health: 'healthy', refresh: IDLE });
    expect([page.network.refreshes, await isTaken(page)]).toEqual([2, true]);
  });

  test('two tabs that refresh at once without a lock both stay', async () => {
    const page = await signedIn();
    const other = openPage(page.storage, { losesAnswers: false, refreshes: 0 });
    server.clock.advance(56 * MINUTE);
    page.health.send({ type: 'TICK' });
    other.health.send({ type: 'TICK' });
    expect(await Promise.all([atRest(page), atRest(other)])).toEqual([
      { health: 'healthy', refresh: IDLE },
      { health: 'healthy', refresh: IDLE },
    ]);
    expect([await isTaken(page), await isTaken(other)]).toEqual([true, true]);
  });

  test('a stolen token used later ends the session, and the page learns it', async () => {
    const page = await signedIn();
    await pass(page, 56 * MINUTE);
    await pass(page, 56 * MINUTE);
    // For 10 s after a refresh the server takes a tab that was slow for no thief.
    await pass(page, 11_000);
    const stolen = await server.call('POST /auth/v1/token?grant_type=refresh_token', {
      json: { refresh_token: page.first.refresh_token },
    });
    expect(stolen.status).toBe(400);
    expect(await pass(page, 56 * MINUTE)).toEqual({ health: 'expired', refresh: 'dead' });
  });

  test('somebody who was banned is out at the next refresh', async () => {
    const page = await signedIn();
    await server.database.asOwner((tx) =>
      tx
        .updateTable('users')
        .set({ banned_until: new Date('2030-01-01T00:00:00Z') })
        .where('email', '=', page.email)
        .execute(),
    );
    expect(await pass(page, 56 * MINUTE)).toEqual({ health: 'expired', refresh: 'dead' });
  });
});
