// What a run did follows from its raw files alone: the command line, as a process, downloads the proof of a run of the real
// server and derives every entry again.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runBuilt, runShell } from '../apps/cli/src/testing/run-built.ts';
import type { Finished } from '../apps/cli/src/testing/run-built.ts';
import { openTestEnvironment } from '../apps/server/src/testing/environment.ts';
import type { TestEnvironment } from '../apps/server/src/testing/environment.ts';
import { readDemo, settledImport, uploadFile } from '../apps/server/src/testing/report-uploads.ts';

const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const DETAILED = 'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv';
const SUMMARY = 'FINANCIAL_PAYOUT_SUMMARY_2026-03-30_2026-04-05_Qk4Tz_.csv';
const DOORDASH = {
  developer_id: '1d6a7e5c-3b1f-4c52-9a6e-5d2f0c9b8a01',
  key_id: '7f3b2a10-9c4d-4e8f-b1a2-c3d4e5f60708',
  signing_secret: 'c2FuZGJveC1kb29yZGFzaC1zaWduaW5nLXNlY3JldC0wMDE',
};

let environment: TestEnvironment;
let home: string;

beforeAll(async () => {
  environment = await openTestEnvironment();
  const { sandbox, server } = environment;
  await sandbox.set('clock', { moveMs: server.clock.now().getTime() - Date.now() });
  await sandbox.set('webhooks', { ubereats: `${server.url}/api/v2/webhooks/ubereats` });
  await sandbox.set('reports', { ubereats: { delayMs: 50 }, doordash: { readyAfterMs: 0 } });
  await environment.read('POST connections/doordash', DOORDASH);
  await connectUberEats();
  await openStore('doordash');
  await openStore('ubereats');
});
afterAll(() => environment.stop());

async function uploaded(name: string): Promise<string> {
  const { import: run } = await uploadFile(environment, name, await readDemo(name));
  const { failure } = await settledImport(environment, run.id);
  expect(failure).toBeNull();
  return run.id;
}

async function connectUberEats(): Promise<void> {
  const request = 'POST connections/ubereats/consent';
  const { authorize_url: address } = await environment.read<{ authorize_url: string }>(request, {});
  const allowed = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ merchant: 'harbor-street', decision: 'allow' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location') ?? '');
  const answer = { code: searchParams.get('code'), state: searchParams.get('state') };
  await environment.read('POST connections/ubereats/complete', answer);
}

type Platform = 'doordash' | 'ubereats';

/** The first store of a platform, whose day ends at four in the morning. */
async function openStore(platform: Platform): Promise<void> {
  type Stores = { items: { id: string }[] };
  const stores = async (): Promise<Stores> =>
    environment.read(`GET platform-stores?provider=${platform}`);
  const [store] = await vi.waitFor(
    async () => {
      const { items } = await stores();
      expect(items).not.toEqual([]);
      return items;
    },
    { timeout: 30_000, interval: 100 },
  );
  const { mapping } = await environment.read<{ mapping: { store_id: string } }>(
    `POST platform-stores/${store?.id}/create-store`,
    { name: `A store of ${platform}` },
  );
  const place = { time_zone: 'America/Los_Angeles', business_day_cutoff: '04:00' };
  await environment.read(`PUT stores/${mapping.store_id}`, place);
}

async function fetched(platform: Platform): Promise<string> {
  const { runs } = await environment.read<{ runs: { run: { id: string } }[] }>(
    'POST /api/v2/clients/sync/trigger',
    {
      tenant_id: environment.tenantId,
      channel_type: platform,
      from: '2026-10-19',
      to: '2026-11-08',
    },
  );
  const id = String(runs[0]?.run.id);
  type Detail = { run: { finished_at: string | null; status: string } };
  const run = async (): Promise<Detail> => environment.read(`GET /api/v2/clients/sync/${id}`);
  await expect.poll(async () => (await run()).run.finished_at, { timeout: 60_000 }).not.toBeNull();
  return id;
}

/** Downloads the proof of a run into a folder of its own and runs a line of shell there. */
async function prove(runId: string, change?: () => Promise<void>): Promise<Finished> {
  home = await mkdtemp(join(tmpdir(), 'platebook-proof-'));
  try {
    const env = {
      HOME: home,
      PLATEBOOK_API_URL: environment.server.url,
      PLATEBOOK_TOKEN: environment.token,
    };
    const report = ['sync', 'report', runId, '--proof', 'proof'];
    const downloaded = await runBuilt(report, { cwd: home, env });
    expect([downloaded.exitCode, downloaded.stderr]).toEqual([
      0,
      expect.stringContaining('raw files are in proof.'),
    ]);
    await change?.();
    // As it stands in the pack: with the time zone and the end of the business day that the files were read by.
    const line = /^platebook verify .*$/m.exec(
      await readFile(join(home, 'proof/VERIFY.txt'), 'utf8'),
    );
    expect(downloaded.stderr).toContain(line?.[0]);
    return await runShell(`$PLATEBOOK ${line?.[0].slice('platebook '.length)}`, { cwd: home });
  } finally {
    await rm(home, { recursive: true });
  }
}

