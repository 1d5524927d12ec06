import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../audit/audit-log.ts';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { tryChanges } from './try-changes.ts';

const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const ALIAS = {
  platform: 'ubereats',
  header: 'Campaign support',
  column: 'Marketing Adjustment',
} as const;
const ACTOR: Actor = { kind: 'service', userId: null, requestId: 'trial-of-large-files' };

let server: TestServer;
let administrator: string;
let renamed: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const staff = await addPerson(server, { email: 'administrator@example.test' });
  const at = server.clock.now();
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: staff.userId, level: 'system_admin', created_at: at })
      .execute(),
  );
  administrator = await signIn(server, 'administrator@example.test');
  const person = await addPerson(server, { email: 'ada@example.test' });
  const members = [{ person, level: 'user_owner' }] as const;
  const { tenantId } = await addTenant(server, { name: 'Harbor', members });
  const caller = {
    server,
    base: `/api/v2/clients/tenants/${tenantId}`,
    token: await signIn(server, 'ada@example.test'),
  };
  renamed = (await readDemo(UBER))
    .toString('utf8')
    .replace(`,${ALIAS.column},`, `,${ALIAS.header},`);
  for (const [name, content] of [
    ['week.csv', renamed],
    ['large.csv', repeated(renamed, 9 << 20)],
  ] as const) {
    const { import: started } = await uploadFile(caller, name, content);
    await settledImport(caller, started.id);
  }
});

afterAll(() => server.stop());

/** Repeats the rows up to this many bytes. */
function repeated(report: string, bytes: number): string {
  const lines = report.trimEnd().split('\n');
  // Two header lines.
  const rows = lines.slice(2).join('\n');
  return [...lines.slice(0, 2), ...Array<string>(Math.ceil(bytes / rows.length)).fill(rows)].join(
    '\n',
  );
}

test('other requests are served while stored files are read', async () => {
  const over = new AbortController();
  const trial = server
    .call('POST /api/admin/config/report-formats/trials', {
      token: administrator,
      json: { changes: [ALIAS] },
    })
    .finally(() => over.abort());
  let answered = 0;
  while (!over.signal.aborted) {
    const { status } = await server.call('GET /api/v2/clients/clients', { token: administrator });
    expect(status).toBe(200);
    answered += 1;
  }
  const { files, left_out: leftOut } = dataOf((await trial).body) as {
    files: { outcome: string }[];
    left_out: number;
  };
  expect([files.map(({ outcome }) => outcome), leftOut]).toEqual([
    ['becomes_readable', 'becomes_readable'],
    0,
  ]);
  // Each takes several turns of the event loop, and 18 MB yield 288 times; yielding per megabyte would allow about 25
  // requests.
  expect(answered).toBeGreaterThan(50);
});

test('no file is started after the time limit, and untried ones are counted', async () => {
  let at = server.clock.now().getTime();
  const slow = {
    now: () => {
      at += 20_000;
      return new Date(at);
    },
  };
  const { database } = server;
  const whole = await tryChanges({ database, clock: server.clock }, [ALIAS], ACTOR);
  expect([whole.files.length, whole.trial.leftOut]).toEqual([2, 0]);
  const cut = await tryChanges({ database, clock: slow }, [ALIAS], ACTOR);
  expect([cut.files.length, cut.trial.leftOut]).toEqual([1, 1]);
});
