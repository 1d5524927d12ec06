import type { Locator } from '@playwright/test';

/** Counts taps: a press, a choice and a field's focus are one each; typing is none. */
export function countTaps() {
  const taken: string[] = [];
  const count = (locator: Locator) => taken.push(String(locator));
  return {
    taken,
    tap: async (locator: Locator) => {
      count(locator);
      await locator.click();
    },
    check: async (locator: Locator) => {
      count(locator);
      await locator.check();
    },
    fill: async (locator: Locator, text: string) => {
      count(locator);
      await locator.fill(text);
    },
  };
}
