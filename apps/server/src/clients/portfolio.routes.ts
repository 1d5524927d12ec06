import { reachOf } from '../http/access.ts';
import { DEFAULT_LIMIT, readCursor } from '../http/cursor.ts';
import { ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import { closeMonth } from './close-month.ts';
import { CLOSE_KEYS, judgePortfolio } from './portfolio.ts';
import { presentPortfolio } from './portfolio.presenter.ts';
import { readPortfolio } from './portfolio.store.ts';

export type PortfolioDeps = { readonly database: Database; readonly clock: Clock };

/** The start page of a user with several clients. */
export function portfolioRoutes({
  database,
  clock,
}: PortfolioDeps): Pick<Handlers, 'getPortfolio'> {
  return {
    getPortfolio: {
      needs: 'user',
      handle: async ({ principal, query }) => {
        const { userId, credential } = principal;
        const today = clock.now().toISOString().slice(0, 10);
        const month = closeMonth(query.month, today);
        const order = `${month.month} ${query.state ?? ''}`;
        const after = readCursor(query.cursor, CLOSE_KEYS, order);
        const clients = await database.readAsUser(userId, (tx) =>
          readPortfolio(tx, {
            userId,
            tenantIds: reachOf(principal),
            secondStepDone: credential.level === 'aal2',
            today,
            first: month.first,
            last: month.last,
          }),
        );
        const judged = judgePortfolio(clients, month, {
          state: query.state,
          limit: query.limit ?? DEFAULT_LIMIT,
          after,
          order,
        });
        return ok(presentPortfolio(clients, month, judged));
      },
    },
  };
}
