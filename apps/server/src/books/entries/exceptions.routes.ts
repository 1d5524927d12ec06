import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { writeException } from '../posting/deposit-differences.read-model.ts';
import {
  listDepositExceptions,
  nameOfPerson,
  resolveDepositExceptions,
} from '../posting/deposit-exceptions.store.ts';
import type { DepositException } from '../posting/deposit-exceptions.store.ts';
import type { EntriesDeps } from './entries-deps.ts';

export type ExceptionHandlers = Pick<Handlers, 'listExceptions' | 'resolveException'>;

const MOST_LISTED = 500;

/** Approved differences between deposits and entries: open items until they are resolved. */
export function exceptionsRoutes({ database, clock }: EntriesDeps): ExceptionHandlers {
  return {
    listExceptions: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const filter = { status: query.status, count: MOST_LISTED };
        const items = await database.inTenant(scope, (tx) => listDepositExceptions(tx, filter));
        return ok({ items: items.map(writeException) });
      },
    },
    resolveException: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, body }) => {
        const request = {
          id: path.exception,
          note: body.note.trim(),
          actor: actorOf(principal),
          at: clock.now(),
        };
        const resolved = await database.inTenant(scope, (tx) => resolve(tx, scope, request));
        return ok(writeException(resolved), 'Exception resolved');
      },
    },
  };
}

type Resolving = {
  readonly id: string;
  readonly note: string;
  readonly actor: Actor;
  readonly at: Date;
};

async function resolve(
  tx: Transaction,
  { tenantId }: TenantScope,
  { id, note, actor, at }: Resolving,
): Promise<DepositException> {
  const by = await nameOfPerson(tx, actor.userId);
  const resolved = await resolveDepositExceptions(tx, { id }, { how: 'person', note, by, at });
  const [exception] = await listDepositExceptions(tx, { id, count: 1 });
  if (exception === undefined) {
    throw new AppError('exception_not_found');
  }
  if (resolved.length === 0) {
    throw new AppError('exception_resolved');
  }
  await recordAudit(tx, {
    actor,
    tenantId,
    action: 'exception.resolved',
    target: { type: 'exception', id },
    details: { how: 'person', note },
    at,
  });
  return exception;
}
