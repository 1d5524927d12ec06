import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT } from '../testing/online-data.fake.ts';
import { runBuilt } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const ADMIN = '/api/admin/notifications';
const TENANT = CLIENT.tenant_id;
const FIRST = '9d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c61';
const THIRD = '9d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5c63';

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-notify-'));
  await writeFile(join(home, 'text.txt'), 'Read-only from 06:00.\n');
  server = await startStandIn((request) => answer(request));
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

describe('notify restore', () => {
  test('takes IDs from a pipe, has a dry run, and exits with 3 when one cannot be restored', async () => {
    answer = ({ body, call }) => {
      const { notification_ids: ids } = body as { notification_ids: string[] };
      const gone = ids.filter((id) => id === THIRD);
      return success({
        dry_run: call.includes('dry_run=true'),
        total_targets: ids.length,
        successful_restores: ids.length - gone.length,
        failures: gone.map((id) => ({ notification_id: id, reason: 'notification_not_found' })),
      });
    };
    const restore = (...more: string[]) =>
      runBuilt(['notify', 'restore', '-', '--json', ...more], where(`${FIRST}\n${THIRD}\n`));
    const tried = await restore('-n');
    expect([tried.exitCode, tried.stderr]).toEqual([
      0,
      expect.stringContaining('DRY RUN: 1 notification would be restored.'),
    ]);
    const { exitCode, stdout, stderr } = await restore();
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      3,
      { dry_run: false, successful_restores: 1, total_targets: 2, failures: [THIRD] },
    ]);
    expect(stderr).toContain(`${THIRD}: nothing to restore`);
    expect(calls()).toEqual([`POST ${ADMIN}/restore?dry_run=true`, `POST ${ADMIN}/restore`]);
    expect((await platebook('notify', 'restore')).exitCode).toBe(2);
  });
});

describe('notify preview and test', () => {
  test('show the mail in each language, and send it to the caller', async () => {
    const mails = [
      { language: 'en-US', subject: 'Juniper: Sunday', html: '<p>', text: 'Read-only.' },
      { language: 'fr-CA', subject: 'Juniper\u00A0: Sunday', html: '<p>', text: 'Read-only.' },
    ];
    answer = ({ call }) =>
      success(
        call.includes('/preview') ? { mails } : { email: 'ana@example.com', status: 'queued' },
      );
    const words = ['--title', 'Sunday', '--body-file', 'text.txt', '--tenant', TENANT];
    const shown = await platebook('notify', 'preview', ...words, '--json', 'subject,text');
    expect(JSON.parse(shown.stdout)).toEqual(mails.map(({ subject, text }) => ({ subject, text })));
    const sent = await platebook('notify', 'test', ...words, '--json');
    expect([JSON.parse(sent.stdout), sent.stderr]).toEqual([
      { email: 'ana@example.com', status: 'queued' },
      expect.stringContaining('Sent to ana@example.com. Nobody else was notified.'),
    ]);
    const body = { title: 'Sunday', message: 'Read-only from 06:00.' };
    expect(server.requests.map((request) => [request.call, request.body])).toEqual([
      [`POST ${ADMIN}/preview?target_tenant_id=${TENANT}`, body],
      [`POST ${ADMIN}/test?target_tenant_id=${TENANT}`, body],
    ]);
  });
});

describe('notify cancel', () => {
  test("asks first, and reports the server's refusal", async () => {
    answer = () =>
      refusal(409, 'broadcast_not_scheduled', 'This broadcast is no longer scheduled.');
    expect([(await platebook('notify', 'cancel', FIRST)).exitCode, calls()]).toEqual([2, []]);
    const refused = await platebook('notify', 'cancel', FIRST, '--yes');
    expect([refused.exitCode, refused.stderr]).toEqual([
      7,
      expect.stringContaining('This broadcast is no longer scheduled.'),
    ]);
    expect(calls()).toEqual([`POST ${ADMIN}/broadcasts/${FIRST}/cancel`]);
  });
});
