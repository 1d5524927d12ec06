import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT, USER } from '../testing/online-data.fake.ts';
import { hasTerminal, runBuilt, runShell, talkOnTerminal } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const ADMIN = '/api/admin/notifications';
const TENANT = CLIENT.tenant_id;
const IDS = [61, 62, 63].map((end) => `9d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c${end}`);
const [FIRST = '', SECOND = '', THIRD = ''] = IDS;
const UNREACHED = { target_type: 'user', target_id: USER.id, reason: 'switched_off' };

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-notify-'));
  await writeFile(join(home, 'text.txt'), 'Read-only from 06:00.\n');
  answer = () => undefined;
  server = await startStandIn(
    (request) => answer(request) ?? refusal(404, 'not_found', 'Not found'),
  );
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const where = (stdin?: string) => ({
  cwd: home,
  env: { HOME: home, PLATEBOOK_API_URL: server.url, PLATEBOOK_TOKEN: 'pbt_token' },
  ...(stdin === undefined ? {} : { stdin }),
});

const platebook = (...args: string[]) => runBuilt(args, where());
const calls = () => server.requests.map(({ call }) => call);

function notificationOf(id: string) {
  return {
    id,
    tenant_id: TENANT,
    tenant_name: CLIENT.name,
    type: 'error',
    priority: 'high',
    status: 'failed',
    scope: 'tenant',
    target_tenant_id: TENANT,
    target_user_ids: [],
    event: 'run_failed',
    title: 'A sync failed',
    message: null,
    platform: 'ubereats',
    broadcast_id: null,
    total_targets: 2,
    successful_sends: 1,
    mails: { due: 1, sent: 0, failed: 1 },
    error: 'The mail server answered 550.',
    times: 1,
    is_read: null,
    created_at: '2026-11-21T09:00:00.000Z',
  };
}

describe('notify lists', () => {
  test('what the server has, filtered, with the next cursor', async () => {
    answer = ({ call }) =>
      call.startsWith(`GET ${ADMIN}/list`)
        ? success({ items: [notificationOf(FIRST)], total: 3 })
        : undefined;
    const list = await platebook(
      ...'notify list --status failed --type error --priority high --limit 1 --offset 1'.split(' '),
      '--tenant',
      TENANT,
    );
    expect(list).toMatchObject({
      exitCode: 0,
      stdout: `${FIRST}\t2026-11-21T09:00:00.000Z\tfailed\thigh\tJuniper & Rye\tA sync failed\tThe mail server answered 550.\n`,
      stderr: 'There are more: --offset 2 of 3\n',
    });
    expect(calls()).toEqual([
      `GET ${ADMIN}/list?limit=1&offset=1&type=error&priority=high&status=failed&tenant_id=${TENANT}`,
    ]);
  });

  test('with --all page by page', async () => {
    const page = Array.from({ length: 100 }, () => notificationOf(FIRST));
    answer = ({ call }) =>
      success({ items: call.includes('offset=100') ? [notificationOf(SECOND)] : page, total: 101 });
    const { stdout } = await platebook('notify', 'list', '--all', '--json', 'id', '--jq', 'length');
    expect([stdout, calls()]).toEqual([
      '101\n',
      [`GET ${ADMIN}/list?limit=100&offset=0`, `GET ${ADMIN}/list?limit=100&offset=100`],
    ]);
  });

  test('twenty of a person, and the latest of syncs', async () => {
    answer = () => success({ items: [], total: 0 });
    await platebook('notify', 'user', USER.id);
    await platebook('notify', 'sync', 'recent', '--platform', 'doordash', '--status', 'failed');
    expect(calls()).toEqual([
      `GET ${ADMIN}/users/${USER.id}?limit=20&offset=0`,
      `GET ${ADMIN}/sync/recent?limit=30&platform=doordash&status=failed`,
    ]);
  });

  test("of syncs up to the server's limit, with a note about it", async () => {
    answer = () => success({ items: [] });
    const recent = (limit: string) => platebook('notify', 'sync', 'recent', '--limit', limit);
    expect((await recent('100')).exitCode).toBe(0);
    const { exitCode, stderr } = await recent('101');
    expect([exitCode, stderr.includes('Use a whole number from 1 to 100.')]).toEqual([2, true]);
    expect(calls()).toEqual([`GET ${ADMIN}/sync/recent?limit=100`]);
  });

  test('statistics of a period, and health with an exit status for scripts', async () => {
    const health = {
      status: 'degraded',
      findings: ['mail_off'],
      measured_at: '2026-11-21T09:00:00.000Z',
      mails_waiting: 0,
      oldest_mail_ms: null,
      mails_sent_24h: 0,
      mails_failed_24h: 0,
      notifications_pending: 0,
      broadcasts_running: 0,
    };
    const stats = {
      total_notifications: 9,
      total_sync_notifications: 4,
      sync_success_rate: 0.5,
      successful_sends: 12,
      total_targets: 13,
      successful_deletions: 1,
    };
    answer = ({ call }) => success(call.endsWith('/health') ? health : stats);
    const figures = await platebook(
      ...'notify stats --since 2026-11-01 --until 2026-11-30 --json'.split(' '),
    );
    expect(JSON.parse(figures.stdout)).toEqual(stats);
    expect(calls()).toEqual([`GET ${ADMIN}/stats?start_date=2026-11-01&end_date=2026-11-30`]);
    const plain = await platebook('notify', 'health', '--json', 'status,findings');
    const result = await platebook('notify', 'health', '--exit-status');
    expect([JSON.parse(plain.stdout), plain.exitCode, result.exitCode]).toEqual([
      { status: 'degraded', findings: ['mail_off'] },
      0,
      10,
    ]);
  });
});

