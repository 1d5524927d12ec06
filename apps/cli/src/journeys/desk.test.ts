import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContractAnswers } from '../testing/contract-answers.fake.ts';
import { hasTerminal, runBuilt, talkOnTerminal } from '../testing/run-built.ts';
import { startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const byContract = createContractAnswers();
let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-desk-'));
  answer = () => undefined;
  server = await startStandIn((request) => answer(request) ?? byContract(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const options = (stdin = '') => ({
  stdin,
  cwd: home,
  env: { HOME: home, PLATEBOOK_API_URL: server.url, PLATEBOOK_TOKEN: 'pbt_0123456789' },
});
const platebook = (...args: string[]) => runBuilt(args, options());
const calls = () => server.requests.map(({ call }) => call);
const lastBody = () => server.requests.at(-1)?.body;

test.each([
  ['demo list --status new --search juniper', '/demo-bookings?limit=30&q=juniper&status=new'],
  [
    'ticket list --status submitted --priority high --assignee none --search 1042',
    '/support/tickets?limit=30&q=1042&status=submitted&priority=high&assignee=none',
  ],
  [
    'verification list --target dana@example.com',
    '/verification-codes?limit=30&target=dana%40example.com',
  ],
  ['ledger list --tenant T --limit 5', '/ledger-verifications?limit=5&tenant_id=T'],
  ['plan subscribers firm', '/plans/firm/subscribers?limit=30'],
  ['format headers --cursor c', '/config/report-formats/headers?limit=30&cursor=c'],
  ['format versions', '/config/report-formats/versions?limit=30'],
  ['setting changes', '/config/settings/changes?limit=30'],
])('%s requests %s', async (line, path) => {
  expect((await platebook(...line.split(' '))).exitCode).toBe(0);
  expect(calls()).toEqual([`GET /api/admin${path}`]);
});

test.each([
  [
    'demo update D --status scheduled --scheduled-on 2026-12-01',
    'PUT /api/admin/demo-bookings/D',
    { status: 'scheduled', scheduled_on: '2026-12-01' },
  ],
  ['ticket update T --assignee none', 'PUT /api/admin/support/tickets/T', { assignee_id: null }],
  [
    'ticket update T --status solved --assignee U',
    'PUT /api/admin/support/tickets/T',
    { status: 'solved', assignee_id: 'U' },
  ],
  [
    'verification create dana@example.com',
    'POST /api/admin/verification-codes',
    { purpose: 'email', target: 'dana@example.com' },
  ],
  [
    'verification create +12155550123',
    'POST /api/admin/verification-codes',
    { purpose: 'phone', target: '+12155550123' },
  ],
  ['verification resend C', 'POST /api/admin/verification-codes/C/resend', null],
  ['verification delete C', 'DELETE /api/admin/verification-codes/C', null],
  [
    'format restore 3 --reason mistaken --yes',
    'POST /api/admin/config/report-formats/versions/restore',
    { version: 3, reason: 'mistaken' },
  ],
] as const)('%s sends what was given', async (line, call, body) => {
  expect((await platebook(...line.split(' '))).exitCode).toBe(0);
  expect([calls(), lastBody()]).toEqual([[call], body]);
});

test('a command that asks first suggests --yes and a dry run in a pipe', async () => {
  const { exitCode, stderr } = await platebook('format', 'restore', '3', '--reason', 'mistaken');
  expect([exitCode, stderr, calls()]).toEqual([
    2,
    'error[usage_error]: This needs your confirmation.\nhint: add --yes, or -n to see what would happen\n',
    [],
  ]);
});

describe('ticket', () => {
  test('reply reads its text from a pipe, and answers as support', async () => {
    const args = ['ticket', 'reply', 'T', '--body-file', '-', '--solved'];
    const { exitCode, stderr } = await runBuilt(args, options('It is in row 41.\n'));
    expect([exitCode, stderr, lastBody()]).toEqual([
      0,
      'Sent the reply.\n',
      { message: 'It is in row 41.', is_internal: false, status: 'solved' },
    ]);
  });

  test('reply --note is visible to support only', async () => {
    const args = ['ticket', 'reply', 'T', '--body-file', '-', '--note'];
    const { stderr } = await runBuilt(args, options('Called back.'));
    expect([stderr, lastBody()]).toMatchObject([
      'Saved the note.\n',
      { message: 'Called back.', is_internal: true },
    ]);
    expect((await runBuilt([...args, '--solved'], options('x'))).exitCode).toBe(2);
  });
});

describe('ledger verify', () => {
  const verification = (broken: number) => ({
    id: 'v',
    tenant_id: 'T',
    client_name: 'Juniper & Rye',
    requested_by: null,
    from: '2026-10-01',
    to: '2026-10-31',
    payouts: 4,
    entries: 9,
    checks: [{ check: 'I5', checked: 9, broken }],
    holds: broken === 0,
    created_at: '2026-11-01T09:00:00.000Z',
  });

  test.each([
    [0, ['--exit-status'], 0, []],
    [2, ['--exit-status'], 10, ['I5: 2 of 9']],
    [2, [], 0, ['I5: 2 of 9']],
  ])('of %d broken entries with %j ends with %d', async (broken, args, exitCode, named) => {
    answer = () => success(verification(broken));
    const days = ['--since', '2026-10-01', '--until', '2026-10-31', '--json', 'holds,broken'];
    const result = await platebook('ledger', 'verify', 'T', ...days, ...args);
    expect([result.exitCode, JSON.parse(result.stdout)]).toEqual([
      exitCode,
      { holds: broken === 0, broken: named },
    ]);
    expect(lastBody()).toEqual({ tenant_id: 'T', from: '2026-10-01', to: '2026-10-31' });
  });

  test('requires a start day, 2', async () => {
    expect((await platebook('ledger', 'verify', 'T')).exitCode).toBe(2);
  });
});

describe('plan update', () => {
  const PREVIEW = 'PUT /api/admin/plans/firm?dry_run=true';
  const CHANGE = 'PUT /api/admin/plans/firm?dry_run=false';
  const LIST = 'GET /api/admin/plans';

  test('sends its current terms with the given ones', async () => {
    const { stdout } = await platebook('api', 'GET', '/api/admin/plans', '--jq', '.items[0]');
    const plan = JSON.parse(stdout) as Record<string, unknown>;
    const args = ['--price', '59.00', '--no-listed', '--trial-days', '7', '--yes'];
    expect((await platebook('plan', 'update', 'firm', ...args)).exitCode).toBe(0);
    const { name, description, currency, interval, trial_payouts, limits, max_stored_bytes } = plan;
    const same = { name, description, currency, interval, trial_payouts, limits, max_stored_bytes };
    expect(lastBody()).toEqual({
      is_listed: false,
      is_default: plan.is_default,
      move_unpaid: false,
      terms: { ...same, price_cents: 5900, trial_days: 7 },
    });
    expect(calls().slice(1)).toEqual([LIST, CHANGE]);
  });

  test('changes nothing with --dry-run', async () => {
    const { exitCode, stderr } = await platebook('plan', 'update', 'firm', '--price', 'none', '-n');
    expect([exitCode, stderr, calls()]).toEqual([
      0,
      'DRY RUN: nothing was changed.\n',
      [LIST, PREVIEW],
    ]);
    expect(lastBody()).toMatchObject({ terms: { price_cents: null } });
  });

  test('is refused in a script without --yes, 2', async () => {
    expect((await platebook('plan', 'update', 'firm', '--listed')).exitCode).toBe(2);
    expect(calls()).toEqual([LIST, PREVIEW]);
  });

  test.runIf(hasTerminal())('asks on a terminal, showing the consequences', async () => {
    const talk = talkOnTerminal('$PLATEBOOK plan update firm --listed', options());
    await talk.shows('keep what they have. [y/N]');
    talk.type('y\r');
    expect((await talk.finished).exitCode).toBe(0);
    expect(calls()).toEqual([LIST, PREVIEW, CHANGE]);
  });

  test.each([
    [['plan', 'update', 'firm', '--price', '5,9'], 2],
    [['plan', 'update', 'nothing', '--listed'], 6],
    [['plan', 'show', 'nothing'], 6],
    [['format', 'restore', 'three', '--reason', 'x'], 2],
    [['format', 'restore', '3', '--reason', 'x'], 2],
  ])('%j ends with %d', async (args, exitCode) => {
    expect((await platebook(...args)).exitCode).toBe(exitCode);
    expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});
