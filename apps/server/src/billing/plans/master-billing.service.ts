import type { Database } from '../../db/database.ts';
import type { Currency } from '../../db/tables.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import type { Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BillingService, PaymentMethod, TenantInvoice } from '../payments/billing.port.ts';
import { listBilledClients, pageBilledClients } from './billed-clients.store.ts';
import type { BilledClient, BilledFilter, BilledSort } from './billed-clients.store.ts';
import { subscriptionStatusOf } from './subscription-status.ts';

export type Total = {
  readonly currency: Currency;
  readonly interval: 'month' | 'year';
  /** How many clients pay, and their total for one interval. */
  readonly clients: number;
  readonly cents: number;
  /** The share that the caller pays. */
  readonly paidByYouCents: number;
};

export type MasterSummary = {
  readonly clients: number;
  readonly pastDue: readonly BilledClient[];
  /** What renews, by currency and interval; different currencies or intervals are never summed. */
  readonly totals: readonly Total[];
  /** Null if the caller pays for nobody. */
  readonly method: PaymentMethod | null;
};

export type ClientInvoice = TenantInvoice & {
  readonly tenantId: string;
  readonly clientName: string;
};

type Filter = Omit<BilledFilter, 'userId' | 'secondStepDone'>;

/** The billing of all clients that the caller owns. */
export type MasterBillingService = {
  readonly list: (
    principal: Principal,
    filter: Filter & { readonly sort: BilledSort },
    page: PageRequest,
  ) => Promise<Page<BilledClient>>;
  /** Throws `payment_provider_unavailable` if the caller pays and the provider is unreachable. */
  readonly summary: (principal: Principal) => Promise<MasterSummary>;
  /** Issued between two days (both inclusive), newest first; throws `payment_provider_unavailable`. */
  readonly invoices: (
    principal: Principal,
    days: { readonly from: string; readonly to: string },
  ) => Promise<readonly ClientInvoice[]>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly billing: Pick<BillingService, 'invoicesFor' | 'methodOfPayer'>;
};

/** How many clients are queried at the provider concurrently. */
const AT_ONCE = 8;

export function createMasterBillingService({
  database,
  clock,
  billing,
}: Deps): MasterBillingService {
  const all = (principal: Principal) =>
    database.asUser(principal.userId, (tx) => listBilledClients(tx, filterOf(principal)));
  return {
    list: (principal, filter, page) =>
      database.asUser(principal.userId, (tx) =>
        pageBilledClients(tx, { ...filter, ...filterOf(principal) }, page),
      ),
    summary: async (principal) => {
      const clients = await all(principal);
      const now = clock.now();
      return {
        clients: clients.length,
        pastDue: clients.filter(
          ({ subscription }) => subscriptionStatusOf(subscription, now).state === 'past_due',
        ),
        totals: totalsOf(clients, { userId: principal.userId, now }),
        method: await billing.methodOfPayer(principal.userId),
      };
    },
    invoices: async (principal, { from, to }) => {
      const clients = await all(principal);
      const found: ClientInvoice[] = [];
      for (let at = 0; at < clients.length; at += AT_ONCE) {
        const lists = await Promise.all(
          clients.slice(at, at + AT_ONCE).map(async ({ tenantId, name }) => {
            const payer = { tenantId, userId: principal.userId };
            const invoices = await billing.invoicesFor(payer);
            return invoices.map((invoice) => ({ ...invoice, tenantId, clientName: name }));
          }),
        );
        found.push(...lists.flat());
      }
      const dayOf = ({ issuedAt }: ClientInvoice) => issuedAt.toISOString().slice(0, 10);
      return found
        .filter((invoice) => dayOf(invoice) >= from && dayOf(invoice) <= to)
        .toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime());
    },
  };
}

function filterOf({ userId, credential }: Principal): BilledFilter {
  return { userId, secondStepDone: credential.level === 'aal2' };
}

/** What will be charged again: paid plans with a price that renew. */
function totalsOf(
  clients: readonly BilledClient[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Total[] {
  const totals = new Map<string, Total>();
  for (const { subscription } of clients) {
    const { plan, paid } = subscription;
    const { state } = subscriptionStatusOf(subscription, now);
    const renews = (state === 'active' || state === 'past_due') && paid?.cancelsAt === null;
    if (plan.priceCents !== null && renews) {
      const { currency, interval, priceCents } = plan;
      const key = `${currency} ${interval}`;
      const before = totals.get(key);
      totals.set(key, {
        currency,
        interval,
        clients: (before?.clients ?? 0) + 1,
        cents: (before?.cents ?? 0) + priceCents,
        paidByYouCents: (before?.paidByYouCents ?? 0) + (paid.payerId === userId ? priceCents : 0),
      });
    }
  }
  return [...totals.values()].toSorted((a, b) =>
    `${a.currency} ${a.interval}` < `${b.currency} ${b.interval}` ? -1 : 1,
  );
}
