import { expect, test } from 'vitest';
import { progressOf } from './batch-progress.ts';
import { inOrderOfConcern, optionsInWords } from './batch-words.ts';
import type { BatchItem } from './batches.queries.ts';

const COUNTS = {
  total: 8,
  queued: 2,
  running: 1,
  done: 2,
  skipped: 1,
  failed: 2,
  cancelled: 0,
  undone: 0,
};

test('progress counts finished clients and reports failures', () => {
  expect(progressOf({ counts: COUNTS })).toEqual({
    percent: 62,
    words: '5 of 8 clients, 2 failed',
  });
  expect(progressOf({ counts: { ...COUNTS, failed: 0, done: 4 } }).words).toBe('5 of 8 clients');
  expect(progressOf({ counts: { ...COUNTS, total: 0, queued: 0, running: 0 } }).percent).toBe(100);
});

test('the parameters of a batch are one line', () => {
  const options = { from: '2026-11-02', to: '2026-11-08', channel_type: 'ubereats', dry_run: true };
  expect(optionsInWords({ operation: 'sync', options: options as never })).toBe(
    'Nov 2–8, 2026 · Uber Eats · Dry run',
  );
  expect(optionsInWords({ operation: 'set_schedule', options: { paused: true } })).toBe('Pause');
  expect(
    optionsInWords({ operation: 'apply_mapping_template', options: { template: 'cash' } }),
  ).toBe('Cash basis');
  expect(optionsInWords({ operation: 'retry_failed', options: {} })).toBe('');
});

test('failures come first, then work in progress, then the rest in order', () => {
  const item = (client_name: string, state: BatchItem['state']) =>
    ({ client_name, state }) as BatchItem;
  const items = [
    item('a', 'done'),
    item('b', 'failed'),
    item('c', 'queued'),
    item('d', 'done'),
    item('e', 'running'),
  ];
  expect(inOrderOfConcern(items).map(({ client_name: name }) => name)).toEqual([
    'b',
    'e',
    'c',
    'a',
    'd',
  ]);
});
