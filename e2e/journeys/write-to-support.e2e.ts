import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { STAFF } from '../support/demo.ts';
import { lastMail } from '../support/inbox.ts';
import { createScreenCheck } from '../support/screens.ts';

/** A reply by support, through the API. */
async function replyAsSupport(
  request: APIRequestContext,
  ticket: string,
  message: string,
): Promise<void> {
  const login = await request.post('/api/v2/auth/login', { data: STAFF });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const answer = await request.post(`/api/admin/support/tickets/${ticket}/replies`, {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: { message },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const idOf = (page: Page): string => /support\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

test('an owner writes to support with a file, is answered, replies and solves it, by keyboard', async ({
  page,
  request,
}) => {
  const person = await seedAccount(request, 'Parsley & Pine');
  const isAccessible = createScreenCheck(page);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step('help about the page opens by its keys, and leads to a ticket', async () => {
    await page.goto('/dashboard/team-management');
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    await page.keyboard.press('Control+/');
    const help = page.getByRole('dialog', { name: 'Help' });
    const here = help.getByRole('group', { name: 'On this page' });
    await expect(here.getByRole('button')).toHaveText([
      'How do I invite my accountant or a colleague?',
    ]);
    await help.getByRole('searchbox', { name: 'Search help' }).focus();
    await page.keyboard.type('receipts');
    await expect(help.getByRole('status')).toHaveText('1 found');
    await help.getByRole('button', { name: 'How do the trial and billing work?' }).press('Enter');
    await expect(help.getByText(/A trial ends after 14 days/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await help.getByRole('link', { name: 'Write to support' }).press('Enter');
    await expect(page).toHaveURL(
      /\/dashboard\/support\/new\?.*from=%2Fdashboard%2Fteam-management/,
    );
  });

  await test.step('a ticket is checked, survives a reload, and is sent with a file', async () => {
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeHidden();
    const send = page.getByRole('button', { name: 'Send ticket' });
    await send.press('Enter');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter a subject',
      'Choose a topic',
      'Enter a message',
    ]);
    await page.getByRole('textbox', { name: 'Subject' }).focus();
    await page.keyboard.type('My bookkeeper got no invitation');
    await expect(page.getByText('How do I invite my accountant or a colleague?')).toBeVisible();
    await page.getByRole('combobox', { name: 'Topic' }).focus();
    await page.keyboard.type('Team');
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await page.keyboard.type('I invited her an hour ago.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'My bookkeeper got no invitation',
    );
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'I invited her an hour ago.',
    );
    await page.getByRole('checkbox', { name: 'Include technical details' }).press('Space');
    await page.getByText('Show what’s included').click();
    await expect(page.getByText('/dashboard/team-management')).toBeVisible();
    await page.getByLabel('Add files').setInputFiles({
      name: 'screen.png',
      mimeType: 'image/png',
      buffer: Buffer.from('a picture'),
    });
    await isAccessible('a new ticket');
    await send.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: 'My bookkeeper got no invitation' }),
    ).toBeVisible();
  });

  const thread = page.getByRole('region', { name: 'Conversation' });
  await test.step('it is confirmed by mail, and its file comes back as it was', async () => {
    const mail = await lastMail(request, person.email, 'support_ticket_received');
    expect(mail).toContain(idOf(page));
    const download = page.waitForEvent('download');
    await thread.getByRole('button', { name: 'screen.png' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('screen.png');
  });

  await test.step('an answer is a notification, which leads to the thread', async () => {
    const ticket = idOf(page);
    await page.goto('/dashboard/support');
    await expect(page.getByText('Submitted')).toBeVisible();
    await replyAsSupport(request, ticket, 'Which address did you invite?');
    await expect(page.getByText('New reply')).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
    await page.getByRole('link', { name: 'Open the ticket' }).press('Enter');
    await expect(thread.getByText('Which address did you invite?')).toBeVisible();
    await expect(page.getByText('Awaiting you')).toBeVisible();
    await page.keyboard.press('Escape');
    await isAccessible('a ticket');
  });

  await test.step('a reply goes back, and the owner solves it', async () => {
    await page.getByRole('textbox', { name: 'Reply' }).focus();
    await page.keyboard.type('Hers was misspelled. It works now.');
    await page.getByRole('button', { name: 'Send reply' }).press('Enter');
    await expect(thread.getByText('Hers was misspelled. It works now.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
    await page.getByRole('button', { name: 'Mark as solved' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Reopen ticket' })).toBeVisible();
    await page.getByRole('link', { name: 'Support' }).first().press('Enter');
    await expect(page.getByText('Solved')).toBeVisible();
    await expect(page.getByText('New reply')).toBeHidden();
    await isAccessible('support');
  });
});
