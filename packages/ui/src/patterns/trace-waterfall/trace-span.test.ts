import { describe, expect, test } from 'vitest';
import {
  readTrace,
  rowsInSight,
  traceSentence,
  writeDuration,
  type TraceSpan,
} from './trace-span.ts';

function span(id: string, parentId: string | null, times: readonly [number, number]): TraceSpan {
  const [startMs, durationMs] = times;
  const facts = { operation: `op_${id}`, stage: null, source: 'server' };
  return { id, parentId, ...facts, startMs, durationMs, status: 'ok' };
}

const ALL_OPEN = { closed: new Set<string>(), onlyCritical: false };

describe('readTrace', () => {
  test('sorts children by start, and treats a span without its parent as a root', () => {
    const trace = readTrace([
      span('late', 'root', [50, 10]),
      span('lost', 'never came', [5, 1]),
      span('root', null, [0, 100]),
      span('early', 'root', [10, 20]),
    ]);
    expect(trace.roots.map(({ id }) => id)).toEqual(['root', 'lost']);
    expect(trace.partsOf('root').map(({ id }) => id)).toEqual(['early', 'late']);
    expect(trace.durationMs).toBe(100);
  });

  test('finds the critical path, without spans that ran in parallel', () => {
    const { critical } = readTrace([
      span('root', null, [0, 100]),
      span('fetch', 'root', [0, 40]),
      span('beside', 'root', [0, 30]),
      span('post', 'root', [40, 60]),
      span('inner', 'post', [45, 50]),
      span('beside post', 'root', [50, 20]),
    ]);
    expect([...critical].toSorted()).toEqual(['fetch', 'inner', 'post', 'root']);
  });

  test('counts a child that outlives its parent until the parent ends', () => {
    const { critical } = readTrace([
      span('root', null, [0, 100]),
      span('mail', 'root', [90, 500]),
      span('post', 'root', [0, 90]),
    ]);
    expect([...critical].toSorted()).toEqual(['mail', 'post', 'root']);
  });

  test('returns a trace of length 0 without spans', () => {
    const trace = readTrace([]);
    expect([trace.durationMs, trace.roots.length, trace.critical.size]).toEqual([0, 0, 0]);
  });
});

describe('rowsInSight', () => {
  const trace = readTrace([
    span('root', null, [0, 100]),
    span('fetch', 'root', [0, 20]),
    span('page', 'fetch', [0, 10]),
    span('post', 'root', [60, 40]),
    span('aside', 'root', [61, 2]),
  ]);
  const write = (look: Parameters<typeof rowsInSight>[1]) =>
    rowsInSight(trace, look).map(
      ({ id, level, place, neighbours }) => `${id} ${level} ${place}/${neighbours}`,
    );

  test('shows gaps in which no child ran', () => {
    expect(write(ALL_OPEN)).toEqual([
      'root 1 1/1',
      'fetch 2 1/4',
      'page 3 1/1',
      'gap before post 2 2/4',
      'post 2 3/4',
      'aside 2 4/4',
    ]);
    expect(rowsInSight(trace, ALL_OPEN)[3]).toMatchObject({ startMs: 20, durationMs: 40 });
  });

  test('omits the children of collapsed spans', () => {
    expect(write({ ...ALL_OPEN, closed: new Set(['fetch']) })).not.toContain('page 3 1/1');
    expect(write({ ...ALL_OPEN, closed: new Set(['root']) })).toEqual(['root 1 1/1']);
  });

  test('shows only the critical path', () => {
    expect(write({ ...ALL_OPEN, onlyCritical: true })).toEqual([
      'root 1 1/1',
      'fetch 2 1/2',
      'page 3 1/1',
      'post 2 2/2',
    ]);
  });

  test('a short gap gets no row', () => {
    const close = readTrace([
      span('root', null, [0, 100]),
      span('one', 'root', [0, 50]),
      span('two', 'root', [54, 46]),
    ]);
    expect(rowsInSight(close, ALL_OPEN).map(({ id }) => id)).toEqual(['root', 'one', 'two']);
  });
});

test('writeDuration rounds to readable precision', () => {
  expect(
    [0.42, 9.96, 12.4, 999.4, 999.5, 1_240, 59_994, 60_000, 125_300].map(writeDuration),
  ).toEqual([
    '0.4 ms',
    '10 ms',
    '12 ms',
    '999 ms',
    '1 s',
    '1.24 s',
    '59.99 s',
    '1 min',
    '2 min 5 s',
  ]);
});

describe('traceSentence', () => {
  test('describes the duration and the critical path', () => {
    const spans = [
      span('root', null, [0, 1_240]),
      span('fetch', 'root', [0, 300]),
      { ...span('post', 'root', [300, 900]), status: 'failed' as const },
    ];
    expect(traceSentence(readTrace(spans))).toBe(
      '3 spans in 1.24 s, 1 failed. Most of it was spent waiting for op_post, 900 ms.',
    );
  });

  test('says that a trace is still running', () => {
    const spans = [{ ...span('root', null, [0, 30]), status: 'running' as const }];
    expect(traceSentence(readTrace(spans))).toBe('1 span in 30 ms, still running.');
  });
});
