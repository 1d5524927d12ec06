import { recordAudit } from '../../audit/audit-log.ts';
import type { AuditEntry } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import type { Live, LiveChange } from '../../messages/live/live.port.ts';
import type { Caller } from './caller.ts';

type Change = Pick<AuditEntry, 'target' | 'before' | 'after' | 'details' | 'at'> & {
  /** The action on the target: `store_mapping` that was `confirmed` is logged as `store_mapping.confirmed`. */
  readonly what: string;
  /** The pages that show it, and the object they have to reload. */
  readonly shown: Pick<LiveChange, 'topic' | 'id'>;
};

/**
 * The end of every mapping change: open pages reload it, and the audit log records before and after. Writers of the log
 * wait for each other, so this comes last in a transaction.
 */
export async function recordChange(
  tx: Transaction,
  live: Pick<Live, 'changed'>,
  { scope: { tenantId }, actor }: Caller,
  { what, shown, target, ...entry }: Change,
): Promise<void> {
  await live.changed(tx, { tenantId, ...shown });
  await recordAudit(tx, { ...entry, actor, tenantId, action: `${target.type}.${what}`, target });
}
