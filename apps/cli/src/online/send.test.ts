import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';
import { createSend } from './send.ts';

let server: StandIn | undefined;

afterEach(() => {
  vi.useRealTimers();
  return server?.stop();
});

const BUSY = refusal(503, 'service_unavailable', 'Busy', { 'retry-after': '0' });

async function start(...answers: ScriptedAnswer[]): Promise<StandIn> {
  let next = 0;
  server = await startStandIn(() => {
    const answer = answers[Math.min(next, answers.length - 1)] ?? 'nothing';
    next += 1;
    return answer;
  });
  return server;
}

function send(
  { url }: StandIn,
  method: string,
  { timeoutMs = 5_000, retries = 2, signal = new AbortController().signal } = {},
): Promise<Response> {
  return createSend({ timeoutMs, retries, signal })(
    new Request(`${url}/thing`, { method, ...(method === 'GET' ? {} : { body: '{"a":1}' }) }),
  );
}

describe('a call', () => {
  test.each(['GET', 'PUT', 'DELETE'])(
    'of %s is retried while the server is busy',
    async (method) => {
      const standIn = await start(BUSY, BUSY, success(null));
      expect((await send(standIn, method)).status).toBe(200);
      const body = method === 'GET' ? null : { a: 1 };
      expect(standIn.requests.map((request) => request.body)).toEqual([body, body, body]);
    },
  );

  test('that is cut off is retried', async () => {
    const standIn = await start('hang up', success(null));
    expect((await send(standIn, 'GET')).status).toBe(200);
  });

  test.each([BUSY, 'hang up' as const])('of POST is never retried', async (answers) => {
    const standIn = await start(answers, success(null));
    const answer = await send(standIn, 'POST').catch(() => null);
    expect([answer?.status ?? null, standIn.requests.length]).toEqual([
      answers === 'hang up' ? null : 503,
      1,
    ]);
  });

  test.each([400, 401, 404, 500])('answered %i is not retried', async (status) => {
    const standIn = await start(refusal(status, 'some_code', 'No'));
    expect((await send(standIn, 'GET')).status).toBe(status);
    expect(standIn.requests).toHaveLength(1);
  });

  test('gives up after the configured retries', async () => {
    const standIn = await start(BUSY);
    expect((await send(standIn, 'GET', { retries: 1 })).status).toBe(503);
    expect(standIn.requests).toHaveLength(2);
  });

  test('caps its waiting time', async () => {
    const standIn = await start(refusal(429, 'rate_limited', 'Wait', { 'retry-after': '600' }));
    expect((await send(standIn, 'GET')).status).toBe(429);
    expect(standIn.requests).toHaveLength(1);
  });

  test('ends on timeout', async () => {
    const standIn = await start('nothing');
    await expect(send(standIn, 'GET', { timeoutMs: 50, retries: 0 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  test('for a file ends when the data stalls, not when its reader is slow', async () => {
    const standIn = await start({ begins: 'first', next: 'nothing' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = await send(standIn, 'GET', { timeoutMs: 50, retries: 0 });
    const reader = answer.body?.getReader();
    vi.advanceTimersByTime(60);
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    vi.advanceTimersByTime(60);
    const silence = expect(reader?.read()).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(60);
    await silence;
  });

  test('ends at once when interrupted, also between two attempts', async () => {
    const interruption = new AbortController();
    const standIn = await startStandIn(() => {
      setImmediate(() => interruption.abort());
      return refusal(503, 'service_unavailable', 'Busy', { 'retry-after': '9' });
    });
    server = standIn;
    await expect(send(standIn, 'GET', { signal: interruption.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(standIn.requests).toHaveLength(1);
  });
});
