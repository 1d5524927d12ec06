import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../db/database.ts';
import type { TenantScope } from '../db/database.ts';
import { DEMO_FOLDER } from '../locations.ts';
import { addPerson, addTenant, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { findImport } from '../ingest/uploads/imports.store.ts';
import type { ImportRow } from '../ingest/uploads/imports.store.ts';

const DETAILS = 'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv';
const TWO_WEEKS = 'doordash-financials-2026-03-30_2026-04-12.zip';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function newTenant(): Promise<TenantScope> {
  const person = await addPerson(server, { email: `${randomUUID()}@example.test` });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  return grantTenantScope(tenantId, person.userId, 'a-test');
}

/** Uploads without a worker, so that the test decides when the run continues. */
async function upload(scope: TenantScope, name: string): Promise<ImportRow> {
  const bytes = await readFile(join(DEMO_FOLDER, name));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return (await server.server.services.imports.start(scope, { name, sha256, bytes })).import;
}

async function run(scope: TenantScope, { id }: ImportRow): Promise<ImportRow> {
  await server.server.runSync({ tenantId: scope.tenantId, runId: id });
  return current(scope, id);
}

async function current(scope: TenantScope, id: string): Promise<ImportRow> {
  const row = await server.database.inTenant(scope, (tx) => findImport(tx, id));
  if (row === null) {
    throw new Error('The import is gone.');
  }
  return row;
}

/** A tenant's stored payouts, without IDs and times. */
async function storedPayouts(scope: TenantScope): Promise<unknown[]> {
  return server.database.inTenant(scope, async (tx) => {
    const { rows } = await sql<Record<string, unknown>>`
      select p.payout_ref, p.platform_store_id, p.channel, p.net_cents, p.reading,
        (select json_agg(e.entry order by e.document_number) from journal_entries e where e.payout_id = p.id) as entries
      from payouts p order by p.payout_ref, p.platform_store_id, p.channel`.execute(tx);
    return rows;
  });
}

describe('running an import', () => {
  test('goes through every state once, each saved before the next', async () => {
    const scope = await newTenant();
    const done = await run(scope, await upload(scope, DETAILS));
    expect([done.state, done.sequence, done.finishedAt]).toEqual(['ready', 4, server.clock.now()]);
  });

  test('a second time changes nothing', async () => {
    const scope = await newTenant();
    const done = await run(scope, await upload(scope, DETAILS));
    const before = await storedPayouts(scope);
    expect(await run(scope, done)).toEqual(done);
    expect(await storedPayouts(scope)).toEqual(before);
  });

  test('that lost its process in any state continues from there with the same result', async () => {
    const reference = await newTenant();
    const whole = await run(reference, await upload(reference, DETAILS));
    for (const state of ['queued', 'recognising', 'checking', 'planning'] as const) {
      const scope = await newTenant();
      const started = await upload(scope, DETAILS);
      // The database's state when the process dies right after entering the state.
      await interruptAt(scope, started, state);
      const done = await run(scope, started);
      expect([state, done.state, done.machine?.context.counts]).toEqual([
        state,
        'ready',
        whole.machine?.context.counts,
      ]);
      expect(await storedPayouts(scope)).toEqual(await storedPayouts(reference));
    }
  });

  test('that an earlier version left while storing the files continues with the same result', async () => {
    const reference = await newTenant();
    const whole = await run(reference, await upload(reference, DETAILS));
    const scope = await newTenant();
    const started = await upload(scope, DETAILS);
    const input = { runId: started.id, reportIds: [started.file.sha256] };
    const machine = {
      status: 'active',
      value: 'importing',
      historyValue: {},
      children: {
        importReport: {
          snapshot: { status: 'active', input },
          src: 'importReport',
          syncSnapshot: false,
        },
      },
      context: { ...input, reports: [], recognised: [], blocked: [], counts: {}, failure: null },
    };
    await server.database.inTenant(scope, (tx) =>
      tx
        .updateTable('sync_runs')
        .set({ machine: JSON.stringify(machine) })
        .where('id', '=', started.id)
        .execute(),
    );
    const done = await run(scope, started);
    expect([done.state, done.machine?.context.counts]).toEqual([
      'ready',
      whole.machine?.context.counts,
    ]);
    expect(await storedPayouts(scope)).toEqual(await storedPayouts(reference));
  });

  test('of damaged bytes fails without endless retries, and stores no payout', async () => {
    const scope = await newTenant();
    const started = await upload(scope, DETAILS);
    await server.database.asOwner((tx) =>
      tx
        .updateTable('report_files')
        .set({ bytes: Buffer.from('something else') })
        .where('tenant_id', '=', scope.tenantId)
        .execute(),
    );
    const failed = await run(scope, started);
    expect([failed.state, failed.machine?.context.failure]).toEqual([
      'failed',
      {
        step: 'recognise',
        code: 'report_damaged',
        message: "The stored report file isn't what was uploaded. Upload it again.",
        retryable: false,
      },
    ]);
    expect(await run(scope, started)).toEqual(failed);
    expect(await storedPayouts(scope)).toEqual([]);
  });

  test('counts the overlap of two exports once, in either order', async () => {
    const orders = [
      [DETAILS, TWO_WEEKS],
      [TWO_WEEKS, DETAILS],
    ];
    const results = [];
    for (const order of orders) {
      const scope = await newTenant();
      for (const name of order) {
        expect((await run(scope, await upload(scope, name))).state).toBe('ready');
      }
      results.push(
        (await storedPayouts(scope)).map((row) => {
          const { payout_ref, platform_store_id, channel, net_cents } = row as Record<
            string,
            unknown
          >;
          return { payout_ref, platform_store_id, channel, net_cents };
        }),
      );
    }
    expect(results[0]).toEqual(results[1]);
    expect(results[0]).toHaveLength(8);
  });

  test('of a payout summary alone is blocked and reports what is missing', async () => {
    const scope = await newTenant();
    const done = await run(
      scope,
      await upload(scope, 'uber-eats-payout-summary-2026-03-30_2026-04-05.csv'),
    );
    expect([done.state, done.machine?.context.blocked.length]).toEqual(['blocked', 1]);
  });
});

describe('a report without local dates', () => {
  /** The demo's detailed report as an export that prints only UTC. */
  async function withoutLocalDates(): Promise<Buffer> {
    const csv = await readFile(join(DEMO_FOLDER, DETAILS), 'utf8');
    const [header = '', ...rows] = csv.split('\n');
    const renamed = header
      .replace('Timestamp local time', 'Time A')
      .replace('Timestamp local date', 'Time B');
    return Buffer.from([renamed, ...rows].join('\n'));
  }

  async function importIn(zones: readonly string[], config = {}): Promise<[unknown, unknown]> {
    const scope = await newTenant();
    const { stores, channels, imports } = server.server.services;
    for (const [index, timeZone] of zones.entries()) {
      const store = await stores.create(scope, { name: `S${index}`, timeZone, currency: 'USD' });
      await channels.connect(scope, {
        storeId: store.id,
        type: 'doordash',
        platformStoreId: null,
        config,
        mapping: {},
      });
    }
    const bytes = await withoutLocalDates();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const started = await imports.start(scope, { name: 'utc.csv', sha256, bytes });
    expect((await run(scope, started.import)).state).toBe('ready');
    const days = await server.database.inTenant(scope, async (tx) => {
      const { rows } = await sql`
        select p.platform_store_id, p.channel, json_agg(day ->> 'on') as days
        from payouts p cross join jsonb_array_elements(p.reading -> 'payout' -> 'days') as day
        group by p.id, p.platform_store_id, p.channel order by p.platform_store_id, p.channel`.execute(
        tx,
      );
      return rows;
    });
    const notes = await server.database.inTenant(scope, (tx) =>
      tx.selectFrom('sync_runs').select('reports').executeTakeFirstOrThrow(),
    );
    const zone = /time zone ([\w/]+)/.exec(JSON.stringify(notes.reports))?.[1];
    return [zone, days];
  }

  test('uses the time zone of the stores, or of a channel with its own', async () => {
    const [zone, days] = await importIn(['Asia/Tokyo', 'Asia/Tokyo']);
    const [utc, daysInUtc] = await importIn([]);
    expect([zone, utc]).toEqual(['Asia/Tokyo', 'UTC']);
    expect(daysInUtc).toHaveLength(4);
    expect(days).not.toEqual(daysInUtc);
    const overridden = await importIn(['America/New_York'], { time_zone: 'Asia/Tokyo' });
    expect(overridden).toEqual([zone, days]);
  });

  test('uses UTC if the stores are in more than one time zone', async () => {
    const [zone, days] = await importIn(['Asia/Tokyo', 'America/New_York']);
    expect([zone, days]).toEqual(await importIn([]));
  });
});

async function interruptAt(
  scope: TenantScope,
  started: ImportRow,
  state: ImportRow['state'],
): Promise<void> {
  if (state === 'queued') {
    return;
  }
  const done = await run(scope, started);
  const order = ['recognising', 'checking', 'planning'] as const;
  const steps = ['recogniseReports', 'checkIdentities', 'planEntries'] as const;
  const step = steps[order.indexOf(state as (typeof order)[number])];
  const input = { runId: started.id, reportIds: [started.file.sha256] };
  const machine = {
    status: 'active',
    value: state,
    historyValue: {},
    children: {
      [String(step)]: { snapshot: { status: 'active', input }, src: step, syncSnapshot: false },
    },
    context: done.machine?.context,
  };
  await server.database.inTenant(scope, async (tx) => {
    await tx.deleteFrom('journal_entries').execute();
    await tx.deleteFrom('payouts').execute();
    await tx
      .updateTable('sync_runs')
      .set({ state, machine: JSON.stringify(machine), finished_at: null })
      .where('id', '=', started.id)
      .execute();
  });
}

describe('a payout that is paid in two currencies', () => {
  const COLUMNS = [
    'Store Name,Store ID,Order ID,Workflow ID,Order Status,Order Date,Currency Code',
    'Sales (excl. tax),Marketplace Fee,Total payout,Payout Date,Payout reference ID',
  ].join(',');

  async function uploadRows(scope: TenantScope, name: string, rows: readonly string[]) {
    const bytes = Buffer.from([COLUMNS, ...rows, ''].join('\n'));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const started = await server.server.services.imports.start(scope, { name, sha256, bytes });
    return run(scope, started.import);
  }

  async function storedEntries(scope: TenantScope) {
    return server.database.inTenant(scope, async (tx) => {
      const { rows } = await sql<{ currency: string; net: number; number: string }>`
        select p.currency, p.net_cents as net, e.document_number as number
        from payouts p join journal_entries e on e.payout_id = p.id
        order by p.currency, e.document_number`.execute(tx);
      return rows;
    });
  }

  const row = (order: string, currency: string) =>
    `Noodle House,n1,${order},w-${order},Completed,3/31/26,${currency},20,-5,15,4/7/26,PR-7`;

  test('is two payouts, each with its own amount and entry', async () => {
    const scope = await newTenant();
    await uploadRows(scope, 'both.csv', [row('a', 'USD'), row('b', 'CAD'), row('c', 'CAD')]);
    const stored = await storedEntries(scope);
    expect(stored.map(({ currency, net }) => [currency, net])).toEqual([
      ['CAD', 3_000],
      ['USD', 1_500],
    ]);
    expect(new Set(stored.map(({ number }) => number)).size).toBe(2);
  });

  test('keeps the entry of the first currency when the second one arrives later', async () => {
    const scope = await newTenant();
    await uploadRows(scope, 'usd.csv', [row('a', 'USD')]);
    const [before] = await storedEntries(scope);
    await uploadRows(scope, 'cad.csv', [row('b', 'CAD')]);
    const after = await storedEntries(scope);
    expect(after.map(({ currency, net }) => [currency, net])).toEqual([
      ['CAD', 1_500],
      ['USD', 1_500],
    ]);
    expect(after[1]).toEqual(before);
    expect(after[0]?.number).not.toBe(before?.number);
  });
});
