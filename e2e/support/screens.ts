import { expect, type Page } from '@playwright/test';
import { findViolations, findWeakContrast } from './axe.ts';

const WIDTHS = [390, 1280];
/** Between a phone and a desk a table has all its columns and little room for them. */
const TABLET_WIDTHS = [1000, 800, 700];

/** As a reader chooses it: by the browser's own setting, or by the switch of the app. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    if (dataset['theme'] !== undefined) {
      dataset['theme'] = chosen;
    }
  }, theme);
}

/**
 * Looks at the screen that is open, in light, as on a phone and on a desk: nothing for axe to find, nothing wider than the
 * window. In dark the same elements have other colors, so there it looks for what depends on them. On a tablet it is the
 * width that matters, and what scrolls because of it.
 */
export function createScreenCheck(page: Page) {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) {
      blocked.push(message.text());
    }
  });
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  return async (screen: string): Promise<void> => {
    // What lies below a dialog is hidden from those who cannot see it.
    const open = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
    await expect(open.first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(blocked.splice(0), `${screen} keeps to its policy`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findViolations(page), `${screen} at ${width} px`).toEqual([]);
      expect.soft(await overflow(), `${screen} fits ${width} px`).toBe(0);
      await showTheme(page, 'dark');
      expect.soft(await findWeakContrast(page), `${screen} at ${width} px, dark`).toEqual([]);
      await showTheme(page, 'light');
    }
    for (const width of TABLET_WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      // A table learns only now that it has to scroll.
      await expect
        .configure({ soft: true, timeout: 2_000 })
        .poll(overflow, `${screen} fits ${width} px`)
        .toBe(0);
    }
    if (await page.getByRole('table').or(page.getByRole('grid')).first().isVisible()) {
      expect.soft(await findViolations(page), `${screen} on a tablet`).toEqual([]);
    }
  };
}
