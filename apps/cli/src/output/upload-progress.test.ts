import { describe, expect, test } from 'vitest';
import { createTestContext, type TestContextOptions } from '../testing/test-context.ts';
import { createUploadProgress } from './upload-progress.ts';

const MB = 1024 * 1024;

/** The stderr of an upload of 8 MB in three parts, the first after this long. */
async function outputOf(
  options: TestContextOptions,
  { quiet = false, tookMs = 5_000 }: { quiet?: boolean; tookMs?: number } = {},
): Promise<string> {
  let nowMs = 0;
  const { context, stderr } = createTestContext(options);
  const timed = { ...context, clock: () => new Date(nowMs) };
  const file = { file: 'year.csv', sizeBytes: 8 * MB };
  const progress = createUploadProgress(timed, { quiet, color: false }, file);
  nowMs += tookMs;
  for (const received of [0, 2 * MB, 2.1 * MB, 8 * MB]) {
    await progress.advance(received);
  }
  progress.stop();
  return stderr.text();
}

describe('the progress of an upload', () => {
  test('is a line for each tenth in a pipe, and nothing when quiet', async () => {
    expect(await outputOf({})).toBe('year.csv: 20% of 8.0 MB\nyear.csv: 100% of 8.0 MB\n');
    expect(await outputOf({}, { quiet: true })).toBe('');
  });

  test('is a bar on a terminal, for uploads longer than a second', async () => {
    expect(await outputOf({ columns: 100 })).toContain('Uploading ');
    expect(await outputOf({ columns: 100 }, { tookMs: 500 })).toBe('');
    expect(await outputOf({ columns: 100 }, { quiet: true })).toBe('');
  });

  test('is lines on a terminal that cannot draw a bar', async () => {
    expect(await outputOf({ columns: 100, env: { TERM: 'dumb' } })).toContain('year.csv: 100% of');
  });
});
