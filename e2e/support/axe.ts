import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** Only violations are read. */
const FINDINGS: RunOptions = { resultTypes: ['violations'], preload: false };

/** Longer animations are not transitions: spinners and countdowns run as long as needed. */
const LONGEST_WAY_IN_MS = 1_000;

/** Elements in transition have hardly any contrast. */
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

type Selected = { readonly include: string[] } | { readonly exclude: string[] };

/** Axe's violations on the settled page, one line each; `without` excludes a frame that runs no script. */
export function findViolations(
  page: Page,
  { without }: { readonly without?: string } = {},
): Promise<string[]> {
  const context = without === undefined ? { include: ['html'] } : { exclude: [without] };
  return violationsOf(page, context, { runOnly: { type: 'tag', values: RULES } });
}

/** Axe's color violations only, which is all that another theme changes. */
export function findWeakContrast(page: Page): Promise<string[]> {
  return violationsOf(
    page,
    { include: ['html'] },
    { runOnly: { type: 'rule', values: RULES_OF_COLOR } },
  );
}

/** A page that never settles is examined as it is. */
const MOST_LOOKS = 5;

/** A toast in transition has hardly any contrast: only a settled page is examined. */
async function violationsOf(page: Page, context: Selected, options: RunOptions): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    await settleAnimations(page);
    const { violations, hasMoved } = await examine(page, context, options);
    if (violations.length === 0 || !hasMoved || look === MOST_LOOKS) {
      return violations;
    }
  }
}

type Examined = { readonly violations: string[]; readonly hasMoved: boolean };

/** Axe is injected once per document: injecting it for each run took as long as some of the runs. */
async function examine(page: Page, context: Selected, options: RunOptions): Promise<Examined> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(axe.source);
  }
  const examined = await page.evaluate(
    async ({ looked, chosen, longest }) => {
      let hasMoved = document
        .getAnimations()
        .some(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= longest);
      const noteMovement = (): void => {
        hasMoved = true;
      };
      document.addEventListener('transitionrun', noteMovement);
      document.addEventListener('animationstart', noteMovement);
      const results = await window.axe?.run(looked, chosen);
      // Targets scrolled half under a sticky bar are not small: they are rechecked in the open.
      const isSmall = async (target: string): Promise<boolean> => {
        const element = document.querySelector(target);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await window.axe?.run(element ?? document, {
          runOnly: { type: 'rule', values: ['target-size'] },
        });
        return again?.violations.length !== 0;
      };
      const { scrollX: left, scrollY: top } = window;
      for (const violation of results?.violations.filter(({ id }) => id === 'target-size') ?? []) {
        const small: typeof violation.nodes = [];
        for (const node of violation.nodes) {
          if (await isSmall(node.target.join(' '))) {
            small.push(node);
          }
        }
        violation.nodes = small;
      }
      window.scrollTo({ left, top, behavior: 'instant' });
      document.removeEventListener('transitionrun', noteMovement);
      document.removeEventListener('animationstart', noteMovement);
      return { violations: results?.violations, hasMoved };
    },
    { looked: context, chosen: { ...options, ...FINDINGS }, longest: LONGEST_WAY_IN_MS },
  );
  const { violations, hasMoved } = examined;
  if (violations === undefined) {
    throw new Error('The page was left while axe looked at it.');
  }
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  return { violations: lines, hasMoved };
}
