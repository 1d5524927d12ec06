import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is, one line each; `without` leaves out a frame that runs no script. */
export async function findViolations(
  page: Page,
  { without }: { readonly without?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
