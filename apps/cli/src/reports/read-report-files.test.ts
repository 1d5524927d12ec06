import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext } from '../testing/test-context.ts';
import { toBlocked } from './open-report.ts';
import { readReportFiles } from './read-report-files.ts';

let cwd = '';

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'platebook-read-'));
  await writeFile(join(cwd, 'notes.csv'), 'a,b\n1,2\n');
});

afterAll(() => rm(cwd, { recursive: true }));

const OPTIONS = { reading: {}, quiet: false };

describe('reading report files', () => {
  test('files that cannot be opened come first among the blocked, and the others are read', async () => {
    const { context } = createTestContext({ cwd, stdin: 'not,a\nreport,at all\n' });
    const reading = await readReportFiles(context, ['gone.csv', '-', 'notes.csv', '.'], OPTIONS);
    expect(reading.blocked.map(({ file, reason }) => [file, reason])).toEqual([
      ['gone.csv', 'file_not_found'],
      ['.', 'not_a_file'],
      ['notes.csv', 'not_a_report'],
      ['stdin', 'not_a_report'],
    ]);
  });

  test('an interruption is not mistaken for an unreadable file', async () => {
    const { context } = createTestContext({ cwd, signal: AbortSignal.abort() });
    await expect(readReportFiles(context, ['notes.csv'], OPTIONS)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a system error about a file', () => {
  test.each([
    ['ENOENT', 'file_not_found'],
    ['ENOTDIR', 'file_not_found'],
    ['EISDIR', 'not_a_file'],
    ['EACCES', 'not_readable'],
    ['EIO', 'not_readable'],
  ])('%s is %s', (code, reason) => {
    const error = Object.assign(new Error(`${code}: no`), { code });
    expect(toBlocked(error, 'a.csv')).toMatchObject({ file: 'a.csv', reason });
  });

  test('any other error is a bug and is rethrown', () => {
    expect(() => toBlocked(new TypeError('undefined'), 'a.csv')).toThrow('undefined');
    const internal = Object.assign(new Error('closed'), { code: 'ERR_STREAM_DESTROYED' });
    expect(() => toBlocked(internal, 'a.csv')).toThrow('closed');
  });
});
