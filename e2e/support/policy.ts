import type { Page } from '@playwright/test';

/** What the content security policy of the pages that are opened from now on blocks. */
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
      // What happened before is told before this is answered.
      await page.evaluate(() => undefined);
      return blocked;
    },
  };
}
