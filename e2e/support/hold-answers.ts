import type { Page } from '@playwright/test';

export type HeldAnswers = { readonly release: () => void };

/** Lets requests to `url` wait for `release`, then answers them as the server does. */
export async function holdAnswers(page: Page, url: RegExp): Promise<HeldAnswers> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
