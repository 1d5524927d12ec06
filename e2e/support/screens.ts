import { expect, type Page } from '@playwright/test';
import { findViolations, findWeakContrast } from './axe.ts';

const WIDTHS = [390, 1280];
/** Between phone and desktop, tables have all their columns and little room. */
const TABLET_WIDTHS = [1000, 800, 700];

/** As a reader would: by the browser's setting, or by the app's switch. */
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
 * Checks the open screen in light mode at phone and desktop widths: no axe violations, nothing wider than the window.
 * Dark mode only changes colors, so only those are checked. On a tablet only the width and scrolling matter.
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
    // Content below a dialog is hidden from assistive technology.
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
      // A table detects only now that it must scroll.
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
