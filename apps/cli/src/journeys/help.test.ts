import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { HELP_TOPICS } from '../help/topics.ts';
import { runBuilt } from '../testing/run-built.ts';

const cwd = tmpdir();

describe('platebook help', () => {
  test.each(Object.entries(HELP_TOPICS))('%s', async (topic, title) => {
    const { exitCode, stdout, stderr } = await runBuilt(['help', topic], { cwd });
    expect(stdout.split('\n')[0]).toBe(`platebook help ${topic}: ${title}`);
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
  });

  test.each(['journal', 'verify'])('%s is the same as its --help', async (command) => {
    const result = await runBuilt(['help', command], { cwd });
    const flagged = await runBuilt([command, '--help'], { cwd });
    expect(result.stdout).toMatch(/^Examples:\n/);
    expect(flagged.stdout).toBe(result.stdout);
  });

  test('a typo gets a suggestion and ends with 2', async () => {
    const { exitCode, stdout, stderr } = await runBuilt(['jornal', 'a.csv'], { cwd });
    expect(stderr).toBe(
      "error[usage_error]: Unknown command 'jornal'.\nhint: Did you mean journal?\n",
    );
    expect(stdout).toBe('');
    expect(exitCode).toBe(2);
  });

  test('a usage error is one JSON object on stderr when JSON was requested', async () => {
    const call = ['journal', 'a.csv', '--format', 'json', '--timezone', 'Mars/Olympus'];
    const { exitCode, stdout, stderr } = await runBuilt(call, { cwd });
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: 'usage_error',
        message: '"Mars/Olympus" is not a time zone.',
        hint: 'use an IANA time zone name, such as America/New_York',
        status: null,
        request_id: null,
        retryable: false,
        exit_code: 2,
      },
    });
    expect(stdout).toBe('');
    expect(exitCode).toBe(2);
  });

  test('a missing output folder is reported before anything is read', async () => {
    const call = ['journal', 'nowhere.csv', '-O', 'no/such/folder/e.json'];
    const { exitCode, stderr } = await runBuilt(call, { cwd });
    expect(stderr).toMatch(/^error\[file_not_found\]: Cannot write no\/such\/folder\/e\.json: /);
    expect(stderr).not.toContain('nowhere.csv');
    expect(exitCode).toBe(6);
  });
});

describe('starting', () => {
  test('declaring the commands loads no accounting code', async () => {
    const seen = new Set<string>();
    const outside = new Set<string>();
    const visit = async (url: URL) => {
      if (seen.has(url.href)) {
        return;
      }
      seen.add(url.href);
      const source = await readFile(url, 'utf8');
      const statements = source.matchAll(
        /^(?:import|export) (?!type)[^;]*? from '(?<from>[^']+)';/gm,
      );
      for (const { groups } of statements) {
        const from = groups?.from ?? '';
        if (from.startsWith('.')) {
          await visit(new URL(from, url));
        } else if (!from.startsWith('node:')) {
          outside.add(from);
        }
      }
    };
    await visit(new URL('../bin.ts', import.meta.url));
    expect([...outside].sort()).toEqual(['commander', 'picocolors']);
  });
});
