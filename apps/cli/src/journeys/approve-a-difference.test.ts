import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLIENT } from '../testing/online-data.fake.ts';
import { runBuilt } from '../testing/run-built.ts';
import { refusal, startStandIn, success } from '../testing/stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer, StandIn } from '../testing/stand-in-server.fake.ts';

const TENANT = `/api/v2/clients/tenants/${CLIENT.tenant_id}`;
const ENTRY = '7a7a8f5e-4283-4a82-8d71-91ae1f2a3001';
const OTHER = '7a7a8f5e-4283-4a82-8d71-91ae1f2a3002';
const EXCEPTION = {
  id: '9c9c0b7a-6485-4ca4-8f93-b3c03b4c5001',
  payout_id: '5f5f6e4c-3172-4f71-9c60-809d0e1f2001',
  payout_ref: 'UE-2026-11-10-000417',
  payout_on: '2026-11-10',
  platform: 'ubereats',
  store_name: 'Juniper & Rye - Fishtown',
  entry_id: ENTRY,
  document_number: 'UE-7K3Q9FAB-1108-1',
  amount_cents: 6587,
  printed_cents: 6587,
  unreadable_rows: 0,
  currency: 'USD',
  reason: 'Uber sends the row later',
  recorded_by: { user_id: null, name: 'Ada Palmer' },
  recorded_at: '2026-11-10T09:01:00.000Z',
  resolution: null,
};

let home = '';
let server: StandIn;
let answer: (request: RecordedRequest) => ScriptedAnswer | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'platebook-difference-'));
  server = await startStandIn((request) => answer(request) ?? clients(request));
});

afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

function clients({ call }: RecordedRequest): ScriptedAnswer {
  return call.startsWith('GET /api/v2/clients/clients')
    ? success({ items: [CLIENT], next_cursor: null })
    : refusal(404, 'exception_not_found', 'Exception not found');
}

function platebook(...args: readonly string[]) {
  const env = { HOME: home, PLATEBOOK_API_URL: server.url, PLATEBOOK_TOKEN: 'pbt_token' };
  return runBuilt(args, { cwd: home, env });
}

describe('platebook entry approve', () => {
  test('sends the amount in cents and the reason, and reports what was refused', async () => {
    answer = ({ call }) =>
      call === `POST ${TENANT}/entries/approve`
        ? success({
            approved: [ENTRY],
            refused: [
              {
                entry_id: OTHER,
                reason: { code: 'needs_mapping', message: 'No account yet.', action: 'Map it.' },
              },
            ],
          })
        : undefined;
    const { exitCode, stdout, stderr } = await platebook(
      'entry',
      'approve',
      ENTRY,
      OTHER,
      '--difference',
      '65.87',
      '--reason',
      ' Uber sends the row later ',
    );
    expect(server.requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      entry_ids: [ENTRY, OTHER],
      difference: { amount_cents: 6587, reason: 'Uber sends the row later' },
    });
    expect(stdout).toBe(`${ENTRY}\ttrue\t\n${OTHER}\tfalse\tNo account yet. Map it.\n`);
    expect([exitCode, stderr]).toEqual([3, 'Approved 1 of 2.\n']);
  });

  test.each([
    ['an amount that is none', ['--difference', '65.8x', '--reason', 'Fine'], '"65.8x" is not'],
    ['no amount', ['--reason', 'Fine'], '"" is not an amount'],
    ['no reason', ['--difference', '65.87'], 'A difference needs a reason.'],
  ])('makes no request with %s', async (_what, args, sentence) => {
    answer = () => undefined;
    const { exitCode, stderr } = await platebook('entry', 'approve', ENTRY, ...args);
    expect([exitCode, server.requests]).toEqual([2, []]);
    expect(stderr).toContain(sentence);
  });

  test("ends with the server's message when the amount differs", async () => {
    answer = ({ call }) =>
      call.startsWith('POST')
        ? refusal(409, 'difference_wrong', 'You typed $1.00, but the rows print $65.87.')
        : undefined;
    const { exitCode, stderr } = await platebook(
      'entry',
      'approve',
      ENTRY,
      '--difference',
      '1',
      '--reason',
      'Fine',
    );
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain(
      'error[difference_wrong]: You typed $1.00, but the rows print $65.87.',
    );
  });
});

describe('platebook exception', () => {
  test('lists the open ones, and resolves one with a note', async () => {
    const resolution = {
      how: 'person',
      note: 'Booked as JE-1042',
      by: { user_id: null, name: 'Ada Palmer' },
      at: '2026-11-12T16:30:00.000Z',
    };
    answer = ({ call }) => {
      if (call === `GET ${TENANT}/exceptions?status=open`) {
        return success({ items: [EXCEPTION] });
      }
      return call === `POST ${TENANT}/exceptions/${EXCEPTION.id}/resolve`
        ? success({ ...EXCEPTION, resolution })
        : undefined;
    };
    const listed = await platebook('exception', 'list', '--json', 'payout_ref,amount_cents,reason');
    expect([listed.exitCode, JSON.parse(listed.stdout)]).toEqual([
      0,
      [
        {
          payout_ref: 'UE-2026-11-10-000417',
          amount_cents: 6587,
          reason: 'Uber sends the row later',
        },
      ],
    ]);
    const unsaid = await platebook('exception', 'resolve', EXCEPTION.id);
    expect([unsaid.exitCode, unsaid.stderr]).toEqual([
      2,
      expect.stringContaining('What became of the money?'),
    ]);
    const resolved = await platebook(
      'exception',
      'resolve',
      EXCEPTION.id,
      '--note',
      'Booked as JE-1042',
      '--json',
      'resolution,resolved_by,note',
    );
    expect(JSON.parse(resolved.stdout)).toEqual({
      resolution: 'person',
      resolved_by: 'Ada Palmer',
      note: 'Booked as JE-1042',
    });
    expect(server.requests.at(-1)?.body).toEqual({ note: 'Booked as JE-1042' });
  });
});
