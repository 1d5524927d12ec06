import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';

const POST = '/blog/a-payout-is-not-your-sales';
const PAGES = [
  '/',
  '/support',
  '/terms',
  '/privacy',
  '/blog',
  '/blog?q=nothing+like+this',
  POST,
  '/survey',
  '/book-demo',
  '/fr',
  '/fr/blog',
  '/fr/blog/month-end-for-delivery-payouts',
  '/fr/survey',
  '/fr/book-demo',
  '/nowhere',
  '/blog/a-payout-is-not-sales',
];
const isLost = (path: string) => path === '/nowhere' || path.endsWith('/a-payout-is-not-sales');

const WIDTHS = [360, 1280];

/** Bytes over the wire: a public page is light on any connection. */
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
        expect(answer?.status()).toBe(isLost(path) ? 404 : 200);
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

  test('an article is found, read, and left for the one beside it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Blog' }).last().click();
    await page.getByLabel('Search articles').fill('clearing account carries');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 article with “clearing account carries”')).toBeVisible();
    await page.getByRole('link', { name: 'Show all articles' }).click();
    await page.getByRole('link', { name: 'Sales tax' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'What marketplace facilitator tax means for your books',
    );
    await page.getByRole('heading', { level: 2 }).getByRole('link').click();
    await page.getByRole('link', { name: 'In Canada' }).click();
    await expect(page).toHaveURL(/#in-canada$/);
    await expect(page.getByRole('region', { name: 'Table 1' }).first()).toContainText('276.45');
    await page.getByRole('link', { name: 'A payout is not your sales' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'A payout is not your sales' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Un versement n’est pas vos ventes' }),
    ).toBeVisible();
  });

  test('an address that is almost right leads on', async ({ page }) => {
    await page.goto('/blog/a-payout-is-not-sales');
    await page.getByRole('link', { name: 'A payout is not your sales' }).click();
    await expect(page).toHaveURL(POST);
    await page.goto('/suport');
    await page.getByRole('main').getByRole('link', { name: 'Support', exact: true }).click();
    await expect(page).toHaveURL('/support');
  });

  test('the survey is answered, left, taken up again and finished with forms alone', async ({
    page,
  }) => {
    await page.goto('/survey');
    await page.getByRole('button', { name: 'Start the survey' }).click();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Choose an answer first, or skip the question.',
    );
    await page.getByLabel('I do the books for restaurants').check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('DoorDash').check();
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    const link = page.getByRole('link', { name: /\/survey\/[\w-]+$/ });
    const path = new URL((await link.textContent()) ?? '').pathname;
    await page.goto('/');
    await page.goto(path);
    await expect(page.getByText('Question 3 of 5')).toBeVisible();
    await page.getByRole('link', { name: 'Previous question' }).click();
    await expect(page.getByLabel('DoorDash')).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('textbox', { name: 'What should Platebook do next?' }).fill('Xero, too.');
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'You’ve already answered' }),
    ).toBeVisible();
  });
});

async function measureShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

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
  await measureShift(page);
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

test('fonts that come after the first paint move nothing', async ({ page }) => {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await measureShift(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
  });
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
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
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(requests.filter((path) => /^\/(?:api|auth)\//.test(path))).toEqual([]);
});

test('the app leads out to the public pages, and the browser back into it', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Platebook' }).click();
  await expect(page.getByRole('link', { name: 'Create account' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('a reader of the other language is offered it once, and never sent there', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto('/support');
  await expect(page).toHaveURL('/support');
  await page.getByRole('link', { name: 'Lire en français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assistance' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Français' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lire en français' })).toBeHidden();
  await context.close();
});

test('structured data runs into no policy, and the feeds are XML', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      refused.push(message.text());
    }
  });
  await page.goto(POST);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  const roots = await page.evaluate(() =>
    Promise.all(
      ['/blog/feed.xml', '/fr/blog/feed.xml', '/sitemap.xml'].map(
        (path) =>
          new Promise<unknown>((done) => {
            const request = new XMLHttpRequest();
            request.open('GET', path);
            request.overrideMimeType('application/xml');
            request.addEventListener('loadend', () => {
              const root = request.responseXML?.documentElement;
              done([root?.tagName, (root?.children.length ?? 0) > 5]);
            });
            request.send();
          }),
      ),
    ),
  );
  expect(roots).toEqual([
    ['feed', true],
    ['feed', true],
    ['urlset', true],
  ]);
  expect(refused).toEqual([]);
});
