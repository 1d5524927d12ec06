import { actorOf, recordAudit } from '../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import type { SetupChoice } from '../db/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Caller } from './caller.ts';

/** The skipped parts of the client's set-up; the same for everybody who works for it. */
export async function listSetupChoices(
  tx: Transaction,
  { tenantId }: TenantScope,
): Promise<ReadonlySet<SetupChoice>> {
  const rows = await tx
    .selectFrom('setup_choices')
    .select('choice')
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Set(rows.map(({ choice }) => choice));
}

type Deps = { readonly database: Database; readonly clock: Clock };

/** Skips a part of the set-up, or resumes it. Idempotent, with one record in the audit log. */
export async function saveSetupChoice(
  { database, clock }: Deps,
  { principal, membership: { scope } }: Caller,
  { choice, skipped }: { readonly choice: SetupChoice; readonly skipped: boolean },
): Promise<void> {
  const { tenantId } = scope;
  const at = clock.now();
  await database.inTenant(scope, async (tx) => {
    const changed = skipped
      ? await tx
          .insertInto('setup_choices')
          .values({ tenant_id: tenantId, choice, skipped_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .returning('choice')
          .execute()
      : await tx
          .deleteFrom('setup_choices')
          .where('tenant_id', '=', tenantId)
          .where('choice', '=', choice)
          .returning('choice')
          .execute();
    if (changed.length > 0) {
      await recordAudit(tx, {
        actor: actorOf(principal),
        tenantId,
        action: skipped ? 'setup.skipped' : 'setup.resumed',
        target: { type: 'setup', id: choice },
        details: { choice },
        at,
      });
    }
  });
}
