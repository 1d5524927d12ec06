import { describe, expect, test } from 'vitest';
import { createTestContext } from '../../testing/test-context.ts';
import { chooseOutput } from './choose-output.ts';

const piped = createTestContext({ cwd: '/tmp' }).context;
const terminal = createTestContext({ cwd: '/tmp', columns: 80 }).context;

describe('choosing the output', () => {
  test.each([
    ['a terminal', terminal, {}, 'table'],
    ['a pipe', piped, {}, 'lines'],
    ['a pipe that asks for the table', piped, { format: 'table' }, 'table'],
    ['a pipe that takes a workbook', piped, { format: 'xlsx' }, 'xlsx'],
    ['--out -, which is stdout', piped, { out: '-', format: 'csv' }, 'csv'],
  ] as const)('%s', async (_, context, options, format) => {
    expect(await chooseOutput(context, [], options)).toEqual({ format, destination: undefined });
  });

  test.each([
    ['e.json', 'json'],
    ['e.csv', 'csv'],
    ['e.journal', 'hledger'],
    ['e.HLEDGER', 'hledger'],
    ['e.ledger', 'ledger'],
    ['e.beancount', 'beancount'],
    ['e.xlsx', 'xlsx'],
  ])('--out %s is a %s document', async (out, format) => {
    const output = await chooseOutput(terminal, [], { out });
    expect(output).toEqual({
      format,
      destination: { path: `/tmp/${out}`, kind: 'new', mode: 0o666 },
    });
  });

  test('--format overrides the extension', async () => {
    const { format } = await chooseOutput(piped, [], { out: 'e.txt', format: 'ledger' });
    expect(format).toBe('ledger');
  });

  test('a name without a known extension is a usage error with a hint', async () => {
    await expect(chooseOutput(piped, [], { out: 'entries.txt' })).rejects.toMatchObject({
      code: 'usage_error',
      message: 'The name entries.txt does not say which document it is.',
      hint: 'add --format, or end it with one of .json .csv .journal .hledger .ledger .beancount .xlsx',
    });
  });

  test('a workbook is refused on a terminal', async () => {
    await expect(chooseOutput(terminal, [], { format: 'xlsx' })).rejects.toMatchObject({
      code: 'binary_to_terminal',
      exitCode: 2,
      hint: 'write it to a file: -O workpapers.xlsx',
    });
  });
});
