import type { components } from '@platebook/api-client';
import type { CamelCased } from '../http/present.ts';
import type { CloseMonth } from './close-month.ts';
import { failedIn } from './portfolio.ts';
import type { Counted, Judged, JudgedPortfolio } from './portfolio.ts';
import type { PortfolioClient } from './portfolio.store.ts';

type Schemas = components['schemas'];

/** The summary strip, the clients that need a person, and a page of the close calendar. */
export function presentPortfolio(
  clients: readonly PortfolioClient[],
  month: CloseMonth,
  { counted, needs, counts, page }: JudgedPortfolio,
): CamelCased<Schemas['Portfolio']> {
  return {
    clients: {
      total: clients.length,
      ok: counted.filter(({ counted: { waiting } }) => waiting.attention === 0).length,
      attention: counted.filter(({ counted: { waiting } }) => waiting.attention > 0).length,
      blocked: counted.filter(({ counted: { waiting } }) => failedIn(waiting) > 0).length,
      hidden: clients.length - counted.length,
    },
    needs: needs.map(presentNeed),
    close: {
      ...month,
      counts,
      items: page.items.map(presentClose),
      nextCursor: page.nextCursor,
    },
  };
}

function presentNeed({
  id,
  tenantId,
  name,
  category,
  counted,
}: Counted): CamelCased<Schemas['PortfolioNeed']> {
  return {
    clientId: id,
    tenantId,
    clientName: name,
    clientCategory: category,
    isBlocked: failedIn(counted.waiting) > 0,
    triage: counted.waiting,
  };
}

function presentClose({
  id,
  tenantId,
  name,
  category,
  counted: { month },
  state,
  open,
}: Judged): CamelCased<Schemas['CloseOfClient']> {
  return {
    ...month,
    clientId: id,
    tenantId,
    clientName: name,
    clientCategory: category,
    state,
    openItems: open,
  };
}
