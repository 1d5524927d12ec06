import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasTerminal, runBuilt, runShell, talkOnTerminal } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const DAY_MS = 86_400_000;

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-installation-'));
  server = await startStandIn((request) => answer(request));
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
const shell = (line: string) => runShell(line, options());

describe('failed notifications', () => {
  const RECENT = 'GET /api/admin/notifications/sync/recent';
  const RESEND = 'POST /api/admin/notifications/sync/resend';
  const idOf = (at: number) => `9d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c6${at}`;
  const FAILED = "$PLATEBOOK notify sync recent --status failed --jq '.[].id'";
  const GONE = 4;

  /** By ID; the last one is deleted between the list and its resend. */
  let statuses: Map<string, 'failed' | 'sent'>;

  beforeEach(() => {
    statuses = new Map([
      [idOf(1), 'failed'],
      [idOf(2), 'sent'],
      [idOf(3), 'failed'],
      [idOf(GONE), 'failed'],
    ]);
    answer = ({ call, body }) => {
      if (call.startsWith(RECENT)) {
        const status = new URL(call.slice(4), server.url).searchParams.get('status');
        const found = [...statuses].filter(([, one]) => status === null || one === status);
        return success({ items: found.map(([id, one]) => notificationOf(id, one)) });
      }
      if (!call.startsWith(RESEND)) {
        return refusal(404, 'route_not_found', `There is no ${call}.`);
      }
      const { notification_id: id } = body as { notification_id: string };
      if (id === idOf(GONE)) {
        return refusal(404, 'notification_not_found', 'Notification not found');
      }
      const isDryRun = call.includes('dry_run=true');
      if (!isDryRun) {
        statuses.set(id, 'sent');
      }
      return success({
        dry_run: isDryRun,
        notification_id: id,
        total_targets: 2,
        successful_sends: 2,
        failures: [],
      });
    };
  });

  const resent = () =>
    server.requests
      .filter(({ call }) => call === RESEND)
      .map(({ body }) => (body as { notification_id: string }).notification_id);

  test('are previewed, then resent all together from a pipe, and are no longer failed', async () => {
    const listed = await shell(FAILED);
    expect(listed.stdout).toBe(`${idOf(1)}\n${idOf(3)}\n${idOf(GONE)}\n`);

    const dry = await shell(`${FAILED} | $PLATEBOOK notify sync resend - -n`);
    expect([dry.exitCode, dry.stderr]).toEqual([0, 'DRY RUN: 2 would be resent, 1 would fail.\n']);
    expect([resent(), (await shell(FAILED)).stdout]).toEqual([[], listed.stdout]);

    const done = await shell(
      `${FAILED} | $PLATEBOOK notify sync resend - --yes --json id,resent,successful_sends,error`,
    );
    expect([done.exitCode, JSON.parse(done.stdout), done.stderr]).toEqual([
      3,
      [
        { id: idOf(1), resent: true, successful_sends: 2, error: null },
        { id: idOf(3), resent: true, successful_sends: 2, error: null },
        { id: idOf(GONE), resent: false, successful_sends: 0, error: 'Notification not found' },
      ],
      '2 resent, 1 failed\n',
    ]);
    expect(resent()).toEqual([idOf(1), idOf(3), idOf(GONE)]);
    expect((await shell(FAILED)).stdout).toBe(`${idOf(GONE)}\n`);
  });

  test('are resent once each, whatever their separators and duplicates', async () => {
    const ids = ` ${idOf(1)} ${idOf(3)}\n\n${idOf(1)}\t${idOf(2)}\r\n`;
    const args = ['notify', 'sync', 'resend', '-', '--yes'];
    const { exitCode, stderr } = await runBuilt(args, options(ids));
    expect([exitCode, stderr, resent()]).toEqual([
      0,
      '3 resent, 0 failed\n',
      [idOf(1), idOf(3), idOf(2)],
    ]);
  });

  test('that do not exist leave nothing to resend, 2', async () => {
    statuses.clear();
    const { exitCode, stderr } = await shell(`${FAILED} | $PLATEBOOK notify sync resend - --yes`);
    expect([exitCode, stderr.split('\n')[0], resent()]).toEqual([
      2,
      'error[usage_error]: Nothing was piped in.',
      [],
    ]);
  });
});

