import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, openDataflowServer } from './dataflow-server.fake.ts';
import type { DataflowServer } from './dataflow-server.fake.ts';
import { NO_TENANT } from './operation-events.store.ts';

type Schemas = components['schemas'];

let fixture: DataflowServer;
let server: DataflowServer['server'];
let operator: DataflowServer['operator'];
let now: DataflowServer['now'];
let sqlRows: DataflowServer['sqlRows'];
let add: DataflowServer['add'];
let addReport: DataflowServer['addReport'];

beforeAll(async () => {
  fixture = await openDataflowServer();
  ({ server, operator, now, sqlRows, add, addReport } = fixture);
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.stop());

describe('an export', () => {
  const download = (query: string) =>
    server.call(`GET /api/dataflow/export?${query}`, { token: operator });

  test("contains every event of the period once, oldest first, over many pages, followed by the pages' reports", async () => {
    await add({ request_id: 'old', agoMs: 7 * DAY_MS + 60_000 });
    await sqlRows(
      `insert into operation_events (tenant_id, occurred_at, span_id, trace_id, request_id, kind, operation, status, attempt, duration_ms)
        select $1, $2::timestamptz - n % 7 * interval '1 minute', lpad(to_hex(n), 16, '0'), repeat('b', 32), 'r' || n, 'request', 'listStores', 'succeeded', 1, 1
        from generate_series(1, 2500) n`,
      [NO_TENANT, new Date(now.getTime() - 1_000)],
    );
    const report = await addReport('the-request', 1_000);
    const { data } = (await download('format=json')).body as Schemas['DataflowExportAnswer'];
    expect(data.items).toHaveLength(2_501);
    expect(new Set(data.items.map(({ id }) => id)).size).toBe(2_501);
    const times = data.items.slice(0, -1).map((item) => item.occurred_at);
    expect(times).toEqual(times.toSorted());
    expect(data.items.at(-1)).toMatchObject({
      id: report,
      kind: 'browser',
      operation: 'frontend_api_error',
      status: 'failed',
      error_code: 'api_error',
      http_status: 500,
      request_id: 'the-request',
      duration_ms: null,
      tenant_name: 'Harbor',
    });
  });

  test('is JSON lines, or CSV for a spreadsheet', async () => {
    await add({ operation: 'POST /v3, "all"', error_code: '=canary', request_id: 'one' });
    await add({ agoMs: 5, request_id: 'two' });
    server.clock.advance(1);
    const lines = await download('format=ndjson&days=1');
    const table = await download('format=csv&days=1');
    server.clock.advance(-1);
    expect(lines.headers.get('content-type')).toContain('application/x-ndjson');
    expect(lines.headers.get('content-disposition')).toBe(
      'attachment; filename=dataflow-2026-11-20-2026-11-21.ndjson',
    );
    const parsed = String(lines.body)
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { request_id: string }).request_id);
    expect(parsed).toEqual(['two', 'one']);
    const [head, , row] = String(table.body).split('\r\n');
    expect(head).toMatch(/^occurred_at,kind,operation,stage,status,duration_ms,/);
    expect(row).toContain(`request,"POST /v3, ""all""",,succeeded,10,,'=canary,,,,one,`);
  });

  test('is in the audit log of the installation, with its author', async () => {
    await download('format=csv&days=30');
    expect(
      await sqlRows(
        `select a.action, a.details, u.email from audit_log a join users u on u.id = a.actor_user_id
          where a.action = 'dataflow.exported' order by a.sequence desc limit 1`,
      ),
    ).toEqual([
      {
        action: 'dataflow.exported',
        details: { days: 30, format: 'csv' },
        email: 'operator@example.test',
      },
    ]);
  });

  test('without events is an empty file', async () => {
    const { data } = (await download('days=1')).body as Schemas['DataflowExportAnswer'];
    expect(data.items).toEqual([]);
    expect((await download('format=ndjson')).body).toBeUndefined();
    expect(String((await download('format=csv')).body).split('\r\n')).toHaveLength(2);
  });
});
