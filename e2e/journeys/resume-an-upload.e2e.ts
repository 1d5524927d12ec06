import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { OWNER } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

const MB = 1024 * 1024;

test('a large upload goes on after the connection was lost, also in a page that was loaded again', async ({
  page,
  request,
}, testInfo) => {
  const client = await seedClient(request, OWNER, 'Journey of a large report');
  const path = testInfo.outputPath('year.csv');
  await writeFile(path, Buffer.alloc(5 * MB, 'a,b\n'));
  const sync = syncPage(page);
  await sync.open(client);
  await loginPage(page).signIn(OWNER);
  await expect(page.getByText('up to 200 MB each')).toBeVisible();
  await expect(page.getByText('MB stored')).toBeVisible();

  const offsets: number[] = [];
  let isAway = false;
  await page.route('**/uploads/*/bytes?offset=*', (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    isAway ||= offsets.length === 2;
    offsets.push(offset);
    return isAway ? route.abort('connectionreset') : route.continue();
  });

  await test.step('lose the connection after two parts', async () => {
    await sync.chooseReports(path);
    await expect(page.getByText('The connection was lost at 40%')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Resume upload' })).toBeVisible();
  });

  await test.step('load the page again and choose the same file', async () => {
    await page.reload();
    isAway = false;
    offsets.splice(0, offsets.length, -1, -1, -1);
    await sync.chooseReports(path);
    await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//, { timeout: 30_000 });
    expect(offsets.slice(3)).toEqual([2 * MB, 3 * MB, 4 * MB]);
  });
});
