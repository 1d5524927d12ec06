import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';

const PAGES = ['/', '/support', '/terms', '/nowhere'];
const WIDTHS = [360, 1280];

/** Bytes over the wire: a public page is light however slow the line. */
const SCRIPTS_MAX = 5_000;
const STYLES_MAX = 12_000;
const HTML_MAX = 12_000;

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`without a script the public pages are accessible in the ${colorScheme} theme of the device`, async ({
    page,
  }) => {
    // Axe needs a browser that runs scripts; the page gets none of its own.
    await page.route('**/*.js', (route) => route.abort());
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of PAGES) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expect(page.locator('html[data-theme]')).toHaveCount(0);
        expect.soft(await findViolations(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(21, 20, 18)' : 'rgb(250, 248, 243)');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages are whole, on a phone and on a desk', async ({ page }) => {
    for (const path of PAGES) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(path === '/nowhere' ? 404 : 200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await overflow(page), `${path} fits ${width} px`).toBe(0);
      }
    }
  });

  test('the front page shows both examples, its answers and the way in', async ({ page }) => {
    await page.goto('/');
    const uber = page.getByRole('figure', { name: /on Uber Eats/ });
    const doorDash = page.getByRole('figure', { name: /on DoorDash/ });
    await expect(uber).toBeVisible();
    await expect(doorDash).toBeHidden();
    await page.getByRole('radio', { name: 'DoorDash' }).check();
    await expect(doorDash).toBeVisible();
    await expect(uber).toBeHidden();
    await doorDash.getByText('View as table').click();
    await expect(doorDash.getByRole('table')).toContainText('2,702.65');
    await page.getByText('Can I undo a posted entry?').click();
    await expect(page.getByText(/Reversing posts the opposite entry/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Demo firm' })).toContainText('$49.00 a month');
    await expect(page.getByRole('link', { name: 'Create account' }).first()).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(page.getByRole('link', { name: 'Open dashboard' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /theme/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Support' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  });
});

test('a public page loads next to nothing, nothing from elsewhere, and stands still', async ({
  page,
  baseURL,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      refused.push(message.text());
    }
  });
  const weighed: Promise<{ type: string; bytes: number; url: string }>[] = [];
  page.on('requestfinished', (request) => {
    weighed.push(
      request.sizes().then(({ responseBodySize }) => ({
        type: request.resourceType(),
        bytes: responseBodySize,
        url: request.url(),
      })),
    );
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const files = await Promise.all(weighed);
  const bytesOf = (type: string) =>
    files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(files.filter(({ url }) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  expect(bytesOf('script')).toBeGreaterThan(0);
  expect(bytesOf('script')).toBeLessThanOrEqual(SCRIPTS_MAX);
  expect(bytesOf('stylesheet')).toBeLessThanOrEqual(STYLES_MAX);
  expect(bytesOf('document')).toBeLessThanOrEqual(HTML_MAX);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.001);
  expect(refused).toEqual([]);
});

test('the theme is kept from page to page, and in the app', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a session, expired or not, changes the way in and leads nowhere by itself', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'session',
      JSON.stringify({
        id: 'a',
        epoch: 0,
        access_token: 'x',
        refresh_token: 'y',
        expires_at: 1_000,
        user: { id: 'b', email: 'owner@demo.test' },
      }),
    ),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(asked.filter((path) => /^\/(?:api|auth)\//.test(path))).toEqual([]);
});

test('the app leads out to the public pages, and the browser back into it', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Platebook' }).click();
  await expect(page.getByRole('link', { name: 'Create account' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
