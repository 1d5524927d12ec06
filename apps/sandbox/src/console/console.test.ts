import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDGE_CASE_NAMES, edgeCase } from '../core/edge-cases.ts';
import { tradeSoFar } from '../core/trade.ts';
import { entryOf } from '../testing/journal-entry.fake.ts';
import { connect, REALM, startSandbox, type RunningSandbox } from '../testing/start-sandbox.ts';
import { writeReport } from '../reports/write-report.ts';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const at = (path: string) => `${sandbox.origin}/_sandbox${path}`;

async function send(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** The page shown after a form is submitted. */
async function submit(path: string, form: string): Promise<string> {
  const answer = await fetch(at(path), {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(form),
  });
  return answer.text();
}

const FORMATS = {
  ubereats: { US: 'ubereats-payment-details-us', CA: 'ubereats-payment-details-ca' },
  doordash: { US: 'doordash-transaction-detail-v1', CA: 'doordash-transaction-detail-v1' },
} as const;

test.each(
  EDGE_CASE_NAMES.flatMap((name) => edgeCase(name).platforms.map((on) => [name, on] as const)),
)('a merchant with %s can be founded on %s and trades', async (name, platform) => {
  const id = `${name.replaceAll('_', '-')}-1`;
  const wish = { id, name: `Diner of ${name}`, platform, cases: [name] };
  expect((await send('/merchants', wish)).status).toBe(200);
  const merchant = sandbox.merchants.on[platform].find((each) => each.id === id);
  if (merchant === undefined) {
    throw new Error('It was not founded.');
  }
  const world = tradeSoFar(merchant, sandbox.clock);
  const report = [...writeReport(world, FORMATS[platform][world.country], merchant.print)].join('');
  expect(report.split('\n').length).toBeGreaterThan(100);
});

test('two merchants with the same trade have their own stores', async () => {
  const wish = { platform: 'ubereats', stores: 2, cases: [] };
  await send('/merchants', { ...wish, id: 'thyme', name: 'Thyme' });
  await send('/merchants', { ...wish, id: 'sage', name: 'Sage' });
  const ids = sandbox.merchants.on.ubereats
    .filter(({ id }) => ['thyme', 'sage'].includes(id))
    .flatMap((merchant) => tradeSoFar(merchant, sandbox.clock).stores)
    .map(({ platformId }) => platformId);
  expect(new Set(ids).size).toBe(4);
});

test('a merchant is founded once, and only with cases that its platform has', async () => {
  const twice = { id: 'twice', name: 'Twice', platform: 'ubereats', cases: [] };
  await send('/merchants', twice);
  expect(await send('/merchants', twice)).toEqual({
    status: 400,
    body: { code: 'validation_failed', message: 'twice sells on ubereats already.' },
  });
  expect(
    await send('/merchants', { ...twice, platform: 'doordash', cases: ['ads_without_orders'] }),
  ).toMatchObject({
    status: 400,
    body: { message: 'ads_without_orders does not happen on doordash.' },
  });
});

test('the page plans a fault, moves the clock and says why a form was refused', async () => {
  const before = sandbox.clock.now();
  await submit('/clock', 'moveMs:json=86400000');
  expect(sandbox.clock.now() - before).toBeGreaterThanOrEqual(86_400_000);
  const page = await submit(
    '/faults',
    'kind=drop_after&match.provider=quickbooks&match.operation=write&times:json=2&delayMs:json=200',
  );
  expect(page).toContain('<td>drop after</td><td>quickbooks</td><td>write</td>');
  expect(sandbox.faults.waiting()).toEqual([
    {
      kind: 'drop_after',
      match: { provider: 'quickbooks', operation: 'write' },
      times: 2,
      delayMs: 200,
    },
  ]);
  expect(await submit('/faults', 'kind=nonsense')).toMatch(/role="alert">[^<]*kind/);
  await submit('/faults/clear', '');
  expect(sandbox.faults.waiting()).toEqual([]);
});

test('a company’s page shows its entries, closes its books and deactivates an account', async () => {
  const { access_token: token } = await connect(sandbox);
  const [debit, credit] = sandbox.quickbooks.companies.books(REALM)?.all('Account') ?? [];
  await fetch(`${sandbox.origin}/v3/company/${REALM}/journalentry`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(
      entryOf(debit?.Id ?? '', credit?.Id ?? '', 1234.5, { DocNumber: 'UE-<1>' }),
    ),
  });
  const page = await submit(`/companies/${REALM}`, 'bookCloseDate=2026-10-31');
  expect(page).toContain('UE-&lt;1&gt;');
  expect(page).toContain('<td class="number">1,234.50</td>');
  expect(sandbox.quickbooks.companies.find(REALM)?.settings.bookCloseDate).toBe('2026-10-31');
  await submit(`/companies/${REALM}`, 'bookCloseDate:json=null');
  expect(sandbox.quickbooks.companies.find(REALM)?.settings.bookCloseDate).toBeNull();
  await submit(`/companies/${REALM}/accounts/${debit?.Id ?? ''}`, 'active:json=false');
  const account = sandbox.quickbooks.companies.books(REALM)?.find('Account', debit?.Id ?? '');
  expect(account?.Active).toBe(false);
});

test('an owner who disconnects the app in QuickBooks ends all of its tokens', async () => {
  const { access_token: token } = await connect(sandbox);
  const ask = () =>
    fetch(`${sandbox.origin}/v3/company/${REALM}/companyinfo/${REALM}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await ask()).status).toBe(200);
  expect(await submit(`/companies/${REALM}/withdraw`, '')).toContain('Disconnect every app');
  expect((await ask()).status).toBe(401);
  expect((await send('/companies/9999999999999999/withdraw', {})).status).toBe(400);
});

test('fifty companies are founded in one call, each with its own books', async () => {
  const wish = { realmId: '9341452000010000', name: 'Kitchen', count: 50 };
  expect((await send('/companies', wish)).status).toBe(200);
  await send('/companies', wish);
  const founded = sandbox.quickbooks.companies
    .all()
    .filter(({ realmId }) => realmId.startsWith('93414520000100'));
  expect(founded.map(({ realmId, name }) => [realmId, name])).toEqual(
    Array.from({ length: 50 }, (_each, index) => [
      `93414520000100${String(index).padStart(2, '0')}`,
      `Kitchen ${index + 1}`,
    ]),
  );
  const [first, second] = founded.map(({ realmId }) => sandbox.quickbooks.companies.books(realmId));
  expect(first?.all('Account').length).toBeGreaterThan(0);
  expect(second).not.toBe(first);
});
