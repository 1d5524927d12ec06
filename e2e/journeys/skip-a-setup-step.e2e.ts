import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { seedMember } from '../support/member.ts';

const step = (page: Page, name: RegExp) => page.getByRole('button', { name });
const skip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what the owner skips of the setup is skipped for the accountant, who takes it up again', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await seedAccount(page.request, `Skipping ${randomUUID().slice(0, 8)}`);
  const accountant = await seedMember(page.request, owner, {
    role: 'user_manager',
    name: 'Ines Duarte',
  });
  await loginPage(page).open();
  await loginPage(page).signIn(owner);

  await test.step('the owner uses no DoorDash, and begins with files', async () => {
    await step(page, /Connect a platform or upload a file/).click();
    await skip(page, 'I don’t use DoorDash').click();
    await expect(page.getByText(/^Connect Uber Eats to fetch payouts/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await skip(page, 'Skip for now').click();
    await expect(step(page, /Connect a platform.*Skipped/)).toBeVisible();
    await expect(step(page, /Match your stores/)).toHaveAttribute('aria-expanded', 'true');
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('the accountant sees it skipped, in a browser of their own', async () => {
    await loginPage(other).open();
    await loginPage(other).signIn(accountant);
    await step(other, /Connect a platform.*Skipped/).click();
    await expect(skip(other, 'I use DoorDash after all')).toBeVisible();
    expect(await findViolations(other)).toEqual([]);
  });

  await test.step('and takes it up again, for the owner too', async () => {
    await skip(other, 'Resume this step').click();
    await expect(other.getByRole('heading', { name: 'How do you want to start?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'How do you want to start?' })).toBeVisible();
    await expect(step(page, /Connect a platform.*Skipped/)).toHaveCount(0);
  });

  await test.step('with everything skipped the list can be put away, and back', async () => {
    await step(page, /Connect a platform or upload a file/).click();
    await skip(page, 'Skip for now').click();
    await expect(step(page, /Match your stores/)).toHaveAttribute('aria-expanded', 'true');
    await skip(page, 'Skip for now').click();
    await expect(step(page, /Connect QuickBooks and map/)).toHaveAttribute('aria-expanded', 'true');
    await skip(page, 'Skip for now').click();
    await skip(page, 'Hide the list').click();
    await expect(skip(page, 'Show the setup steps')).toBeVisible();
    await skip(page, 'Show the setup steps').click();
    await expect(step(page, /Connect QuickBooks and map.*Skipped/)).toBeVisible();
  });
});
