import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, refusalOf } from '../../testing/test-server.ts';
import { DAY_MS, openDataflowServer } from './dataflow-server.fake.ts';
import type { DataflowServer } from './dataflow-server.fake.ts';
import { NO_TENANT } from './operation-events.store.ts';

type Schemas = components['schemas'];

let fixture: DataflowServer;
let server: DataflowServer['server'];
let ownerToken: DataflowServer['ownerToken'];
let operator: DataflowServer['operator'];
let administrator: DataflowServer['administrator'];
let now: DataflowServer['now'];
let sqlRows: DataflowServer['sqlRows'];
let add: DataflowServer['add'];
let addReport: DataflowServer['addReport'];

beforeAll(async () => {
  fixture = await openDataflowServer();
  ({ server, ownerToken, operator, administrator, now, sqlRows, add, addReport } = fixture);
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.stop());

describe('a cleanup', () => {
  const cleanUp = (query: string, token = administrator) =>
    server.call(`DELETE /api/dataflow/cleanup?${query}`, { token });

  async function fill(): Promise<void> {
    await sqlRows('select add_operation_partitions($1, 1)', [
      new Date(now.getTime() - 40 * DAY_MS),
    ]);
    await sqlRows('select add_operation_partitions($1, 1)', [
      new Date(now.getTime() - 30 * DAY_MS),
    ]);
    await sqlRows(
      `insert into operation_events (tenant_id, occurred_at, span_id, trace_id, request_id, kind, operation, status, attempt, duration_ms)
        select $1, $2::timestamptz, lpad(to_hex(n), 16, '0'), repeat('b', 32), 'old' || n % 7, 'request', 'o', 'succeeded', 1, 1
        from generate_series(1, 2300) n`,
      [NO_TENANT, new Date(now.getTime() - 40 * DAY_MS)],
    );
    await add({ request_id: 'old1', agoMs: 1_000 });
    await add({ request_id: 'edge', agoMs: 30 * DAY_MS });
    await add({ request_id: 'just', agoMs: 30 * DAY_MS + 1 });
    await addReport('old2', 31 * DAY_MS);
    await addReport('new', DAY_MS);
  }

  test('counts first, deletes exactly that, and then finds nothing more', async () => {
    await fill();
    const audited = () =>
      sqlRows(
        `select action, details, actor_user_id is not null as by_somebody from audit_log where action = 'dataflow.cleaned' order by sequence`,
      );
    const trail = await sqlRows('select count(*) as entries from audit_log');
    const expected = {
      days: 30,
      before: new Date(now.getTime() - 30 * DAY_MS).toISOString(),
      total_events: 2_305,
      deleted_events: 2_302,
      oldest_at: new Date(now.getTime() - 40 * DAY_MS).toISOString(),
      newest_at: new Date(now.getTime() - 30 * DAY_MS - 1).toISOString(),
      // Of the seven old requests one has later events; `just` is an eighth.
      traces_lost: 7,
    };
    expect(dataOf((await cleanUp('dry_run=true')).body)).toEqual({ ...expected, dry_run: true });
    expect(await audited()).toEqual([]);
    expect(dataOf((await cleanUp('')).body)).toEqual({ ...expected, dry_run: false });
    const left = await sqlRows<{ id: string }>(
      'select request_id as id from operation_events union all select request_id from dataflow_events order by 1',
    );
    expect(left.map(({ id }) => id)).toEqual(['edge', 'new', 'old1']);
    expect(dataOf((await cleanUp('')).body)).toMatchObject({ total_events: 3, deleted_events: 0 });
    expect(await audited()).toEqual([
      {
        action: 'dataflow.cleaned',
        details: { days: 30, total_events: 2_305, deleted_events: 2_302 },
        by_somebody: true,
      },
      {
        action: 'dataflow.cleaned',
        details: { days: 30, total_events: 3, deleted_events: 0 },
        by_somebody: true,
      },
    ]);
    expect(await sqlRows('select count(*) - 2 as entries from audit_log')).toEqual(trail);
  });

  test('deletes each event once in two concurrent runs', async () => {
    await fill();
    const answers = await Promise.all([cleanUp('days=7'), cleanUp('days=7')]);
    const deleted = answers.map(
      ({ body }) => (dataOf(body) as Schemas['DataflowCleanup']).deleted_events,
    );
    expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(2_303);
  });

  test('that fails records its progress in the audit log', async () => {
    await fill();
    await sqlRows(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if (select count(*) from operation_events where request_id like 'old%') < 1000 then raise exception 'broken'; end if;
        return old; end $$;
      create trigger refuse before delete on operation_events for each row execute function refuse()`);
    try {
      expect((await cleanUp('')).status).toBe(500);
    } finally {
      await sqlRows('drop trigger refuse on operation_events; drop function refuse()');
    }
    const [last] = await sqlRows<{ details: { deleted_events: number } }>(
      `select details from audit_log where action = 'dataflow.cleaned' order by sequence desc limit 1`,
    );
    const [{ left } = { left: 0 }] = await sqlRows<{ left: number }>(
      `select count(*)::integer as left from operation_events where request_id like 'old%'`,
    );
    expect(last?.details.deleted_events).toBeGreaterThan(0);
    expect(last?.details.deleted_events).toBe(2_301 + 1 - left);
  });

  test('keeps the last day if requested', async () => {
    await fill();
    expect(dataOf((await cleanUp('days=1&dry_run=true')).body)).toMatchObject({
      days: 1,
      deleted_events: 2_303,
    });
  });

  test.each(['days=0', 'dry_run=perhaps'])('is rejected with %s', async (query) => {
    expect(refusalOf(await cleanUp(query))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  test('is reserved to administrators', async () => {
    await add({ agoMs: 60 * DAY_MS });
    expect(refusalOf(await cleanUp('', operator))).toMatchObject({ code: 'permission_error' });
    expect(refusalOf(await cleanUp('', ownerToken))).toMatchObject({ code: 'permission_error' });
    expect(
      await sqlRows('select span_id from operation_events where occurred_at < $1', [
        new Date(now.getTime() - 59 * DAY_MS),
      ]),
    ).toHaveLength(1);
  });
});