function notificationOf(id: string, status: 'failed' | 'sent') {
  return {
    id,
    status,
    tenant_id: '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01',
    tenant_name: 'Juniper & Rye',
    type: 'error',
    priority: 'high',
    scope: 'tenant',
    target_tenant_id: '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01',
    target_user_ids: [],
    event: 'run_failed',
    title: 'A sync failed',
    message: null,
    platform: 'ubereats',
    broadcast_id: null,
    total_targets: 2,
    successful_sends: 1,
    mails: { due: 1, sent: 0, failed: status === 'failed' ? 1 : 0 },
    error: null,
    times: 1,
    is_read: null,
    created_at: '2026-11-21T09:00:00.000Z',
  };
}

describe('old events', () => {
  type Event = { readonly id: string; readonly at: number };
  let events: Event[];

  beforeEach(() => {
    events = [1, 3, 8, 40, 400].map((days) => ({
      id: `event-${days}-days-old`,
      at: Date.now() - days * DAY_MS - 60_000,
    }));
    answer = ({ call }) => {
      const { pathname, searchParams } = new URL(call.replace(/^\S+ /, ''), server.url);
      if (pathname === '/api/dataflow/export') {
        const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
        return { bytes: new TextEncoder().encode(lines), type: 'application/x-ndjson' };
      }
      return call.startsWith('DELETE /api/dataflow/cleanup')
        ? cleanedUp(searchParams)
        : refusal(404, 'route_not_found', `There is no ${call}.`);
    };
  });

  /** Like the server: a dry run counts, anything else deletes what it counts. */
  function cleanedUp(query: URLSearchParams): ScriptedAnswer {
    const days = Number(query.get('days'));
    const before = Date.now() - days * DAY_MS;
    const isDryRun = query.get('dry_run') === 'true';
    const old = events.filter(({ at }) => at < before);
    const total = events.length;
    if (!isDryRun) {
      events = events.filter((event) => !old.includes(event));
    }
    const instants = old.map(({ at }) => new Date(at).toISOString());
    return success({
      days,
      dry_run: isDryRun,
      before: new Date(before).toISOString(),
      total_events: total,
      deleted_events: old.length,
      oldest_at: instants.at(-1) ?? null,
      newest_at: instants[0] ?? null,
      traces_lost: old.length,
    });
  }

  const left = () => events.map(({ id }) => id);

  test('are exported, counted, and then deleted; recent ones stay', async () => {
    expect((await platebook('dataflow', 'export', '-O', 'events.ndjson')).exitCode).toBe(0);
    const all = left();
    const saved = await readFile(join(home, 'events.ndjson'), 'utf8');
    expect(saved.match(/event-\d+-days-old/g)).toEqual(all);

    const dry = await platebook('dataflow', 'cleanup', '--days', '30', '-n', '--json');
    expect([dry.exitCode, dry.stderr]).toEqual([0, 'DRY RUN: 2 of 5 events would be deleted.\n']);
    expect(JSON.parse(dry.stdout)).toMatchObject({ dry_run: true, deleted_events: 2 });
    expect((await platebook('dataflow', 'cleanup', '--days', '30')).exitCode).toBe(2);
    expect(left()).toEqual(all);

    const confirm = ['--confirm', '30d@default', '--json'];
    const done = await platebook('dataflow', 'cleanup', '--days', '30', ...confirm);
    expect([done.exitCode, done.stderr]).toEqual([0, 'Deleted 2 of 5 events.\n']);
    expect(JSON.parse(done.stdout)).toMatchObject({ dry_run: false, deleted_events: 2 });
    expect(left()).toEqual(['event-1-days-old', 'event-3-days-old', 'event-8-days-old']);

    const again = await platebook('dataflow', 'cleanup', '--days', '30', ...confirm);
    expect([again.exitCode, again.stderr]).toEqual([0, 'Nothing is older than 30 days.\n']);
    expect(left()).toHaveLength(3);
  });

  test('of this week are only deleted with --force', async () => {
    const confirm = ['--days', '2', '--confirm', '2d@default'];
    expect((await platebook('dataflow', 'cleanup', ...confirm)).exitCode).toBe(2);
    expect(left()).toHaveLength(5);
    const { exitCode, stderr } = await platebook('dataflow', 'cleanup', ...confirm, '--force');
    expect([exitCode, stderr, left()]).toEqual([
      0,
      'Deleted 4 of 5 events.\n',
      ['event-1-days-old'],
    ]);
  });

  test.runIf(hasTerminal())('are deleted once the profile is typed', async () => {
    const talk = talkOnTerminal('$PLATEBOOK dataflow cleanup --days 7', options());
    await talk.shows('This deletes 3 of 5 events from before');
    await talk.shows('To proceed, type 7d@default');
    talk.type('7d@default\r');
    expect([(await talk.finished).exitCode, left()]).toEqual([
      0,
      ['event-1-days-old', 'event-3-days-old'],
    ]);
  });
});
