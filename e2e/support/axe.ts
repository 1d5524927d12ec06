import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** Longer ones are no way in: they turn or count down for as long as something lasts. */
const LONGEST_WAY_IN_MS = 1_000;

/** What comes in is half there for a moment, with hardly any contrast. */
async function settleAnimations(page: Page): Promise<void> {
  await page.waitForFunction(
    (longest) =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || Number(effect?.getComputedTiming().endTime ?? 0) > longest,
        ),
    LONGEST_WAY_IN_MS,
  );
}

/** What axe finds wrong with the page once it stands still, one line each; `without` leaves out a frame that runs no script. */
export async function findViolations(
  page: Page,
  { without }: { readonly without?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  return violationsOf(page, without === undefined ? axe : axe.exclude(without));
}

/** What axe finds wrong with the colors of the page alone, which is all that another theme changes. */
export function findWeakContrast(page: Page): Promise<string[]> {
  return violationsOf(page, new AxeBuilder({ page }).withRules(RULES_OF_COLOR));
}

async function violationsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  await settleAnimations(page);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
