import { expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';

const WIDTHS = [390, 1280];

/** Looks at the screen that is open as on a phone and on a desk: nothing for axe to find, nothing wider than the window. */
export function createScreenCheck(page: Page) {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  return async (screen: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findViolations(page), `${screen} at ${width} px`).toEqual([]);
      expect.soft(await overflow(), `${screen} fits ${width} px`).toBe(0);
    }
  };
}
