import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { UBER_EATS_WEEK, type Person } from './demo.ts';
import { apiOf } from './journal.ts';

/** Imports a week's report for this person's first client. */
export async function seedReport(request: APIRequestContext, person: Person): Promise<void> {
  const { tenant, headers } = await apiOf(request, person);
  const base = `/api/v2/clients/tenants/${tenant}`;
  const sent = await request.post(`${base}/reports`, {
    headers,
    multipart: {
      file: { name: 'week.csv', mimeType: 'text/csv', buffer: await readFile(UBER_EATS_WEEK) },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await expect
    .poll(async () => {
      const answer = await request.get(`${base}/payouts`, { headers });
      return ((await answer.json()) as { data: { items: unknown[] } }).data.items.length;
    })
    .toBeGreaterThan(0);
}
