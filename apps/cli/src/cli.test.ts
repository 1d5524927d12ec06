import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Commands } from './commands/commands.ts';
import { run } from './run.ts';
import { createTestContext } from './testing/test-context.ts';

const GLOBAL = { color: true };

function recordCalls() {
  const calls: unknown[] = [];
  const commands: Commands = {
    journal: async (_, files, options) => {
      calls.push({ journal: files, ...options });
      return 0;
    },
    verify: async (_, files, options) => {
      calls.push({ verify: files, ...options });
      return 10;
    },
    online: async (_, call) => {
      calls.push(call);
      return 0;
    },
    help: async (_, topic) => {
      calls.push({ help: topic });
      return 0;
    },
    reference: async () => {
      calls.push('reference');
      return 0;
    },
    manual: async (_, __, folder) => {
      calls.push({ manual: folder });
      return 0;
    },
    completion: async (_, shell) => {
      calls.push({ completion: shell });
      return 0;
    },
    complete: async (_, __, words) => {
      calls.push({ complete: words });
      return 0;
    },
  };
  return { calls, commands };
}

async function runWith(argv: readonly string[]) {
  const { calls, commands } = recordCalls();
  const { context, stdout, stderr } = createTestContext({ argv });
  const exitCode = await run(context, commands);
  return { exitCode, calls, stdout: stdout.text(), stderr: stderr.text() };
}

describe('command line to call', () => {
  test.each([
    ['journal a.csv', { journal: ['a.csv'], ...GLOBAL }],
    ['journal a.csv b.zip -', { journal: ['a.csv', 'b.zip', '-'], ...GLOBAL }],
    [
      'journal a.csv --format json -O out.json',
      { journal: ['a.csv'], ...GLOBAL, format: 'json', out: 'out.json' },
    ],
    [
      'journal --timezone America/New_York --split none --basis cash --by day a.csv',
      {
        journal: ['a.csv'],
        ...GLOBAL,
        timezone: 'America/New_York',
        split: 'none',
        basis: 'cash',
        by: 'day',
      },
    ],
    [
      'journal a.csv --mapping accounts.json --bank-leg transfer',
      {
        journal: ['a.csv'],
        ...GLOBAL,
        mapping: 'accounts.json',
        bankLeg: 'transfer',
      },
    ],
    [
      'journal a.csv --tax-mode memo_only --memo-tax gross_up --split-tax block --revenue net --sales pos --books-currency CAD',
      {
        journal: ['a.csv'],
        ...GLOBAL,
        taxMode: 'memo_only',
        memoTax: 'gross_up',
        splitTax: 'block',
        revenue: 'net',
        sales: 'pos',
        booksCurrency: 'CAD',
      },
    ],
    [
      'journal --tax-rate s1=13% --tax-rate s2=5 a.csv --business-day-cutoff 04:00',
      {
        journal: ['a.csv'],
        ...GLOBAL,
        taxRate: ['s1=13%', 's2=5'],
        businessDayCutoff: '04:00',
      },
    ],
    ['-q journal a.csv', { journal: ['a.csv'], ...GLOBAL, quiet: true }],
    [
      'journal a.csv -v --no-color --debug',
      { journal: ['a.csv'], ...GLOBAL, verbose: true, color: false, debug: true },
    ],
    ['journal -- -odd.csv', { journal: ['-odd.csv'], ...GLOBAL }],
    ['help mapping', { help: 'mapping' }],
    ['help exit-codes', { help: 'exit-codes' }],
    ['help --markdown', 'reference'],
    ['help --man man1', { manual: 'man1' }],
    ['completion fish', { completion: 'fish' }],
    ['__complete sync --help -', { complete: ['sync', '--help', '-'] }],
    [
      'api get /healthz -f a=1 -f b=2 -F c=3 --paginate --no-input',
      {
        command: 'api',
        args: ['get', '/healthz'],
        options: {
          ...GLOBAL,
          field: ['a=1', 'b=2'],
          typedField: ['c=3'],
          paginate: true,
          input: false,
        },
      },
    ],
    [
      'open sync run-1 --print',
      { command: 'open', args: ['sync', 'run-1'], options: { ...GLOBAL, print: true } },
    ],
    [
      'config set client juniper --project',
      {
        command: 'config set',
        args: ['client', 'juniper'],
        options: { ...GLOBAL, pager: true, project: true },
      },
    ],
  ])('platebook %s', async (line, call) => {
    const { exitCode, calls } = await runWith(line.split(' '));
    expect(calls).toEqual([call]);
    expect(exitCode).toBe(0);
  });

  test('platebook verify passes on the exit code of the check', async () => {
    const { exitCode, calls } = await runWith(
      'verify a.csv --entries e.json --format json'.split(' '),
    );
    expect(calls).toEqual([{ verify: ['a.csv'], ...GLOBAL, entries: 'e.json', format: 'json' }]);
    expect(exitCode).toBe(10);
  });
});