describe('notify create', () => {
  const CREATE = ['notify', 'create', '--title', 'Sunday', '--body-file'];
  const sent = (dryRun: boolean) =>
    success({
      dry_run: dryRun,
      notification_ids: dryRun ? [] : [FIRST],
      total_targets: 2,
      successful_sends: 1,
      failures: [UNREACHED],
    });

  beforeEach(() => {
    answer = ({ call }) =>
      call.startsWith(`POST ${ADMIN}/create`) ? sent(call.includes('dry_run=true')) : undefined;
  });

  test('sends a file to a tenant and exits with 3 when someone is not reached', async () => {
    const call = [...CREATE, 'text.txt', '--target-tenant', TENANT, '--priority', 'urgent'];
    const { exitCode, stdout, stderr } = await platebook(...call, '--yes', '--json');
    expect(exitCode).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ dry_run: false, notification_ids: [FIRST] });
    expect(stderr).toContain(`${USER.id}: switched off by the person`);
    expect(server.requests).toEqual([
      {
        call: `POST ${ADMIN}/create?scope=tenant&target_tenant_id=${TENANT}`,
        token: 'pbt_token',
        body: { title: 'Sunday', message: 'Read-only from 06:00.', priority: 'urgent' },
      },
    ]);
  });

  test('previews a text from a pipe for people', async () => {
    const { exitCode, stdout, stderr } = await runBuilt(
      [...CREATE, '-', '--target-user', USER.id, SECOND, '-n', '--json', 'dry_run'],
      where('Hello'),
    );
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { dry_run: true }]);
    expect(stderr).toContain('DRY RUN: 1 of 2 people would be notified.');
    expect(server.requests.map(({ call, body }) => [call, body])).toEqual([
      [
        `POST ${ADMIN}/create?scope=user&target_user_ids=${encodeURIComponent(`${USER.id},${SECOND}`)}&dry_run=true`,
        { title: 'Sunday', message: 'Hello' },
      ],
    ]);
  });

  test('sends nothing in a pipe without confirmation, and names the option for it', async () => {
    const { exitCode, stderr } = await platebook(...CREATE, 'text.txt', '--target-tenant', TENANT);
    expect([exitCode, stderr.includes('hint: add --yes, or -n to see what would')]).toEqual([
      2,
      true,
    ]);
    expect(calls().filter((call) => !call.includes('dry_run=true'))).toEqual([]);
  });

  test.each([
    ['nobody', []],
    ['a tenant without one', ['--scope', 'tenant', '--target-user', USER.id]],
    ['two kinds', ['--scope', 'tenant', '--target-tenant', TENANT, '--target-user', USER.id]],
  ])('for %s is a usage error', async (_, target) => {
    const { exitCode } = await platebook(...CREATE, 'text.txt', ...target);
    expect([exitCode, calls()]).toEqual([2, []]);
  });

  test('of a missing text file names the file', async () => {
    const call = [...CREATE, 'none.txt', '--target-tenant', TENANT, '--yes'];
    const { exitCode, stderr } = await platebook(...call);
    expect([exitCode, stderr.includes('There is no file none.txt.'), calls()]).toEqual([
      6,
      true,
      [],
    ]);
  });
});

