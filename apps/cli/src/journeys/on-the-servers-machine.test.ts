import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { createTestContext } from '../testing/test-context.ts';

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-local-'));
  await mkdir(join(home, 'server', 'dist'), { recursive: true });
});
afterEach(() => rm(home, { recursive: true }));

type ScriptedAnswer = {
  readonly lines?: readonly object[];
  readonly stderr?: string;
  readonly exitCode?: number;
};

/** A fake server program that prints a script and records how it was called. */
async function program(
  name: string,
  answers: Readonly<Record<string, ScriptedAnswer>>,
): Promise<void> {
  const source = `
    import { appendFileSync } from 'node:fs';
    const [, , command, options] = process.argv;
    appendFileSync(${JSON.stringify(join(home, 'calls'))}, command + ' ' + options + '\\n');
    const { lines = [], stderr = '', exitCode = 0 } = ${JSON.stringify(answers)}[command];
    for (const line of lines) process.stdout.write(JSON.stringify(line) + '\\n');
    process.stderr.write(stderr);
    process.exitCode = exitCode;
  `;
  await writeFile(join(home, 'server', 'dist', name), source);
  await writeFile(join(home, 'server', 'package.json'), '{"type":"module"}');
}

async function calls(): Promise<string[]> {
  return (await readFile(join(home, 'calls'), 'utf8')).trimEnd().split('\n');
}

async function platebook(
  line: string,
  { signal, env = {} }: { signal?: AbortSignal; env?: Readonly<Record<string, string>> } = {},
) {
  const { context, stdout, stderr } = createTestContext({
    argv: line.split(' '),
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home, PLATEBOOK_SERVER: 'server', ...env },
    ...(signal === undefined ? {} : { signal }),
  });
  const exitCode = await run(context);
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

const DESCRIBED = {
  created_at: '2026-11-26T10:14:17.000Z',
  platebook: '0.1.0',
  postgres: '18.4',
  migration: '0062_admin_notifications',
  tables: 90,
  rows: 1204,
  keys: ['k1'],
};
const PLAN = {
  ...DESCRIBED,
  database: 'platebook',
  is_empty: false,
  sessions: 0,
  newer_migrations: 0,
};
const RESTORED = {
  database: 'platebook',
  kept_as: 'platebook_before_20261126t101417z',
  tables: 90,
  rows: 1204,
  entries: 40,
  postings: 38,
  files: 3,
  audit_chains: 5,
  audit_records: 260,
  seconds: 4.2,
  leftovers: [],
};
const LEFTOVERS = [
  { kind: 'file', name: '/b/dead.tar.0123456789ab.part', is_removed: true },
  { kind: 'database', name: 'platebook_restore_20261126t101417z', is_removed: false },
];
const LEFTOVERS_SAID = [
  'Removed the unfinished backup /b/dead.tar.0123456789ab.part, which nothing was using.',
  'Left the unfinished restore "platebook_restore_20261126t101417z" alone: it is in use, or not ten minutes old.',
];

