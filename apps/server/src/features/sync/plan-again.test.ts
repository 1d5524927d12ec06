import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBooks, importReport, openOffice } from '../../testing/office.ts';
import type { Office } from '../../testing/office.ts';
import { dataOf } from '../../testing/test-server.ts';

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
  await connectBooks(office, office);
  await call('POST', 'books/refresh');
  await importReport(office, REPORT);
});

afterAll(() => office.stop());

function call(method: string, path: string, json?: unknown) {
  const { server, base, token } = office;
  return server.call(`${method} ${base}/${path}`, {
    token,
    ...(json === undefined ? {} : { json }),
  });
}

async function numbers(): Promise<string[]> {
  const { rows } = await office.server.database.pool.query<{ document_number: string }>(
    'select document_number from journal_entries where tenant_id = $1 order by document_number',
    [office.tenantId],
  );
  return rows.map(({ document_number: number }) => number);
}

/** As they are where their payouts were read by a server that kept no entries. */
async function forgetEntries(): Promise<void> {
  await office.server.database.pool.query('delete from journal_entries where tenant_id = $1', [
    office.tenantId,
  ]);
}

async function setChannels(config: object): Promise<void> {
  await office.server.database.pool.query(
    'update channels set channel_config = channel_config || $2 where tenant_id = $1',
    [office.tenantId, JSON.stringify(config)],
  );
}

let saved = 0;

/** Something else each time: a mapping that stays as it is is not saved. */
async function saveMapping(): Promise<void> {
  const found = await call('GET', 'books/objects?kind=account');
  const { items } = dataOf(found.body) as { items: { id: string; account_type: string }[] };
  const mapping = await call('GET', 'account-mapping');
  const { version } = dataOf(mapping.body) as { version: number | null };
  saved += 1;
  const incomes = items.filter(({ account_type: type }) => type === 'Income');
  const target = { account_id: incomes[saved % incomes.length]?.id };
  const answer = await call('PUT', 'account-mapping', {
    platform: null,
    store_id: null,
    version,
    components: [
      {
        component: 'tips',
        target: { ...target, class_id: null, department_id: null, tax_code_id: null, entity: null },
      },
    ],
  });
  dataOf(answer.body);
}

test('payouts that never had entries get those they would have had, as soon as a mapping is saved', async () => {
  const planned = await numbers();
  expect(planned).toHaveLength(4);
  await forgetEntries();
  await saveMapping();
  expect(await numbers()).toEqual(planned);
});

test('but not those of a channel that is not posted, or that begins later', async () => {
  await forgetEntries();
  await setChannels({ posting_model: 'none' });
  await saveMapping();
  expect(await numbers()).toEqual([]);
  await setChannels({ posting_model: 'payout_journal', starts_on: '2026-04-06' });
  await saveMapping();
  expect(await numbers()).toEqual([]);
  await setChannels({ starts_on: '2026-03-30' });
  await saveMapping();
  expect((await numbers()).length).toBeGreaterThan(0);
});
