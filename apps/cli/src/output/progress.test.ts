import { describe, expect, test } from 'vitest';
import { createTestContext, type TestContextOptions } from '../testing/test-context.ts';
import { createProgress } from './progress.ts';

function createTimed(options: TestContextOptions) {
  let nowMs = 0;
  const { context, stderr } = createTestContext(options);
  return {
    context: { ...context, clock: () => new Date(nowMs) },
    stderr,
    passTime: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('progress', () => {
  test('work under a second shows nothing', async () => {
    const { context, stderr, passTime } = createTimed({ columns: 80 });
    const progress = createProgress(context, { quiet: false, totalBytes: 100 });
    passTime(999);
    await progress.advance(50, 'a.csv');
    progress.stop();
    expect(stderr.text()).toBe('');
  });

  test('longer work shows a bar that is gone at the end', async () => {
    const { context, stderr, passTime } = createTimed({ columns: 80 });
    const progress = createProgress(context, { quiet: false, totalBytes: 100 });
    passTime(1000);
    await progress.advance(50, 'a.csv');
    expect(stderr.text()).toContain('Reading');
    progress.stop();
  });

  test.each([
    ['a pipe', {}, false, 100],
    ['quiet', { columns: 80 }, true, 100],
    ['a dumb terminal', { columns: 80, env: { TERM: 'dumb' } }, false, 100],
    ['an unknown size', { columns: 80 }, false, 0],
  ] as const)('%s has no bar', async (_, options, quiet, totalBytes) => {
    const { context, stderr, passTime } = createTimed(options);
    const progress = createProgress(context, { quiet, totalBytes });
    passTime(5000);
    await progress.advance(1, 'a.csv');
    progress.stop();
    expect(stderr.text()).toBe('');
  });
});
