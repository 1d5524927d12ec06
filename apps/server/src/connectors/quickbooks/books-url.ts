import type { ProvidersConfig } from '../../config/providers.ts';

type Books = Pick<ProvidersConfig, 'quickbooks' | 'sandboxUrl'>;

/** Intuit's sandbox companies have their own hosts. */
const TEST_COMPANIES_API = 'sandbox-quickbooks.api.intuit.com';

/**
 * The page of an entry in QuickBooks, in the company that has it, whichever company the reader last used; or in the
 * sandbox's console, if that is configured.
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
