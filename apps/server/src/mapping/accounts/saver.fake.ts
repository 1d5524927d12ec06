import type { Database } from '../../db/database.ts';
import type { LiveChange } from '../../messages/live/live.port.ts';
import { createDatabaseFake } from '../shared/database.fake.ts';
import type { FindRows } from '../shared/database.fake.ts';
import type { Saver } from './save-targets.ts';

/** The dependencies of saving a mapping, without a database; notifications are recorded. */
export function createSaverFake(find: FindRows, now = new Date('2026-11-20T14:02:00Z')) {
  const fake = createDatabaseFake(find);
  const published: LiveChange[] = [];
  const saved: Date[] = [];
  const saver: Saver & { readonly database: Database } = {
    database: { inTenant: fake.inTenant } as Database,
    clock: { now: () => now },
    live: { changed: (_tx, ...more) => Promise.resolve(void published.push(...more)) },
    onSaved: (_tx, { at }) => Promise.resolve(void saved.push(at)),
  };
  /** The written changes, with each component's new target. */
  const changes = () =>
    fake.statements
      .filter(({ sql }) => sql.startsWith('insert into "account_mapping_changes"'))
      .map(({ parameters: [, , platform, storeId, component, , after, from] }) => ({
        platform,
        storeId,
        component,
        accountId:
          typeof after === 'string'
            ? (JSON.parse(after) as { account_id: unknown }).account_id
            : null,
        from,
      }));
  /** The recorded audit actions. */
  const audited = () =>
    fake.statements
      .filter(({ sql }) => sql.includes('append_audit'))
      .map(({ parameters }) =>
        parameters.find(
          (one) => typeof one === 'string' && /^(account_mapping|books_account)\.\w+$/.test(one),
        ),
      );
  return { ...fake, saver, published, saved, changes, audited };
}