describe('notify broadcast', () => {
  const BROADCAST = ['notify', 'broadcast', '--title', 'Sunday', '--body-file', 'text.txt'];
  const NONE = { target_type: 'tenant', target_id: THIRD, reason: 'tenant_not_found' };
  let failures: object[] = [];

  beforeEach(() => {
    failures = [];
    answer = ({ call, body }) => {
      const dryRun = call.includes('dry_run=true');
      return success({
        id: dryRun ? null : FIRST,
        dry_run: dryRun,
        status: 'queued',
        title: 'Sunday',
        total_tenants: 412 + failures.length,
        sent_tenants: 0,
        failed_tenants: failures.length,
        total_targets: 1204,
        successful_sends: 0,
        failures,
        created_at: '2026-11-21T09:00:00.000Z',
        send_at: (body as { send_at?: string }).send_at ?? null,
        finished_at: null,
      });
    };
  });

  const sent = () => server.requests.filter(({ call }) => !call.includes('dry_run=true'));

  test('is sent once the number of tenants is confirmed, and not by --yes or another number', async () => {
    const without = await platebook(...BROADCAST, '--all-tenants');
    const wrong = await platebook(...BROADCAST, '--all-tenants', '--confirm', '411 tenants');
    expect([without.exitCode, wrong.exitCode, sent()]).toEqual([2, 2, []]);
    expect(without.stderr).toContain('hint: add --confirm "412 tenants", or -n to see what');
    const right = await platebook(...BROADCAST, '--all-tenants', '--confirm', '412 tenants');
    expect(right.exitCode).toBe(0);
    expect(sent().map(({ call, body }) => [call, body])).toEqual([
      [
        `POST ${ADMIN}/broadcast`,
        {
          title: 'Sunday',
          message: 'Read-only from 06:00.',
          target_all_tenants: true,
          idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      ],
    ]);
  });

  test('waits for --send-at, and refuses an invalid time', async () => {
    const call = [...BROADCAST, '--all-tenants', '--confirm', '412 tenants', '--send-at'];
    const { exitCode, stderr } = await platebook(...call, '2026-11-29T06:00+01:00');
    expect([exitCode, sent()[0]?.body]).toEqual([
      0,
      expect.objectContaining({ send_at: '2026-11-29T05:00:00.000Z' }),
    ]);
    expect(stderr).toContain(
      `Scheduled for 2026-11-29T05:00:00.000Z. Cancel it with: platebook notify cancel ${FIRST}`,
    );
    for (const time of ['2026-11-29', '2026-13-29T06:00Z', 'Sunday']) {
      expect((await platebook(...call, time)).exitCode).toBe(2);
    }
    expect(sent()).toHaveLength(1);
  });

  test('exits with 3 when a named tenant does not exist', async () => {
    failures = [NONE];
    const call = [...BROADCAST, '--tenant', TENANT, THIRD, '--confirm', '412 tenants'];
    const { exitCode, stderr } = await platebook(...call);
    expect([exitCode, stderr.includes(`${THIRD}: no such tenant`)]).toEqual([3, true]);
  });

  test('has a dry run with -n, and requires tenants', async () => {
    const tried = await platebook(...BROADCAST, '--all-tenants', '-n', '--json', 'dry_run,id');
    expect([tried.exitCode, JSON.parse(tried.stdout), sent()]).toEqual([
      0,
      { dry_run: true, id: null },
      [],
    ]);
    expect(tried.stderr).toContain('DRY RUN: 1204 people in 412 tenants would be notified.');
    expect((await platebook(...BROADCAST)).exitCode).toBe(2);
    const both = await platebook(...BROADCAST, '--all-tenants', '--tenant', TENANT);
    expect(both.exitCode).toBe(2);
  });

  test.skipIf(!hasTerminal()).each([
    ['412 tenants', 0, 1],
    ['yes', 130, 0],
  ])('on a terminal "%s" ends with %d', async (typed, exitCode, count) => {
    const talk = talkOnTerminal(
      '$PLATEBOOK notify broadcast --title Sunday --body-file text.txt --all-tenants',
      where(),
    );
    await talk.shows('type 412 tenants');
    talk.type(`${typed}\r`);
    expect((await talk.finished).exitCode).toBe(exitCode);
    expect(sent()).toHaveLength(count);
  });
});

describe('notify delete', () => {
  const deleted = ({ body, call }: RecordedRequest): ScriptedAnswer => {
    const { notification_ids: ids } = body as { notification_ids: string[] };
    const gone = ids.filter((id) => id === THIRD);
    return success({
      dry_run: call.includes('dry_run=true'),
      total_targets: ids.length,
      successful_deletions: ids.length - gone.length,
      failures: gone.map((id) => ({ notification_id: id, reason: 'notification_not_found' })),
    });
  };

  beforeEach(() => {
    answer = (request) => (request.call.startsWith('POST') ? deleted(request) : undefined);
  });

  test('takes IDs from a pipe and exits with 3 when one does not exist', async () => {
    const { exitCode, stdout, stderr } = await runBuilt(
      ['notify', 'delete', '-', '--yes', '--json'],
      where(`${FIRST}\n${THIRD}\n`),
    );
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      3,
      { dry_run: false, successful_deletions: 1, total_targets: 2, failures: [THIRD] },
    ]);
    expect(stderr).toContain('Deleted 1 notification.');
  });

  test('of more than a hundred needs more than --yes', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => `${FIRST.slice(0, -3)}${100 + at}`);
    const remove = (...more: string[]) =>
      runBuilt(['notify', 'delete', '-', ...more], where(ids.join(' ')));
    expect([(await remove('--yes')).exitCode, calls()]).toEqual([2, []]);
    expect((await remove('--confirm', '101 notifications')).exitCode).toBe(0);
    expect(calls()).toEqual([`POST ${ADMIN}/bulk-delete`]);
  });

  test('with --older-than deletes from the oldest to the first that is too recent', async () => {
    const old = { ...notificationOf(SECOND), created_at: '2026-01-01T00:00:00.000Z' };
    answer = (request) =>
      request.call.startsWith('GET')
        ? success({
            items: [notificationOf(FIRST), old].slice(0, request.call.includes('limit=1&') ? 1 : 2),
            total: 2,
          })
        : deleted(request);
    const { exitCode } = await platebook(
      ...'notify delete --older-than 2026-06-01 --dry-run'.split(' '),
    );
    expect(exitCode).toBe(0);
    expect(server.requests.at(-1)).toMatchObject({
      call: `POST ${ADMIN}/bulk-delete?dry_run=true`,
      body: { notification_ids: [SECOND] },
    });
  });
});

