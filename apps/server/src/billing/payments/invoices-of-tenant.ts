import type { Database, TenantScope } from '../../db/database.ts';
import { callProvider } from './call-provider.ts';
import type { NextInvoice, TenantInvoice } from './billing.port.ts';
import type { SubscriptionLedger } from '../plans/subscription-ledger.port.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { listPaidSubscriptions } from './payments.store.ts';

type Deps = {
  readonly database: Database;
  readonly ledger: SubscriptionLedger;
  readonly provider: PaymentProvider | null;
};

/** The invoices of a single tenant: only its own subscriptions are queried. */
export async function invoicesFor(
  { database, provider }: Pick<Deps, 'database' | 'provider'>,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<TenantInvoice[]> {
  if (provider === null) {
    return [];
  }
  const subscriptions = await database.asOwner((tx) => listPaidSubscriptions(tx, tenantId));
  const items: TenantInvoice[] = [];
  for (const { ref, payerId } of subscriptions) {
    const isPayer = payerId === null || payerId === userId;
    const invoices = await callProvider(() => provider.listInvoices(ref));
    items.push(...invoices.map((invoice) => ({ ...invoice, url: isPayer ? invoice.url : null })));
  }
  return items.toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime());
}

/** The same, with the next invoice. */
export async function readInvoicesOf(
  deps: Deps,
  scope: TenantScope,
): Promise<{ items: readonly TenantInvoice[]; next: NextInvoice | null }> {
  const { database, ledger, provider } = deps;
  const items = await invoicesFor(deps, scope);
  const { paid } = await database.inTenant(scope, (tx) => ledger.find(tx, scope));
  const goesOn = paid !== null && paid.state !== 'cancelled' && paid.cancelsAt === null;
  const current = goesOn ? paid.providerRef : null;
  const next =
    current === null || provider === null
      ? null
      : await callProvider(() => provider.nextInvoice(current));
  return { items, next };
}
