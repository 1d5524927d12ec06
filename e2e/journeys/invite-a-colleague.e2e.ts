import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { teamPage } from '../pages/team.page.ts';
import { findViolations } from '../support/axe.ts';
import { createScreenCheck } from '../support/screens.ts';
import { OWNER } from '../support/demo.ts';
import { codeIn, lastMail, linkIn } from '../support/inbox.ts';
import { seedClient } from '../support/seed.ts';

const PASSWORD = 'a harbour full of small boats';
const COLLEAGUE = 'Mara Lindqvist';

/** Another person's browser. */
async function newcomer(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

test('a colleague is invited, joins by the mail, works, and is refused once removed', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const clientName = `Fennel ${randomUUID().slice(0, 8)}`;
  const email = `mara-${randomUUID()}@example.test`;
  const clientId = await seedClient(request, OWNER, clientName);
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  const team = teamPage(page);
  await team.open(clientId);
  await expect(page.getByText('You’re the only one on this team')).toBeVisible();
  await team.invite(email, 'Manager');
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await team.tab(/Invitations/).click();
  await expect(team.row(new RegExp(email))).toContainText('Manager');
  expect(await findViolations(page)).toEqual([]);

  const guest = await newcomer(browser);
  await guest.goto(linkIn(await lastMail(request, email, 'team_invitation')));
  await expect(guest.getByRole('heading', { name: `Join ${clientName}` })).toBeVisible();
  expect(await findViolations(guest)).toEqual([]);
  await guest.getByRole('link', { name: 'Create an account to accept' }).click();
  await expect(guest.getByLabel('Email or phone')).toHaveValue(email);
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('checkbox', { name: /terms/ }).check();
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await guest.getByLabel('Code').fill(codeIn(await lastMail(request, email, 'confirm_signup')));
  await guest.getByRole('button', { name: 'Confirm' }).click();
  await guest.getByLabel('Your name').fill(COLLEAGUE);
  await guest.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(guest).toHaveURL('/dashboard');

  await guest.getByRole('link', { name: 'Team' }).click();
  await expect(teamPage(guest).row(new RegExp(COLLEAGUE))).toContainText('Manager');
  await expect(guest.getByRole('button', { name: 'Invite people' })).toHaveCount(0);

  await team.tab(/Members/).click();
  await page.reload();
  await expect(team.row(new RegExp(COLLEAGUE))).toContainText(email);
  const refused = guest.waitForResponse(
    (answer) => answer.status() === 403 || answer.status() === 404,
  );
  await team.remove(COLLEAGUE);
  await expect(page.getByText(`${COLLEAGUE} no longer has access to ${clientName}.`)).toBeVisible();

  // Their next request, manual or by polling, is refused, and the page leaves the client.
  await guest.getByRole('link', { name: 'Stores' }).click();
  await refused;
  await expect(guest.getByText(clientName)).toHaveCount(0);
});

test('an invitation that was withdrawn says so and leads on', async ({ page }) => {
  await page.goto('/invitation?token=inv_made-up');
  await expect(page.getByRole('heading', { name: 'You can’t use this invitation' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('every view of the team is accessible on a phone and on a desk, in both themes', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), 'light');
  const clientId = await seedClient(request, OWNER, 'Views of the team');
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  const check = createScreenCheck(page);
  const team = teamPage(page);
  await team.open(clientId);
  await team.invite('kim@example.test', 'User');
  for (const view of ['Members', 'Invitations', 'Requests', 'Roles', 'Activity']) {
    await team.tab(new RegExp(view)).click();
    await expect(page.getByRole('tabpanel', { name: new RegExp(view) })).not.toBeEmpty();
    await check(view);
  }
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await expect(page.getByText(/records are intact/)).toBeVisible();
  await check('a verified log');
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await check('an invitation with errors');
});
