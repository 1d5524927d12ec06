import { jobScope } from '../../jobs/job-scope.ts';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { AccountMappings, OnMappingSaved, RefreshBooks } from './account-mapping.port.ts';
import { accountMappingRoutes } from './account-mapping.routes.ts';
import type { AccountMappingHandlers } from './account-mapping.routes.ts';
import { createAccountMappingService } from './account-mapping.service.ts';
import { listMapped, listMappedOn } from './account-mapping.store.ts';
import { findBooks, listBooksObjects, listBooksTenants } from './books-objects.store.ts';
import { effectiveMapping, indexBooks } from './effective-mapping.ts';
import { createAccount } from './create-account.ts';
import { exportMapping, importMapping } from './import-mapping.ts';
import type { PreviewAccountMapping } from './preview-mapping.port.ts';
import { createRefreshBooks } from './refresh-books.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly quickbooks: QuickBooks;
  readonly live: Live;
  readonly onSaved: OnMappingSaved;
  readonly preview: PreviewAccountMapping;
};

export type AccountMappingFeature = {
  readonly mappings: AccountMappings;
  readonly refreshBooks: RefreshBooks;
  readonly routes: AccountMappingHandlers;
  readonly startWorker: () => Promise<void>;
};

/** At night in the Americas, an hour before drift checks. */
const NIGHTLY = '10 7 * * *';

/** Maps components to QuickBooks accounts, per client, platform, store and channel. */
export function createAccountMapping(deps: Deps): AccountMappingFeature {
  const { database, queue } = deps;
  const refreshBooks = createRefreshBooks(deps);
  return {
    mappings: createAccountMappings(),
    refreshBooks,
    routes: accountMappingRoutes({
      database,
      service: createAccountMappingService(deps),
      refreshBooks,
      preview: deps.preview,
      createAccount: (caller, account) => createAccount(deps, caller, account),
      csv: {
        write: (scope) => exportMapping(deps, scope),
        read: (caller, input) => importMapping(deps, caller, input),
      },
    }),
    startWorker: async () => {
      await queue.work('books.refresh', async ({ tenantId }) => {
        await refreshBooks(jobScope(tenantId, `books-refresh-${tenantId}`));
      });
      await queue.work('books.refresh-all', () =>
        database.asOwner(async (tx) => {
          for (const tenantId of await listBooksTenants(tx)) {
            await queue.enqueue(tx, 'books.refresh', { tenantId }, { key: tenantId });
          }
        }),
      );
      await queue.schedule('books.refresh-all', NIGHTLY);
    },
  };
}

/** Reads the stored mapping. */
export function createAccountMappings(): AccountMappings {
  return {
    effective: async (tx, scope) => {
      const books = await findBooks(tx);
      const objects = books === null ? [] : await listBooksObjects(tx, books.connectionId);
      const { on } = scope;
      const mapped = on === undefined ? await listMapped(tx) : await listMappedOn(tx, on);
      return effectiveMapping(mapped, scope, indexBooks(objects));
    },
  };
}
