import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowRequests, SLOW_MS } from './slow-requests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake server that responds when told to. */
function heldServer() {
  const held: PromiseWithResolvers<Response>[] = [];
  const slow = createSlowRequests(() => {
    const answer = withResolvers<Response>();
    held.push(answer);
    return answer.promise;
  });
  const seen: string[] = [];
  slow.subscribe(() => seen.push(slow.read()));
  return { slow, held, seen };
}

type PromiseWithResolvers<T> = {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
};

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

const read = () => new Request('https://books.test/payouts');
const change = () => new Request('https://books.test/payouts', { method: 'POST' });

test('a request is slow after ten seconds until it completes', async () => {
  const { slow, held, seen } = heldServer();
  const sent = slow.send(read());
  vi.advanceTimersByTime(SLOW_MS - 1);
  expect(slow.read()).toBe('none');
  vi.advanceTimersByTime(1);
  expect(slow.read()).toBe('reading');
  held[0]?.resolve(new Response('late'));
  expect(await (await sent).text()).toBe('late');
  expect(seen).toEqual(['reading', 'none']);
});

test('a request that completes in time is never slow', async () => {
  const { slow, held, seen } = heldServer();
  const sent = slow.send(read());
  held[0]?.resolve(new Response(null));
  await sent;
  vi.advanceTimersByTime(SLOW_MS);
  expect(seen).toEqual([]);
});

test('writes take precedence over reads, and a failure ends them too', async () => {
  const { slow, held, seen } = heldServer();
  const sent = [slow.send(read()), slow.send(change())];
  vi.advanceTimersByTime(SLOW_MS);
  expect(slow.read()).toBe('changing');
  const failure = new TypeError('network');
  held[1]?.reject(failure);
  await expect(sent[1]).rejects.toBe(failure);
  expect(slow.read()).toBe('reading');
  held[0]?.resolve(new Response(null));
  await sent[0];
  expect(seen).toEqual(['reading', 'changing', 'reading', 'none']);
});