describe('backup', () => {
  test('create reports what was made and that the keys are stored elsewhere', async () => {
    const created = {
      file: '/b/one.tar',
      bytes: 5120,
      ...DESCRIBED,
      removed: ['/b/old.tar'],
      leftovers: LEFTOVERS,
    };
    await program('admin-backup.js', {
      create: {
        lines: [{ progress: { done: 1, of: 90, label: 'public.users' } }, { result: created }],
      },
    });
    const { exitCode, stdout, stderr } = await platebook(
      'backup create --keep 14 --json file,removed',
    );
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      0,
      { file: '/b/one.tar', removed: ['/b/old.tar'] },
    ]);
    expect(stderr).toBe(
      [
        'Backed up 1204 rows of 90 tables.',
        ...LEFTOVERS_SAID,
        'Removed /b/old.tar.',
        'A backup holds no keys: keep k1 elsewhere.',
        '',
      ].join('\n'),
    );
    expect(await calls()).toEqual(['create {"keep":14}']);
  });

  test('a dry run of create shows what would be written and removed', async () => {
    const planned = {
      file: '/b/one.tar',
      tables: 90,
      database_bytes: 9_400_320,
      removed: ['/b/old.tar'],
    };
    await program('admin-backup.js', { 'plan-create': { lines: [{ result: planned }] } });
    const { exitCode, stdout, stderr } = await platebook('backup create --keep 14 -n --json');
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([
      0,
      { dry_run: true, ...planned },
      'DRY RUN: nothing was written.\n',
    ]);
    expect(await calls()).toEqual(['plan-create {"keep":14}']);
  });

  test('create can write elsewhere, and then removes nothing', async () => {
    const created = { file: '/b/out.tar', bytes: 5120, ...DESCRIBED, removed: [], leftovers: [] };
    await program('admin-backup.js', { create: { lines: [{ result: created }] } });
    expect((await platebook('backup create -O out.tar')).exitCode).toBe(0);
    expect(await calls()).toEqual([`create {"out":"${join(home, 'out.tar')}"}`]);
    expect(await platebook('backup create -O out.tar --keep 14')).toMatchObject({
      exitCode: 2,
      stdout: '',
    });
  });

  test('verify ends with 10 for a missing key or a damaged archive', async () => {
    const verified = { file: '/b/one.tar', bytes: 5120, parts: 70, ...DESCRIBED };
    await program('admin-backup.js', {
      verify: { lines: [{ result: { ...verified, missing_keys: ['k1'] } }] },
    });
    const missing = await platebook('backup verify one.tar --json missing_keys');
    expect([missing.exitCode, JSON.parse(missing.stdout)]).toEqual([10, { missing_keys: ['k1'] }]);
    expect(missing.stderr).toContain('Keys that it needs and that are not here: k1.');
    await program('admin-backup.js', {
      verify: {
        stderr: 'The backup one.tar is damaged: public.users/000001.copy.gz is missing.\n',
        exitCode: 10,
      },
    });
    expect(await platebook('backup verify one.tar')).toEqual({
      exitCode: 10,
      stdout: '',
      stderr:
        'error[server_program_check_failed]: The backup one.tar is damaged: public.users/000001.copy.gz is missing.\n',
    });
  });

  test('list ends with 10 when one is damaged, and names it', async () => {
    const sound = { file: '/b/two.tar', bytes: 1, ...DESCRIBED, problem: null };
    const broken = { ...sound, file: '/b/one.tar', created_at: null, problem: 'one is damaged' };
    await program('admin-backup.js', {
      list: { lines: [{ result: { folder: '/b', items: [sound, broken] } }] },
    });
    const { exitCode, stdout, stderr } = await platebook('backup list --jq .[].file');
    expect([exitCode, stdout, stderr]).toEqual([
      10,
      '/b/two.tar\n/b/one.tar\n',
      'one is damaged\n',
    ]);
  });

  test.each([
    [2, 2, 'usage_error'],
    [6, 6, 'file_not_found'],
    [7, 7, 'server_program_refused'],
    [1, 9, 'server_program_failed'],
  ])('what ends with %i in the program ends with %i here', async (code, exitCode, name) => {
    await program('admin-backup.js', { list: { stderr: 'No.\n', exitCode: code } });
    expect(await platebook('backup list')).toEqual({
      exitCode,
      stdout: '',
      stderr: `error[${name}]: No.\n`,
    });
  });
});

describe('restore', () => {
  const answers = {
    'plan-restore': { lines: [{ result: PLAN }] },
    restore: { lines: [{ result: RESTORED }] },
  };

  test('does nothing until the name of the database confirms it', async () => {
    await program('admin-backup.js', answers);
    const unasked = await platebook('restore one.tar --replace');
    expect([unasked.exitCode, unasked.stdout]).toEqual([2, '']);
    expect(unasked.stderr).toContain('add --confirm "platebook"');
    const other = await platebook('restore one.tar --replace --confirm other');
    expect([other.exitCode, other.stdout]).toEqual([2, '']);
    const { exitCode, stdout, stderr } = await platebook(
      'restore one.tar --replace --confirm platebook --json',
    );
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, RESTORED]);
    expect(stderr).toContain('in the database "platebook_before_20261126t101417z"');
    const plan = `plan-restore {"file":"${join(home, 'one.tar')}","whole":false}`;
    expect(await calls()).toEqual([
      plan,
      plan,
      plan,
      `restore {"file":"${join(home, 'one.tar')}","replace":true}`,
    ]);
  });

  test('reports obstacles before it asks', async () => {
    await program('admin-backup.js', answers);
    const full = await platebook('restore one.tar --confirm platebook');
    expect([full.exitCode, full.stdout]).toEqual([7, '']);
    expect(full.stderr).toContain('"platebook" is not empty. Add --replace');
    await program('admin-backup.js', {
      'plan-restore': { lines: [{ result: { ...PLAN, sessions: 3 } }] },
    });
    const running = await platebook('restore one.tar --replace --confirm platebook');
    expect([running.exitCode, running.stdout]).toEqual([7, '']);
    expect(running.stderr).toContain('Platebook is running on "platebook" (connections: 3).');
    const dry = await platebook('restore one.tar --dry-run --json database,rows');
    expect([dry.exitCode, JSON.parse(dry.stdout)]).toEqual([
      0,
      { database: 'platebook', rows: 1204 },
    ]);
    expect(dry.stderr).toContain('DRY RUN: 1204 rows would be restored to "platebook".');
  });

  test('that is interrupted ends with 130, and so does the program', async () => {
    await writeFile(
      join(home, 'server', 'dist', 'admin-backup.js'),
      `process.on('SIGTERM', () => process.exit(130)); setInterval(() => undefined, 1000);`,
    );
    const interruption = new AbortController();
    const ended = platebook('restore one.tar --confirm platebook', { signal: interruption.signal });
    interruption.abort();
    expect((await ended).exitCode).toBe(130);
  });
});

