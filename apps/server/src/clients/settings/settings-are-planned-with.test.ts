import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemo, settledImport, uploadFile } from '../../testing/report-uploads.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Preview = components['schemas']['PlanPreview'];

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let server: TestServer;
let token: string;
let base: string;
let payoutId: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const person = await addPerson(server, { email: 'owner@example.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  base = `/api/v2/clients/tenants/${tenantId}`;
  token = await signIn(server, 'owner@example.test');
  const caller = { server, base, token };
  const uploaded = await uploadFile(caller, REPORT, await readDemo(REPORT));
  const { payouts } = await settledImport(caller, uploaded.import.id);
  payoutId = payouts[0]?.id ?? '';
});

afterAll(() => server.stop());

/** The components behind the lines of the payout's entries, planned under these settings. */
async function componentsUnder(settings: object): Promise<Set<string>> {
  const saved = await server.call(`POST ${base}/settings`, { token, json: settings });
  expect(saved.status).toBe(200);
  const { body } = await server.call(
    // Explicit options are planned afresh, regardless of what is stored.
    `GET ${base}/payouts/${payoutId}/preview?by=payout`,
    { token },
  );
  const { entries } = dataOf(body) as Preview;
  expect(entries.length).toBeGreaterThan(0);
  return new Set(entries.flatMap(({ lines }) => lines.map(({ component }) => component)));
}

test('tax remitted by the platform is on both sides, or left out, as the client chose', async () => {
  const both = await componentsUnder({ tax_mode: 'pass_through_gross' });
  expect(both).toContain('facilitator_tax_withheld');
  const left = await componentsUnder({ tax_mode: 'net_omit' });
  expect(left).not.toContain('facilitator_tax_withheld');
  expect(left).toContain('commission');
});

test('revenue is booked before fees and promotions, or after them, as the client chose', async () => {
  const gross = await componentsUnder({ revenue: 'gross' });
  expect(gross).toContain('commission');
  const net = await componentsUnder({ revenue: 'net' });
  expect(net).not.toContain('commission');
  expect(net).toContain('gross_sales');
});
