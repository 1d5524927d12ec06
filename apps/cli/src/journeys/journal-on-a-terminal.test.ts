import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDemo, DEMO } from '../testing/demo.ts';
import { hasTerminal, runOnTerminal } from '../testing/run-built.ts';

let cwd = '';
let dispose: () => Promise<void>;

beforeAll(async () => {
  ({ folder: cwd, dispose } = await copyDemo());
});

afterAll(() => dispose());

async function runAt(columns: number, line: string, env: Record<string, string> = {}) {
  const { exitCode, stdout } = await runOnTerminal(line, { cwd, columns, env });
  return { exitCode, screen: stdout.replaceAll('\r\n', '\n') };
}

describe.skipIf(!hasTerminal())('platebook journal on a terminal (util-linux script)', () => {
  test('prints a ledger per entry, then the summary', async () => {
    const { exitCode, screen } = await runAt(100, `$PLATEBOOK journal ${DEMO.uber}`);
    const lines = stripVTControlCharacters(screen).split('\n');
    expect(lines[0]).toBe('UE-WA5MKK7F-0331-1  2026-03-31  part 1 of 2');
    expect(lines.filter((line) => line.startsWith('  Total USD'))).toHaveLength(4);
    expect(lines.at(-2)).toBe('1 report, 2 payouts, 4 entries');
    expect(exitCode).toBe(0);
  });

  test.each([60, 80, 200])('stays within %i columns', async (columns) => {
    const files = `${DEMO.uber} ${DEMO.doNotFoot} ${DEMO.unknownColumn}`;
    const { screen } = await runAt(columns, `$PLATEBOOK journal ${files}`);
    const widths = stripVTControlCharacters(screen)
      .split('\n')
      .map((line) => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(columns);
  });

  test('colors stdout and stderr independently', async () => {
    const both = await runAt(80, `$PLATEBOOK journal ${DEMO.uber}`);
    expect(both.screen).toContain('\u001b[1mUE-WA5MKK7F-0331-1\u001b[22m');
    expect(both.screen).toContain('\u001b[32m✓\u001b[39m uber-eats');
    const piped = await runAt(80, `$PLATEBOOK journal ${DEMO.uber} | cat`);
    expect(piped.screen).toContain('\u001b[32m✓\u001b[39m uber-eats');
    expect(piped.screen).toContain('\nUE-WA5MKK7F-0331-1\tpayout\t');
  });

  test.each([
    ['NO_COLOR', `$PLATEBOOK journal ${DEMO.uber}`, { NO_COLOR: '1' }],
    ['TERM=dumb', `$PLATEBOOK journal ${DEMO.uber}`, { TERM: 'dumb' }],
    ['--no-color', `$PLATEBOOK journal ${DEMO.uber} --no-color`, {}],
    ['--no-color on an error', '$PLATEBOOK journal --nope --no-color', {}],
  ])('%s means no color', async (_, line, env) => {
    const { screen } = await runAt(80, line, env);
    expect(screen).not.toBe('');
    expect(screen).not.toContain('\u001b');
  });

  test('a workbook is refused with a hint', async () => {
    const { exitCode, screen } = await runAt(80, `$PLATEBOOK journal ${DEMO.uber} --format xlsx`);
    expect(stripVTControlCharacters(screen)).toBe(
      'error[binary_to_terminal]: A workbook is bytes, which a terminal cannot show.\nhint: write it to a file: -O workpapers.xlsx\n',
    );
    expect(exitCode).toBe(2);
  });
});
