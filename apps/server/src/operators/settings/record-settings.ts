import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { InstallationSetting } from './installation-settings.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

/** Whoever starts the server has changed its environment. */
const AT_START: Actor = { kind: 'service', userId: null, requestId: 'start' };

/**
 * Records in the audit log of the installation which environment settings differ from the previous start; returns how
 * many. A setting seen for the first time is saved and does not count as a change.
 */
export function recordSettings(
  { database, clock }: Deps,
  settings: readonly InstallationSetting[],
): Promise<number> {
  return database.asOwner(async (tx) => {
    // Processes that start together find the same changes; under the advisory lock the first of them records them.
    await sql`select pg_advisory_xact_lock(7215064)`.execute(tx);
    const rows = await tx.selectFrom('settings_at_start').select(['name', 'value']).execute();
    const before = new Map(rows.map(({ name, value }) => [name, value]));
    const at = clock.now();
    const changed = settings.filter(({ name, value }) => before.get(name) !== value);
    for (const { name, value } of changed) {
      const row = { value, seen_at: at };
      await tx
        .insertInto('settings_at_start')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    }
    const known = changed.filter(({ name }) => before.has(name));
    for (const { name, value } of known) {
      await recordAudit(tx, {
        actor: AT_START,
        tenantId: null,
        action: 'setting.changed',
        target: { type: 'setting', id: name },
        details: { before: before.get(name) ?? null, value },
        at,
      });
    }
    return known.length;
  });
}
