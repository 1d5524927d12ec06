import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { openPlanning } from './planning-of-payout.port.ts';
import { findLastPayout } from '../../payouts/last-payout.read-model.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { previewMapping } from './preview-mapping.ts';
import { readFacts } from '../../mapping/accounts/read-mapping.ts';
import type { PreviewAccountMapping } from '../../mapping/accounts/preview-mapping.port.ts';

/** Previews a mapping before it is saved, with the same planning as postings. */
export function createPreview({
  database,
  clock,
  mappings,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly mappings: AccountMappings;
}): PreviewAccountMapping {
  return (scope, { platform, storeId, changes }) =>
    database.inTenant(scope, async (tx) => {
      const place = { platform, storeId };
      const facts = await readFacts(tx, scope.tenantId, place);
      const last = await findLastPayout(tx, place);
      const planningOf = await openPlanning({ mappings }, tx, { scope, at: clock.now() });
      const options = last === null ? {} : (await planningOf(last.payout)).options;
      return previewMapping({ facts, last, changes, options });
    });
}
