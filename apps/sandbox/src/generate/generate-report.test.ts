import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateReport } from './generate-report.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) =>
    new Writable({
      write(chunk, _, done) {
        written[name] += String(chunk);
        done();
      },
    });
  const code = await generateReport(args, { stdout: stream('stdout'), stderr: stream('stderr') });
  return { code, ...written };
}

describe('generate', () => {
  test('writes the requested rows to standard output and to a file alike', async () => {
    const args = ['--format', 'doordash-detailed-48', '--rows', '120', '--stores', '2'];
    const shown = await run(...args);
    const out = path.join(folder, 'report.csv');
    expect(await run(...args, '--out', out)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await readFile(out, 'utf8')).toBe(shown.stdout);
    expect(shown.stdout.trimEnd().split('\n')).toHaveLength(121);
  });

  test('prints its usage when asked', async () => {
    const { code, stderr } = await run('--help');
    expect(code).toBe(0);
    expect(stderr).toContain('--first-day');
  });

  test.each([
    [['--format', 'grubhub'], 'Unknown format "grubhub".'],
    [
      ['--format', 'doordash-detailed-48', '--rows', 'many'],
      '--rows takes a whole number, not "many".',
    ],
    [
      ['--format', 'doordash-detailed-48', '--first-day', '2026-02-30'],
      '--first-day takes a day like 2026-03-30, not "2026-02-30".',
    ],
    [['--colour', 'red'], "Unknown option '--colour'"],
  ])('refuses %j with exit code 2 and writes nothing', async (args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
