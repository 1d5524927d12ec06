import { randomUUID } from 'node:crypto';
import type { JournalLine } from '@platebook/accounting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import type { TenantScope } from '../../db/database.ts';
import { createAccountMappings } from '../../mapping/accounts/account-mapping.ts';
import { importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { addTenant } from '../../testing/test-server.ts';
import { createPayoutsService } from './payouts.service.ts';
import type { OpenedEntryLine, PayoutsService } from './payouts.service.ts';
import { createWorkpapersService } from './workpapers.service.ts';
import type { Workbook, WorkpapersService } from './workpapers.service.ts';

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;
let payouts: PayoutsService;
let workpapers: WorkpapersService;
let scope: TenantScope;
let stranger: TenantScope;
let payoutId: string;

beforeAll(async () => {
  env = await openTestEnvironment();
  await importReport(env, FILE);
  const { database, clock } = env.server;
  const deps = { database, clock, mappings: createAccountMappings() };
  payouts = createPayoutsService(deps);
  workpapers = createWorkpapersService(deps);
  scope = grantTenantScope(env.tenantId, env.owner.userId, 'test');
  const other = await addTenant(env.server, {
    name: 'Other',
    members: [{ person: env.owner, level: 'user_owner' }],
  });
  stranger = grantTenantScope(other.tenantId, env.owner.userId, 'test');
  const { items } = await listed();
  payoutId = String(items[0]?.id);
});

afterAll(() => env.stop());

const listed = (who = scope) => payouts.list(who, { limit: 100, sort: undefined });

/** All pages of the rows behind a line. */
async function allRows(
  at: { readonly documentNumber: string; readonly line: number },
  limit: number,
): Promise<OpenedEntryLine['rows']> {
  const rows: OpenedEntryLine['rows'][number][] = [];
  let cursor: string | undefined;
  do {
    const page = await payouts.openLine(scope, payoutId, { ...at, options: {}, limit, cursor });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

const sideSum = (lines: readonly JournalLine[], side: JournalLine['side']) =>
  lines.reduce((sum, line) => sum + (line.side === side ? line.amountCents : 0), 0);

async function bytesOf({ pieces }: Workbook): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) {
    all.push(piece);
  }
  return Buffer.concat(all);
}

describe('a payout with its entries', () => {
  test('adds up to its deposit, and clearing of all entries equals the deposit', async () => {
    const { payout, plan, waterfall } = await payouts.find(scope, payoutId);
    expect(waterfall.steps.at(-1)?.toCents).toBe(payout.netCents);
    const clearing = plan.entries
      .flatMap(({ lines }) => lines)
      .filter(({ component }) => component === 'net_payout');
    expect(sideSum(clearing, 'debit') - sideSum(clearing, 'credit')).toBe(payout.netCents);
  });

  test('shows the stored entries by default', async () => {
    const stored = await payouts.preview(scope, payoutId, {});
    expect(stored.plan.isStored).toBe(true);
    expect(stored.plan.entries.every(({ stored: one }) => one !== null)).toBe(true);
  });

  test('can be previewed under other rules without changing what is stored', async () => {
    const before = await payouts.preview(scope, payoutId, {});
    const { payout, plan } = await payouts.preview(scope, payoutId, { basis: 'cash' });
    expect([plan.isStored, plan.options.basis]).toEqual([false, 'cash']);
    expect(new Set(plan.entries.map(({ date }) => date))).toEqual(new Set([payout.payoutOn]));
    for (const { lines } of plan.entries) {
      expect(sideSum(lines, 'debit')).toBe(sideSum(lines, 'credit'));
    }
    const after = await payouts.preview(scope, payoutId, {});
    expect(after.plan.entries.map(({ stored }) => stored)).toEqual(
      before.plan.entries.map(({ stored }) => stored),
    );
  });
});

describe('the rows behind a line', () => {
  test('add up to it to the cent for any page size, without repeats', async () => {
    const { plan } = await payouts.find(scope, payoutId);
    const [entry] = plan.entries;
    const documentNumber = String(entry?.documentNumber);
    for (const [index, line] of (entry?.lines ?? []).entries()) {
      const at = { documentNumber, line: index + 1 };
      const rows = await allRows(at, 2);
      expect(rows).toEqual(await allRows(at, 1_000));
      const places = rows.map(({ file, row }) => `${file.sha256} ${row}`);
      expect(new Set(places).size).toBe(places.length);
      const cents = rows
        .flatMap(({ amounts }) => amounts)
        .reduce((sum, amount) => sum + amount.cents, 0);
      expect(Math.abs(cents)).toBe(line.amountCents);
    }
  });

  test('belong to the requested line of the requested entry', async () => {
    const { plan } = await payouts.find(scope, payoutId);
    const documentNumber = String(plan.entries[0]?.documentNumber);
    const open = (number: string, line: number, who = scope) =>
      payouts.openLine(who, payoutId, {
        documentNumber: number,
        line,
        options: {},
        limit: 10,
        cursor: undefined,
      });
    const second = plan.entries[0]?.lines[1];
    expect(await open(documentNumber, 2)).toMatchObject({
      lineNumber: 2,
      entry: { documentNumber },
      line: { account: second?.account, side: second?.side, amountCents: second?.amountCents },
    });
    await expect(open('UE-NONE', 1)).rejects.toMatchObject({ code: 'entry_not_found' });
    for (const line of [0, (plan.entries[0]?.lines.length ?? 0) + 1]) {
      await expect(open(documentNumber, line)).rejects.toMatchObject({ code: 'line_not_found' });
    }
    await expect(open(documentNumber, 1, stranger)).rejects.toMatchObject({
      code: 'payout_not_found',
    });
  });
});

describe('workpapers', () => {
  test('are named by client, store and period, and are byte-identical each time', async () => {
    const [first, second] = [
      await workpapers.ofPayout(scope, payoutId, {}),
      await workpapers.ofPayout(scope, payoutId, {}),
    ];
    expect(first.name).toContain('Harbor');
    expect(first.name).toMatch(/Workpapers.*\.xlsx$/);
    expect((await bytesOf(first)).equals(await bytesOf(second))).toBe(true);
  });

  test('of several payouts do not depend on the order of the request', async () => {
    const all = await Promise.all(
      (await listed()).items.map(async ({ id }) => (await payouts.find(scope, id)).payout),
    );
    expect(all.length).toBeGreaterThan(1);
    const [there, back] = [
      await workpapers.ofPayouts(scope, all, 'All'),
      await workpapers.ofPayouts(scope, all.toReversed(), 'All'),
    ];
    expect((await bytesOf(there)).equals(await bytesOf(back))).toBe(true);
    expect(
      (await workpapers.journal(scope, all)).map(({ documentNumber }) => documentNumber),
    ).toEqual(
      (await workpapers.journal(scope, all.toReversed())).map(
        ({ documentNumber }) => documentNumber,
      ),
    );
  });

  test('have a journal that balances, without excluded entries', async () => {
    const { payout } = await payouts.find(scope, payoutId);
    const before = await workpapers.journal(scope, [payout]);
    for (const { lines } of before) {
      expect(sideSum(lines, 'debit')).toBe(sideSum(lines, 'credit'));
    }
    const { plan } = await payouts.preview(scope, payoutId, {});
    const [skipped] = plan.entries;
    await env.server.database.pool.query(
      `update journal_entries set status = 'skipped' where id = $1`,
      [skipped?.stored?.id],
    );
    const after = await workpapers.journal(scope, [payout]);
    expect(after.map(({ documentNumber }) => documentNumber)).toEqual(
      before.flatMap(({ documentNumber }) =>
        documentNumber === skipped?.documentNumber ? [] : [documentNumber],
      ),
    );
    const shown = await payouts.preview(scope, payoutId, {});
    expect(shown.plan.entries).toHaveLength(plan.entries.length);
  });
});

describe('access to payouts', () => {
  test('another tenant’s payout and a missing one are both not found', async () => {
    const gone = { code: 'payout_not_found' };
    for (const [who, id] of [
      [stranger, payoutId],
      [scope, randomUUID()],
    ] as const) {
      await expect(payouts.find(who, id)).rejects.toMatchObject(gone);
      await expect(payouts.preview(who, id, { basis: 'cash' })).rejects.toMatchObject(gone);
      await expect(workpapers.ofPayout(who, id, {})).rejects.toMatchObject(gone);
    }
    expect((await listed(stranger)).items).toEqual([]);
  });
});
