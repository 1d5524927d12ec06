import { describe, expect, test } from 'vitest';
import { followLive, type LiveDeps } from './follow-live.ts';

type Stream = string | Error;

/** A fake server with scripted streams, and a page that records its events. */
async function eventsOf(streams: readonly Stream[], retryable = true) {
  const leaving = new AbortController();
  const log: string[] = [];
  const left = [...streams];
  const deps: LiveDeps = {
    open: (lastEventId) => {
      const stream = left.shift();
      log.push(`open after ${lastEventId ?? 'nothing'}`);
      if (stream === undefined || stream instanceof Error) {
        return Promise.reject(stream ?? new Error('gone'));
      }
      return Promise.resolve(new Blob([stream]).stream());
    },
    isWorthRetrying: () => retryable,
    retryAfterMs: (error) => Number((error as Error).cause ?? 0),
    onEvent: ({ topic, id }) => log.push(`${topic} ${id}`),
    onMissed: () => log.push('read again'),
    wait: (ms) => {
      log.push(`wait ${ms}`);
      if (left.length === 0) {
        leaving.abort();
      }
      return Promise.resolve();
    },
  };
  await followLive(deps, leaving.signal);
  return log;
}

const changed = (id: number, topic: string, subject: string) =>
  `id: ${id}\nevent: changed\ndata: {"topic":"${topic}","id":"${subject}"}\n\n`;

describe('a stream', () => {
  test('reports changes, and resumes after the last event when it ends', async () => {
    const first = `: still here\n\n${changed(7, 'run', 'r1')}${changed(8, 'entry', 'e1')}`;
    expect(await eventsOf([first, changed(9, 'entry', 'e2')])).toEqual([
      'open after nothing',
      'run r1',
      'entry e1',
      'wait 250',
      'open after 8',
      'entry e2',
      'wait 250',
    ]);
  });

  test('that ends before its first event has nothing to resume from: the page is reloaded', async () => {
    expect(await eventsOf(['', ''])).toEqual([
      'open after nothing',
      'wait 250',
      'read again',
      'open after nothing',
      'wait 250',
    ]);
  });

  test('that no longer has the missed events says so: the page is reloaded', async () => {
    const log = await eventsOf(['id: 40\nevent: reset\ndata: {}\n\n']);
    expect(log).toEqual(['open after nothing', 'read again', 'wait 250']);
  });

  test('may contain events of a kind unknown to this page', async () => {
    const odd =
      'id: 1\nevent: changed\ndata: {"kind":"x"}\n\nid: 2\nevent: changed\ndata: {"to\n\n';
    expect(await eventsOf([odd + changed(3, 'run', 'r1')])).toEqual([
      'open after nothing',
      'run r1',
      'wait 250',
    ]);
  });
});

test('without a stream the page is reloaded after 2, 5 and then every 10 s', async () => {
  const gone = new Error('503');
  const log = await eventsOf([gone, gone, gone, gone, changed(1, 'run', 'r1')]);
  expect(log.filter((line) => line.startsWith('wait') || line === 'read again')).toEqual([
    'wait 2000',
    'read again',
    'wait 5000',
    'read again',
    'wait 10000',
    'read again',
    'wait 10000',
    'read again',
    'wait 250',
  ]);
});

test('a stream waits for an unavailable server’s Retry-After, and then reconnects', async () => {
  const away = new Error('503', { cause: 30_000 });
  expect(await eventsOf([changed(7, 'run', 'r1'), away, changed(8, 'entry', 'e1')])).toEqual([
    'open after nothing',
    'run r1',
    'wait 250',
    'open after 7',
    'wait 30000',
    'read again',
    'open after 7',
    'entry e1',
    'wait 250',
  ]);
});

test('a permanently refused stream is not requested again', async () => {
  expect(await eventsOf([new Error('403'), changed(1, 'run', 'r1')], false)).toEqual([
    'open after nothing',
  ]);
});
