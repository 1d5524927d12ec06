import { INSTALLATION_CHAIN } from '../../audit/audit-records.store.ts';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageOrder, PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';

/** A changed setting, by the environment at a start or by an operator. */
export type SettingChange = {
  readonly sequence: number;
  readonly target_id: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly actor_user_id: string | null;
  readonly email: string | null;
  readonly recorded_at: Date;
};

const NEWEST_FIRST: PageOrder<SettingChange> = {
  name: 'newest',
  keys: [
    {
      column: 'audit_log.sequence',
      type: 'bigint',
      descending: true,
      of: ({ sequence }) => String(sequence),
    },
  ],
};

/** Every change of a setting, newest first, from the audit log of the installation. */
export function pageSettingChanges(
  tx: Transaction,
  page: PageRequest,
): Promise<Page<SettingChange>> {
  const query = tx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_user_id')
    .select([
      'audit_log.sequence',
      'audit_log.target_id',
      'audit_log.details',
      'audit_log.actor_user_id',
      'audit_log.recorded_at',
      'users.email',
    ])
    .where('audit_log.tenant_id', '=', INSTALLATION_CHAIN)
    .where('audit_log.action', '=', 'setting.changed');
  return pageOf(query, page, { order: NEWEST_FIRST, toRow: (row) => row });
}
