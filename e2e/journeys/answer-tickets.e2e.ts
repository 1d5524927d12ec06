import { expect, test } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { STAFF } from '../support/demo.ts';
import { apiOf } from '../support/journal.ts';

type Schemas = components['schemas'];

test('support leaves a note, answers a ticket and hands it on; its author reads the answer alone', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const owner = await seedAccount(request, 'Fennel & Ash');
  const { tenant, headers } = await apiOf(request, owner);
  const subject = `The deposit is short ${tenant.slice(0, 8)}`;
  const opened = await request.post(`/api/v2/clients/tenants/${tenant}/support/tickets`, {
    headers,
    data: { subject, topic: 'payouts', message: 'The bank got 12.40 less.' },
  });
  const { data: ticket } = (await opened.json()) as Schemas['SupportTicketAnswer'];

  await page.goto(`/admin/tech-support?q=${encodeURIComponent(subject)}`);
  await loginPage(page).signIn(STAFF);
  const grid = page.getByRole('grid', { name: 'Tickets' });
  await expect(grid.getByRole('row').filter({ hasText: subject })).toContainText('Fennel & Ash');
  expect(await findViolations(page)).toEqual([]);
  await grid.getByRole('link', { name: subject }).click();
  await expect(page).toHaveURL(`/admin/tech-support/${ticket.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  expect(await findViolations(page)).toEqual([]);

  const answer = page.getByRole('form', { name: 'Your reply' });
  await answer.getByRole('textbox', { name: 'Your reply' }).fill('An error charge, row 41.');
  await answer.getByLabel('Save as a note for support').check();
  await answer.getByRole('button', { name: 'Save note' }).click();
  const thread = page.getByRole('region', { name: 'Conversation' });
  await expect(thread).toContainText('Note, for support only');
  await answer.getByRole('textbox', { name: 'Your reply' }).fill('It is an error charge.');
  await answer.getByRole('button', { name: 'Send reply' }).click();
  await expect(thread).toContainText('It is an error charge.');
  await expect(page.getByRole('main')).toContainText('Waiting for the client');

  const handling = page.getByRole('region', { name: 'Handling' });
  await handling.getByLabel('Assigned to').selectOption(STAFF.email);
  await handling.getByLabel('Priority').selectOption('High');
  await handling.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ticket saved')).toBeVisible();

  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const reader = await theirs.newPage();
  await reader.goto(`/dashboard/support/${ticket.id}`);
  await loginPage(reader).signIn(owner);
  await expect(reader.getByRole('region', { name: 'Conversation' })).toContainText(
    'It is an error charge.',
  );
  await expect(reader.getByText('row 41')).toHaveCount(0);
  await theirs.close();
});