describe('notify sync resend', () => {
  beforeEach(() => {
    answer = ({ call, body }) => {
      if (call.startsWith(`GET ${ADMIN}/sync/recent`)) {
        const isFailed = call.includes('status=failed');
        const at = new Date().toISOString();
        return success({
          items: (isFailed ? [FIRST, SECOND] : []).map((id) => ({
            ...notificationOf(id),
            created_at: at,
          })),
        });
      }
      const { notification_id: id } = body as { notification_id: string };
      if (id === THIRD) {
        return refusal(404, 'notification_not_found', 'Notification not found');
      }
      const isReached = id === FIRST;
      return success({
        dry_run: call.includes('dry_run=true'),
        notification_id: id,
        total_targets: 1,
        successful_sends: isReached ? 1 : 0,
        failures: isReached ? [] : [UNREACHED],
      });
    };
  });

  test('reports each resend of IDs from a pipe and exits with 3', async () => {
    const { exitCode, stdout, stderr } = await runShell(
      `$PLATEBOOK notify sync recent --status failed --jq '.[].id' | $PLATEBOOK notify sync resend - ${THIRD} --yes`,
      where(),
    );
    expect(exitCode).toBe(3);
    expect(stdout.split('\n')).toEqual([
      `${FIRST}\ttrue\t1\t1\t`,
      `${SECOND}\tfalse\t0\t1\t${USER.id}: switched off by the person (--force-email mails it anyway)`,
      `${THIRD}\tfalse\t0\t0\tNotification not found`,
      '',
    ]);
    expect(stderr).toBe('1 resent, 2 failed\n');
  });

  test('of an unknown one exits with 6, and of one that reaches nobody with 7', async () => {
    const none = await platebook('notify', 'sync', 'resend', THIRD, '--yes');
    const nobody = await platebook('notify', 'sync', 'resend', SECOND, '--yes');
    expect([none.exitCode, nobody.exitCode]).toEqual([6, 7]);
  });

  test('with --failed takes recent failures, previews them, and forces mail', async () => {
    const { exitCode, stderr } = await platebook(
      ...'notify sync resend --failed --max 1 --force-email -n'.split(' '),
    );
    expect([exitCode, stderr.includes('DRY RUN: ')]).toEqual([0, true]);
    expect(server.requests.slice(2).map(({ call, body }) => [call, body])).toEqual([
      [
        `POST ${ADMIN}/sync/resend?dry_run=true`,
        { notification_id: expect.any(String), force_email: true },
      ],
    ]);
  });

  test('with --failed notes that there may be more than the server lists', async () => {
    const item = { ...notificationOf(FIRST), created_at: new Date().toISOString() };
    answer = ({ call }) => {
      const isFailed = call.includes('status=failed');
      return success({ items: Array.from({ length: isFailed ? 100 : 0 }, () => item) });
    };
    const { stderr } = await platebook(...'notify sync resend --failed'.split(' '));
    expect(stderr).toContain('Only the newest 100 in each state were looked at.');
  });

  test('asks first, and requires ids', async () => {
    expect((await platebook('notify', 'sync', 'resend', FIRST)).exitCode).toBe(2);
    expect((await platebook('notify', 'sync', 'resend')).exitCode).toBe(2);
    expect(calls()).toEqual([]);
  });

  test.each([
    [401, 4],
    [403, 5],
    [422, 7],
    [500, 9],
  ])('that is refused with %d exits with %d', async (status, exitCode) => {
    answer = () => refusal(status, 'refused', 'Refused');
    const call = ['notify', 'sync', 'resend', FIRST, SECOND, '--yes', '--retry', '0'];
    expect((await platebook(...call)).exitCode).toBe(exitCode);
  });
});
