import type { Page } from '@playwright/test';

/** Records what the content security policy blocks on pages opened from now on. */
export async function watchPolicy(page: Page) {
  const blocked: string[] = [];
  await page.exposeFunction('policyBlocked', (what: string) => void blocked.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { policyBlocked } = window as unknown as { policyBlocked: (what: string) => void };
      policyBlocked(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  return {
    /** All of it so far. */
    violations: async (): Promise<readonly string[]> => {
      // Flushes events before this returns.
      await page.evaluate(() => undefined);
      return blocked;
    },
  };
}
