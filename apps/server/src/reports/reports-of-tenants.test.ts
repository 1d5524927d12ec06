import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../audit/audit-log.ts';
import type { TenantScope } from '../db/database.ts';
import { jobScope } from '../jobs/job-scope.ts';
import type { Queue } from '../jobs/queue.ts';
import { createFakeClock } from '../platform/clock.fake.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { addPerson, addTenant } from '../testing/test-server.ts';
import { generateReport } from './generate-report.ts';
import type { GenerateDeps } from './generate-report.ts';
import { findGeneratedReport, previousSha256, saveGenerated } from './generated-reports.store.ts';
import type { GeneratedReport, ReportChoice } from './generated-reports.store.ts';
import { createReportManagerService } from './report-manager.service.ts';
import type { ReportManagerService } from './report-manager.service.ts';

const ACTOR: Actor = { kind: 'service', userId: null, requestId: 'reports-of-tenants' };
const CHOICE: ReportChoice = {
  kind: 'sales',
  format: 'csv',
  datedBy: 'trade',
  from: '2026-04-01',
  to: '2026-04-30',
  platform: null,
  storeId: null,
};
const PAGE = { limit: 10, cursor: undefined };
const NOT_FOUND = { code: 'generated_report_not_found' };

const clock = createFakeClock();
const jobs: unknown[] = [];
const notified: unknown[] = [];
let testDatabase: TestDatabase;
let reports: ReportManagerService;
let juniper: TenantScope;
let olive: TenantScope;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const scopeOf = async (name: string): Promise<TenantScope> => {
    const person = await addPerson(
      { database, clock },
      { email: `${name.toLowerCase()}@example.test` },
    );
    const members = [{ person, level: 'user_owner' }] as const;
    const { tenantId } = await addTenant({ database, clock }, { name, members });
    return { ...jobScope(tenantId, name), userId: person.userId };
  };
  juniper = await scopeOf('Juniper');
  olive = await scopeOf('Olive');
  const queue = {
    enqueue: (_tx: unknown, name: string, data: object) =>
      Promise.resolve(void jobs.push([name, data])),
  } as unknown as Queue;
  reports = createReportManagerService({ database, clock, queue });
});
beforeEach(async () => {
  await testDatabase.database.pool.query('delete from generated_reports');
  jobs.length = 0;
  notified.length = 0;
});
afterAll(() => testDatabase.drop());

function request(scope: TenantScope, choice: Partial<ReportChoice> = {}): Promise<GeneratedReport> {
  clock.advance(1_000);
  return reports.request(scope, { ...CHOICE, ...choice }, ACTOR);
}

/** A ready report whose file is `text`. */
async function ready(scope: TenantScope, text: string): Promise<GeneratedReport> {
  const { id } = await request(scope);
  const { tenantId } = scope;
  const finished = {
    bytes: Buffer.from(text),
    sha256: Buffer.from(text).toString('hex').padEnd(64, '0'),
    rows: 1,
    missing: [],
    sameAsPrevious: false,
    at: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 1_000),
  };
  await testDatabase.database.inTenant(scope, (tx) =>
    saveGenerated(tx, { tenantId, id }, finished),
  );
  return found(scope, id);
}

async function found({ tenantId, ...scope }: TenantScope, id: string): Promise<GeneratedReport> {
  const report = await testDatabase.database.inTenant({ tenantId, ...scope }, (tx) =>
    findGeneratedReport(tx, { tenantId, id }),
  );
  if (report === null) {
    throw new Error('The report is gone.');
  }
  return report;
}

function generate({ tenantId }: TenantScope, reportId: string): Promise<void> {
  const never = () => Promise.reject(new Error('Nothing of a time without payouts is made.'));
  const deps = {
    database: testDatabase.database,
    clock,
    notifier: {
      notify: (_tx: unknown, { tenantId: to, wording }: { tenantId: string; wording: unknown }) =>
        Promise.resolve(void notified.push([to, wording])),
    },
    workpapers: never,
    journal: never,
    crash: () => undefined,
  } as unknown as GenerateDeps;
  return generateReport(deps, { tenantId, reportId });
}