describe('doctor', () => {
  const examine = async (env: Readonly<Record<string, string>>) => {
    const { stdout } = await platebook('doctor --api-url http://127.0.0.1:9 --json', { env });
    const checks = JSON.parse(stdout) as { check: string; status: string; detail: string }[];
    return checks.flatMap(({ check, status, detail }) =>
      check === 'leftovers' ? [[status, detail]] : [],
    );
  };

  test('removes leftovers when it has the environment of a server', async () => {
    await program('admin-backup.js', {
      'remove-leftovers': { lines: [{ result: { leftovers: LEFTOVERS } }] },
    });
    expect(await examine({})).toEqual([]);
    expect(await examine({ DATA_DIR: home })).toEqual([['ok', LEFTOVERS_SAID.join(' ')]]);
    await program('admin-backup.js', {
      'remove-leftovers': { lines: [{ result: { leftovers: [] } }] },
    });
    expect(await examine({ DATABASE_URL: 'postgres://here/it' })).toEqual([
      ['ok', 'no unfinished backup or restore'],
    ]);
    await program('admin-backup.js', { 'remove-leftovers': { stderr: 'No.\n', exitCode: 1 } });
    expect(await examine({ DATA_DIR: home })).toEqual([['failed', 'No.']]);
  });
});

describe('keys', () => {
  const items = [
    { key: 'k2', is_active: true, is_known: true, secrets: 1, in: ['sessions 1'] },
    { key: 'k1', is_active: false, is_known: true, secrets: 4, in: ['sessions 4'] },
  ];
  const rotated = { active: 'k2', resealed: 4, unreadable: 0, retired: [], unused: ['k1'] };

  test('list ends with 10 where a key in use is missing', async () => {
    const lost = { key: 'k0', is_active: false, is_known: false, secrets: 2, in: ['sessions 2'] };
    await program('admin-keys.js', {
      list: { lines: [{ result: { is_file: false, items: [...items, lost] } }] },
    });
    const { exitCode, stdout, stderr } = await platebook('keys list');
    expect([exitCode, stdout]).toEqual([
      10,
      'k2\ttrue\ttrue\t1\tsessions 1\nk1\tfalse\ttrue\t4\tsessions 4\nk0\tfalse\tfalse\t2\tsessions 2\n',
    ]);
    expect(stderr).toBe('The key k0 is missing. Secrets that open with no other: 2.\n');
  });

  test('rotate counts first, asks, and reports which keys can be removed', async () => {
    await program('admin-keys.js', {
      list: { lines: [{ result: { is_file: false, items } }] },
      rotate: { lines: [{ result: rotated }] },
    });
    const dry = await platebook('keys rotate --dry-run');
    expect([dry.exitCode, dry.stderr]).toEqual([0, 'DRY RUN: secrets to seal again: 4.\n']);
    expect((await platebook('keys rotate')).exitCode).toBe(2);
    const { exitCode, stdout, stderr } = await platebook('keys rotate --yes --json');
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, rotated]);
    expect(stderr).toContain('take it out of SECRET_KEYS and restart');
    expect(await calls()).toEqual(['list {}', 'list {}', 'list {}', 'rotate {}']);
  });

  test('rotate ends with 3 if some secrets cannot be opened', async () => {
    await program('admin-keys.js', {
      list: { lines: [{ result: { is_file: true, items } }] },
      rotate: { lines: [{ result: { ...rotated, unreadable: 2 } }] },
    });
    expect((await platebook('keys rotate --yes')).exitCode).toBe(3);
  });

  test('rotate --signing changes the key of access tokens, at once only with --at-once', async () => {
    const result = {
      key: 'kid',
      signs_from: '2026-11-26T10:30:00.000Z',
      accepted_until: '2026-11-27T10:30:00.000Z',
    };
    await program('admin-keys.js', { 'rotate-signing': { lines: [{ result }] } });
    const { exitCode, stdout } = await platebook('keys rotate --signing --yes --json');
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, result]);
    await platebook('keys rotate --signing --at-once --yes');
    expect(await calls()).toEqual([
      'rotate-signing {"atOnce":false}',
      'rotate-signing {"atOnce":true}',
    ]);
    expect((await platebook('keys rotate --at-once')).exitCode).toBe(2);
  });
});
