import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BilledClient } from './billed-clients.store.ts';
import { presentMethod } from './billing.presenter.ts';
import type { MasterBillingService } from './master-billing.service.ts';
import { subscriptionStatusOf } from './subscription-status.ts';
import { presentSubscription } from './subscriptions.presenter.ts';

type MasterHandlers = Pick<
  Handlers,
  'listBilledClients' | 'getBillingSummary' | 'listBilledInvoices'
>;

/** The billing of every client that the caller owns. */
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
          nextCursor,
        });
      },
    },
    getBillingSummary: {
      needs: 'user',
      handle: async ({ principal }) => {
        const { clients, pastDue, totals, method } = await master.summary(principal);
        return ok({
          clients,
          pastDue: pastDue.map((client) => present(client, principal.userId)),
          totals,
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
            tenantId,
            clientName,
            invoice,
          })),
        });
      },
    },
  };
}

function presentClient(
  { tenantId, clientId, name, subscription, usage }: BilledClient,
  { userId, now }: { readonly userId: string; readonly now: Date },
): CamelCased<components['schemas']['BilledClient']> {
  const payerId = subscription.paid?.payerId ?? null;
  return {
    tenantId,
    clientId,
    name,
    paidBy: payerId === null ? 'client' : payerId === userId ? 'you' : 'somebody_else',
    subscription: presentSubscription({
      subscription,
      usage,
      ...subscriptionStatusOf(subscription, now),
    }),
  };
}