test('a report is listed, downloaded and deleted only by its tenant', async () => {
  const report = await ready(juniper, 'Juniper,100.00');
  expect(await reports.list(olive, PAGE)).toMatchObject({ items: [] });
  await expect(reports.download(olive, report.id)).rejects.toMatchObject(NOT_FOUND);
  await expect(reports.remove(olive, report.id, ACTOR)).rejects.toMatchObject(NOT_FOUND);
  expect((await reports.list(juniper, PAGE)).items).toEqual([report]);
  expect(await reports.download(juniper, report.id)).toEqual({
    report,
    bytes: Buffer.from('Juniper,100.00'),
  });
  await reports.remove(juniper, report.id, ACTOR);
  await expect(reports.download(juniper, report.id)).rejects.toMatchObject(NOT_FOUND);
});

test('a report is found by its own tenant in its own scope, and by no mix of two', async () => {
  const { id } = await ready(juniper, 'Juniper,100.00');
  const wanted = { tenantId: juniper.tenantId, id };
  const { database } = testDatabase;
  expect(await database.inTenant(olive, (tx) => findGeneratedReport(tx, wanted))).toBeNull();
  const mixed = { tenantId: olive.tenantId, id };
  expect(await database.inTenant(juniper, (tx) => findGeneratedReport(tx, mixed))).toBeNull();
});

test('the previous hash is the tenant’s own, never another tenant’s with the same options', async () => {
  await ready(juniper, 'same');
  const theirs = await request(olive);
  const own = await request(juniper);
  const previous = (scope: TenantScope, report: GeneratedReport) =>
    testDatabase.database.inTenant(scope, (tx) => previousSha256(tx, scope.tenantId, report));
  expect(await previous(olive, theirs)).toBeNull();
  expect(await previous(juniper, own)).toBe('73616d65'.padEnd(64, '0'));
});

test('a job for another tenant’s report leaves it unchanged, and notifies nobody', async () => {
  const report = await request(juniper);
  expect(jobs).toEqual([['report.generate', { tenantId: juniper.tenantId, reportId: report.id }]]);
  await generate(olive, report.id);
  expect([await found(juniper, report.id), notified]).toEqual([report, []]);
  await generate(juniper, report.id);
  const failure = 'No payout has sales in this time. Upload its reports, or choose another time.';
  expect(await found(juniper, report.id)).toEqual({
    ...report,
    state: 'failed',
    failure,
    finishedAt: clock.now(),
  });
  const values = { file: 'Juniper - Sales - 2026-04.csv', dated_by: 'trade' };
  expect(notified).toEqual([[juniper.tenantId, { code: 'report_without_payouts', values }]]);
});

test('a repeated job leaves a ready report unchanged', async () => {
  const report = await ready(juniper, 'Juniper,100.00');
  await generate(juniper, report.id);
  expect([await found(juniper, report.id), notified]).toEqual([report, []]);
});

test('a store of another tenant is not found, and nothing is requested', async () => {
  const storeId = '7f0c1f9e-6f0a-4f43-9d0e-2b6f1a2c3d4e';
  const at = clock.now();
  await testDatabase.database.asOwner((tx) =>
    tx
      .insertInto('stores')
      .values({
        tenant_id: juniper.tenantId,
        id: storeId,
        name: 'Main Street',
        time_zone: 'America/New_York',
        currency: 'USD',
        created_at: at,
        updated_at: at,
      })
      .execute(),
  );
  await expect(request(olive, { storeId })).rejects.toMatchObject({ code: 'store_not_found' });
  expect([(await reports.list(olive, PAGE)).items, jobs]).toEqual([[], []]);
  expect(await request(juniper, { storeId })).toMatchObject({ storeId, state: 'queued' });
});
