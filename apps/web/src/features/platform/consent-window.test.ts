import type { ConnectionEvent } from '@platebook/machines';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { memoryStorage } from '../../shared/testing/memory-storage.fake.ts';
import {
  askConsent,
  CONSENT_CHANNEL,
  type ConsentAnswer,
  type ConsentMessage,
} from './consent-window.ts';
import { findPendingConsent } from './pending-consent.ts';

const URL_OF_PROVIDER = 'https://provider.test/authorize?state=server-1';
const CONSENT = { authorize_url: URL_OF_PROVIDER, state: 'server-1' };
const ANSWER: ConsentAnswer = { state: 'server-1', code: 'c0de', realmId: '4620' };
/** Two polls of the window, plus the longest time a returning window may need. */
const GIVEN_UP_MS = 2 * 500 + 4_000;

type Opened = { closed: boolean; close: () => void; location: { replace: (url: string) => void } };

/** A fake browser that opens or blocks windows. */
function browser({ blocks = false } = {}) {
  const led: string[] = [];
  const opened: Opened = {
    closed: false,
    close: () => {
      opened.closed = true;
    },
    location: { replace: (url) => led.push(url) },
  };
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', {
    open: () => (blocks ? null : opened),
    location: { assign: (url: string) => led.push(url) },
  });
  return { led, opened, storage };
}

type Mode = 'window' | 'page';

/** The outcome of a consent request in a window or in the page. */
function ask(mode: Mode, answer: AnswerRequest = () => CONSENT) {
  const { api, sent } = fakeApi(answer);
  const events: ConnectionEvent[] = [];
  const answers: ConsentAnswer[] = [];
  const stop = askConsent(
    { api, tenant: 't1', provider: 'quickbooks', onAnswer: (answered) => answers.push(answered) },
    { state: 'own-1', mode },
    (event) => events.push(event),
  );
  stops.push(stop);
  return { sent, events, answers, stop };
}

/** The redirect page; it learns whether its answer was taken. */
function returnPage() {
  const channel = new BroadcastChannel(CONSENT_CHANNEL);
  const received: ConsentMessage[] = [];
  channel.addEventListener('message', (event) => received.push(event.data as ConsentMessage));
  stops.push(() => channel.close());
  return {
    received,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    post: (answer: ConsentAnswer) => channel.postMessage({ kind: 'answer', answer }),
  };
}

const stops: (() => void)[] = [];

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] }));
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const until = (check: () => void) => vi.waitFor(check);

test('a window opens at the provider, and only this browser knows the request', async () => {
  const { led, storage } = browser();
  const { sent, events } = ask('window');
  await until(() => expect(led).toEqual([URL_OF_PROVIDER]));
  expect(sent).toEqual([
    { method: 'POST', path: '/api/v2/clients/tenants/t1/connections/quickbooks/consent' },
  ]);
  expect(findPendingConsent(storage, 'server-1', 'quickbooks')).toEqual({
    state: 'server-1',
    tenant: 't1',
    provider: 'quickbooks',
    mode: 'window',
  });
  expect(findPendingConsent(storage, 'own-1', 'quickbooks')).toBe(null);
  expect(events).toEqual([]);
});

test('the response is used once, and the page that received it is notified', async () => {
  const { led } = browser();
  const { events, answers } = ask('window');
  await until(() => expect(led).toHaveLength(1));
  const page = returnPage();
  page.post(ANSWER);
  await until(() => expect(page.received).toEqual([{ kind: 'taken', state: 'server-1' }]));
  expect(answers).toEqual([ANSWER]);
  // The machine identifies its request by its own state.
  expect(events).toEqual([{ type: 'consent.granted', state: 'own-1' }]);
});

test('a refused consent is handled, and no code is used', async () => {
  const { led } = browser();
  const { events, answers } = ask('window');
  await until(() => expect(led).toHaveLength(1));
  returnPage().post({ ...ANSWER, code: null });
  await until(() => expect(events).toEqual([{ type: 'consent.denied' }]));
  expect(answers).toEqual([]);
});

test('the response to another request is not used', async () => {
  const { led } = browser();
  const { events, answers } = ask('window');
  await until(() => expect(led).toHaveLength(1));
  const page = returnPage();
  page.post({ ...ANSWER, state: 'server-9' });
  page.post(ANSWER);
  await until(() => expect(answers).toHaveLength(1));
  expect(answers).toEqual([ANSWER]);
  expect(page.received).toEqual([{ kind: 'taken', state: 'server-1' }]);
  expect(events).toHaveLength(1);
});

test('a browser that blocks the window says so, and nothing is requested from the server', async () => {
  browser({ blocks: true });
  const { sent, events } = ask('window');
  await until(() => expect(events).toEqual([{ type: 'consent.blocked' }]));
  expect(sent).toEqual([]);
});

test.each<Mode>(['window', 'page'])(
  'a request that the server refuses fails in the %s',
  async (mode) => {
    const { led, opened, storage } = browser();
    const { events } = ask(mode, () => refusal(409, 'connection_limit', 'One company at a time.'));
    await until(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([
      {
        type: 'consent.failed',
        error: { code: 'connection_limit', message: 'One company at a time.' },
      },
    ]);
    expect([led, opened.closed, storage.length]).toEqual([[], mode === 'window', 0]);
  },
);

test('closing the window cancels the request, but only once no response can arrive', async () => {
  const { led, opened } = browser();
  const { events } = ask('window');
  await until(() => expect(led).toHaveLength(1));
  opened.close();
  vi.advanceTimersByTime(4_000);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(GIVEN_UP_MS);
  expect(events).toEqual([{ type: 'consent.closed' }]);
});

test('canceling before the server responds navigates nowhere, and closes the window', async () => {
  const { led, opened, storage } = browser();
  const { sent, events, stop } = ask('window');
  stop();
  await until(() => expect(opened.closed).toBe(true));
  vi.advanceTimersByTime(GIVEN_UP_MS);
  expect([sent.length, led, events, storage.length]).toEqual([1, [], [], 0]);
});

test('a page navigates to the provider itself, and remembers the request', async () => {
  const { led, storage } = browser();
  const { events } = ask('page');
  await until(() => expect(led).toEqual([URL_OF_PROVIDER]));
  expect(findPendingConsent(storage, 'server-1', 'quickbooks')?.mode).toBe('page');
  expect(events).toEqual([]);
});

test('a page left before the server responds stays where it is', async () => {
  const { led, storage } = browser();
  const { sent, stop } = ask('page');
  stop();
  await until(() => expect(sent).toHaveLength(1));
  await Promise.resolve();
  expect([led, storage.length]).toEqual([[], 0]);
});
