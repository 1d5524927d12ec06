import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReports } from '@platebook/accounting';
import { grantTenantScope } from '../db/database.ts';
import type { TenantScope } from '../db/database.ts';
import { readDemo } from '../testing/report-uploads.ts';
import { addPerson, addTenant, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { StoredBytes } from './report-files.store.ts';
import { readOwnReports } from './read-import.ts';

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

/** Stores a file's bytes and rows, and returns the reading. */
async function store(scope: TenantScope, name: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await server.server.services.imports.start(scope, { name, sha256, bytes });
  return read(scope, { name, sha256, bytes });
}

async function read(scope: TenantScope, file: StoredBytes) {
  const place = { database: server.database, scope, options: {} };
  const { reading, stored } = await readOwnReports(place, [file]);
  await stored;
  return { file, reading };
}

function totals(scope: TenantScope) {
  return server.database.inTenant(scope, async (tx) => {
    const { rows } = await sql<Record<string, unknown>>`
      select f.name, f.report_type, count(*)::int as rows, sum(r.net_cents)::bigint as net
      from report_rows r join file_reports f using (tenant_id, file_no, report)
      group by f.name, f.report_type order by f.name`.execute(tx);
    return rows;
  });
}

describe('storing the rows of a report', () => {
  test('stores each row that was read, with amounts that add up to the payouts', async () => {
    const scope = await newTenant();
    const { reading } = await store(scope, DETAILS, await readDemo(DETAILS));
    expect(await totals(scope)).toEqual([
      {
        name: DETAILS,
        report_type: 'doordash_detailed_transactions',
        rows: reading.reports[0]?.rows,
        net: reading.payouts.reduce((sum, { netCents }) => sum + netCents, 0),
      },
    ]);
  });

  test('is idempotent', async () => {
    const scope = await newTenant();
    const { file, reading } = await store(scope, DETAILS, await readDemo(DETAILS));
    const before = await totals(scope);
    const again = await read(scope, file);
    expect(again.reading.payouts.map(({ netCents }) => netCents)).toEqual(
      reading.payouts.map(({ netCents }) => netCents),
    );
    expect(await totals(scope)).toEqual(before);
  });

  test('keeps the reports of a ZIP apart', async () => {
    const scope = await newTenant();
    await store(scope, TWO_WEEKS, await readDemo(TWO_WEEKS));
    const stored = await totals(scope);
    expect(stored.length).toBeGreaterThan(1);
    expect(new Set(stored.map(({ name }) => name)).size).toBe(stored.length);
  });

  test('escapes IDs with characters that are special to PostgreSQL', async () => {
    const scope = await newTenant();
    const bytes = await readDemo(DETAILS);
    let id = '';
    readReports([{ name: DETAILS, bytes }], { onRow: () => (row) => (id = row.ids) });
    const odd = `\\N${id.slice(4)}\\`;
    const text = bytes.toString('utf8');
    await store(scope, 'odd.csv', Buffer.from(text.replaceAll(id, odd)));
    const found = await server.database.inTenant(scope, async (tx) => {
      const { rows } = await sql<{ ids: string }>`
        select ids from report_rows where position(${odd} in ids) > 0`.execute(tx);
      return rows;
    });
    expect(found.length).toBeGreaterThan(0);
  });

  test('makes them visible only to their own tenant, and deletes them with their file', async () => {
    const scope = await newTenant();
    const { file } = await store(scope, DETAILS, await readDemo(DETAILS));
    expect(await totals(await newTenant())).toEqual([]);
    await server.database.inTenant(scope, async (tx) => {
      await sql`delete from sync_run_files`.execute(tx);
      await sql`delete from sync_runs`.execute(tx);
      await tx.deleteFrom('report_files').where('sha256', '=', file.sha256).execute();
    });
    expect(await totals(scope)).toEqual([]);
  });
});
