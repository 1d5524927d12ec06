import type { Page } from '@playwright/test';

export type HeldAnswers = { readonly release: () => void };

/** Holds requests to `url` until `release`, then passes them on to the server. */
export async function holdAnswers(page: Page, url: RegExp): Promise<HeldAnswers> {
  const { released, release } = createGate();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Requests to `url` reach the server at once; its responses are held until `release`. */
export async function delayAnswers(page: Page, url: RegExp): Promise<HeldAnswers> {
  const { released, release } = createGate();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return { release };
}

function createGate() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}