describe('usage errors', () => {
  test.each([
    ['jornal a.csv', "Unknown command 'jornal'.", 'Did you mean journal?'],
    ['journal a.csv --formt json', "Unknown option '--formt'.", 'Did you mean --format?'],
    ['journal', "Missing required argument 'files'.", "see 'platebook journal --help'"],
    [
      'journal a.csv --format yaml',
      "Option '--format <format>' argument 'yaml' is invalid. Allowed choices are table, json, csv, hledger, ledger, beancount, xlsx.",
      "see 'platebook journal --help'",
    ],
    [
      'journal a.csv -O',
      "Option '-O, --out <file>' argument missing.",
      "see 'platebook journal --help'",
    ],
    [
      'verify a.csv',
      "Required option '--entries <file>' not specified.",
      "see 'platebook verify --help'",
    ],
    ['sync histry', "Unknown command 'histry'.", 'Did you mean history?'],
    ['config lst', "Unknown command 'lst'.", 'Did you mean list?'],
    ['nonsense', "Unknown command 'nonsense'.", "see 'platebook --help'"],
    [
      'api HEAD /healthz',
      "Command-argument value 'HEAD' is invalid for argument 'method'. Use one of GET, POST, PUT, PATCH, DELETE.",
      "see 'platebook api --help'",
    ],
    [
      'open page',
      "Command-argument value 'page' is invalid for argument 'page'. Allowed choices are dashboard, sync, trace.",
      "see 'platebook open --help'",
    ],
    [
      'help nonsense',
      "Command-argument value 'nonsense' is invalid for argument 'subject'. Allowed choices are journal, verify, auth, client, store, entry, exception, sync, admin, invitation, notify, dataflow, portal, demo, ticket, verification, ledger, plan, format, setting, jobs, backup, keys, config, restore, api, doctor, open, version, completion, help, exit-codes, formatting, environment, permissions, profiles, columns, mapping, examples.",
      "see 'platebook help --help'",
    ],
  ])('platebook %s', async (line, message, hint) => {
    const { exitCode, calls, stdout, stderr } = await runWith(line.split(' '));
    expect(stderr).toBe(`error[usage_error]: ${message}\nhint: ${hint}\n`);
    expect(stdout).toBe('');
    expect(calls).toEqual([]);
    expect(exitCode).toBe(2);
  });

  test('is one JSON object when JSON was requested', async () => {
    const { stderr, stdout } = await runWith('journal a.csv --format json --nope'.split(' '));
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: 'usage_error',
        message: "Unknown option '--nope'.",
        hint: "see 'platebook journal --help'",
        status: null,
        request_id: null,
        retryable: false,
        exit_code: 2,
      },
    });
    expect(stdout).toBe('');
  });
});

describe('help', () => {
  test('without arguments prints the help and exits with 0', async () => {
    const { exitCode, stdout, stderr } = await runWith([]);
    expect(stdout).toMatch(/^Examples:\n {2}platebook journal payments\.csv/);
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
  });

  test.each([['journal --help'], ['help journal']])('%s starts with examples', async (line) => {
    const { exitCode, stdout } = await runWith(line.split(' '));
    expect(stdout).toMatch(/^Examples:\n/);
    expect(stdout).toContain('Usage: platebook journal [options] <files...>');
    expect(stdout).toContain('Global Options:');
    expect(exitCode).toBe(0);
  });

  test('--version prints the version of the package', async () => {
    const { exitCode, stdout } = await runWith(['--version']);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(exitCode).toBe(0);
  });
});

function failing(broken: () => Promise<never>): Commands {
  return {
    journal: broken,
    verify: broken,
    online: broken,
    help: broken,
    reference: broken,
    manual: broken,
    completion: broken,
    complete: broken,
  };
}

describe('unexpected failure', () => {
  test('names the crash file, hides the stack, ends with 1', async () => {
    const { context, stderr } = createTestContext({ argv: ['help', 'mapping'] });
    const broken = async () => {
      throw new TypeError('line is undefined');
    };
    const exitCode = await run(context, failing(broken));
    expect(stderr.text()).toMatch(
      /^error\[unexpected_error\]: An unexpected error occurred: line is undefined\nhint: this is a bug in platebook; please report it with \S+platebook-crash-2026-11-21T09-00-00-000Z-\d+\.txt\n$/,
    );
    expect(exitCode).toBe(1);
    await rm(/\S+platebook-crash\S+/.exec(stderr.text())?.[0] ?? '');
  });

  test.each([[undefined], [{ reason: 'x' }], [new TypeError('')]])(
    'an error without a message, such as %j, uses the fallback sentence',
    async (thrown) => {
      const { context, stderr } = createTestContext({ argv: ['help', 'mapping'] });
      const broken = () => Promise.reject(thrown);
      await run(context, failing(broken));
      expect(stderr.text()).toMatch(/^error\[unexpected_error\]: An unknown error occurred\n/);
      await rm(/\S+platebook-crash\S+/.exec(stderr.text())?.[0] ?? '');
    },
  );
});
