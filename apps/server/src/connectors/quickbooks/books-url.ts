import type { ProvidersConfig } from '../../config/providers.ts';

type Books = Pick<ProvidersConfig, 'quickbooks' | 'sandboxUrl'>;

/** Intuit's companies for trying things out are at addresses of their own. */
const TEST_COMPANIES_API = 'sandbox-quickbooks.api.intuit.com';

/**
 * Where people open an entry: its page in QuickBooks, in the company that holds it, whichever company the reader was in
 * last; or the console of the simulated books, where those are used.
 */
export function booksUrlOf({ quickbooks, sandboxUrl }: Books) {
  const isSimulated = sandboxUrl !== null && quickbooks?.apiUrl === sandboxUrl;
  const isForTests = quickbooks !== null && new URL(quickbooks.apiUrl).host === TEST_COMPANIES_API;
  return (realmId: string | null, externalId: string): string => {
    if (isSimulated) {
      return `${sandboxUrl}/_sandbox/companies/${realmId ?? ''}/entries`;
    }
    const page = `journal?txnId=${encodeURIComponent(externalId)}`;
    if (isForTests) {
      return `https://app.sandbox.qbo.intuit.com/app/${page}`;
    }
    return realmId === null
      ? `https://app.qbo.intuit.com/app/${page}`
      : `https://qbo.intuit.com/app/login?pagereq=${encodeURIComponent(page)}&deeplinkcompanyid=${realmId}`;
  };
}