function totalsOf({ stderr }: Finished): string {
  return stderr.trimEnd().split('\n').at(-1) ?? '';
}

async function changeFile(path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

describe('every entry of a run follows from its raw files', () => {
  test('of an uploaded report', async () => {
    const proven = await prove(await uploaded(UBER));
    expect([proven.exitCode, totalsOf(proven)]).toEqual([
      0,
      '4 entries and the rest of the document: all follow from the files',
    ]);
  });

  test('of a report whose payouts need another one', async () => {
    await uploaded(SUMMARY);
    const proven = await prove(await uploaded(DETAILED));
    expect([proven.exitCode, totalsOf(proven)]).toEqual([
      0,
      '8 entries and the rest of the document: all follow from the files',
    ]);
  });

  test('of a report with a column that a person decided', async () => {
    const column = 'Campaign support';
    const renamed = (await readDemo(UBER))
      .toString('utf8')
      .replace(',Marketing Adjustment,', `,${column},`);
    const { import: stopped } = await uploadFile(environment, 'renamed.csv', renamed);
    await settledImport(environment, stopped.id);
    const decision = { column, decision: 'component', component: 'platform_promo_credit' };
    const { imports } = await environment.read<{ imports: { id: string }[] }>(
      `POST sync/runs/${stopped.id}/column-decisions`,
      { decisions: [decision] },
    );
    const runId = String(imports[0]?.id);
    await settledImport(environment, runId);
    const proven = await prove(runId);
    expect([proven.exitCode, totalsOf(proven)]).toEqual([
      0,
      '4 entries and the rest of the document: all follow from the files',
    ]);
    const otherwise = await prove(runId, () =>
      changeFile(join(home, 'proof/columns.json'), (text) =>
        text.replace('platform_promo_credit', 'tips'),
      ),
    );
    expect([otherwise.exitCode, otherwise.stdout]).toEqual([
      10,
      expect.stringContaining('/reading_options/columns/0/component'),
    ]);
  });

  test.each(['doordash', 'ubereats'] as const)('of what was fetched from %s', async (platform) => {
    const proven = await prove(await fetched(platform));
    expect([proven.exitCode, totalsOf(proven)]).toEqual([
      0,
      '4 entries and the rest of the document: all follow from the files',
    ]);
  });
});

describe('a proof that was changed', () => {
  test('by a cent in the journal is refused', async () => {
    const proven = await prove(await uploaded(UBER), () =>
      changeFile(join(home, 'proof/journal.json'), (text) =>
        text.replace(/"amount_cents":(\d+)/, (_, cents) => `"amount_cents":${Number(cents) + 1}`),
      ),
    );
    expect([proven.exitCode, totalsOf(proven)]).toEqual([
      10,
      '4 entries: 3 follow from the files, 1 do not',
    ]);
  });

  test.each([
    ['a payout', '"net_cents":', '"net_cents":1', 'payouts'],
    ['a component of a payout', '"gross_sales":', '"gross_sales":1', 'payouts'],
    ['the reference of a payout', '"payout_ref":"', '"payout_ref":"X', 'payouts'],
    ['the policy', '"revenue":"gross"', '"revenue":"net"', 'plan_options'],
  ])('in %s is refused', async (_, from, to, part) => {
    const proven = await prove(await uploaded(UBER), () =>
      changeFile(join(home, 'proof/journal.json'), (text) => text.replace(from, to)),
    );
    expect(proven.exitCode).toBe(10);
    expect(totalsOf(proven)).toContain(`; nor do ${part}`);
  });

  test('by a row of a raw file that is gone is refused', async () => {
    const proven = await prove(await uploaded(UBER), async () => {
      const [name = ''] = await readdir(join(home, 'proof/files'));
      await changeFile(join(home, 'proof/files', name), (text) =>
        text.split('\n').toSpliced(5, 1).join('\n'),
      );
    });
    expect([proven.exitCode, totalsOf(proven)]).toEqual([
      10,
      '4 entries: 0 follow from the files, 4 do not; nor do reports, payouts',
    ]);
  });

  test('by another raw file in the place of its own is refused', async () => {
    const proven = await prove(await uploaded(UBER), async () => {
      const [name = ''] = await readdir(join(home, 'proof/files'));
      await writeFile(join(home, 'proof/files', name), await readDemo(DETAILED));
    });
    expect([proven.exitCode, totalsOf(proven)]).toEqual([
      10,
      '12 entries: 0 follow from the files, 12 do not; nor do reports, payouts',
    ]);
  });
});
