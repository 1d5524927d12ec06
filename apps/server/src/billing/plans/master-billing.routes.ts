import type { components } from '@platebook/api-client';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BilledClient } from './billed-clients.store.ts';
import { presentInvoice, presentMethod } from './billing.presenter.ts';
import type { MasterBillingService } from './master-billing.service.ts';
import { standingOf } from './standing.ts';
import { presentSubscription } from './subscriptions.presenter.ts';

type MasterHandlers = Pick<
  Handlers,
  'listBilledClients' | 'getBillingSummary' | 'listBilledInvoices'
>;

/** What is paid for every client that the caller owns. */
export function masterBillingRoutes(
  master: MasterBillingService,
  { clock }: { readonly clock: Clock },
): MasterHandlers {
  const present = (client: BilledClient, userId: string) =>
    presentClient(client, { userId, now: clock.now() });
  return {
    listBilledClients: {
      needs: 'user',
      handle: async ({ principal, query }) => {
        const { items, nextCursor } = await master.list(
          principal,
          {
            text: query.q,
            payer: query.payer,
            planCode: query.plan_code,
            isPastDue: query.past_due,
            sort: query.sort ?? 'name',
          },
          { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor },
        );
        return ok({
          items: items.map((client) => present(client, principal.userId)),
          next_cursor: nextCursor,
        });
      },
    },
    getBillingSummary: {
      needs: 'user',
      handle: async ({ principal }) => {
        const { clients, pastDue, totals, method } = await master.summary(principal);
        return ok({
          clients,
          past_due: pastDue.map((client) => present(client, principal.userId)),
          totals: totals.map((total) => ({
            currency: total.currency,
            interval: total.interval,
            clients: total.clients,
            cents: total.cents,
            paid_by_you_cents: total.paidByYouCents,
          })),
          method: presentMethod(method),
        });
      },
    },
    listBilledInvoices: {
      needs: 'user',
      handle: async ({ principal, query }) => {
        const invoices = await master.invoices(principal, query);
        return ok({
          items: invoices.map(({ tenantId, clientName, ...invoice }) => ({
            tenant_id: tenantId,
            client_name: clientName,
            invoice: presentInvoice(invoice),
          })),
        });
      },
    },
  };
}

function presentClient(
  { tenantId, clientId, name, subscription, usage }: BilledClient,
  { userId, now }: { readonly userId: string; readonly now: Date },
): components['schemas']['BilledClient'] {
  const payerId = subscription.paid?.payerId ?? null;
  return {
    tenant_id: tenantId,
    client_id: clientId,
    name,
    paid_by: payerId === null ? 'client' : payerId === userId ? 'you' : 'somebody_else',
    subscription: presentSubscription({
      subscription,
      usage,
      ...standingOf(subscription, now),
    }),
  };
}
