import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import * as v from 'valibot';
import { actorOf } from '../../audit/audit-log.ts';
import { readStored } from '../../db/stored-json.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { pageVerifications } from './ledger-verification.store.ts';
import type { Verification } from './ledger-verification.store.ts';
import { verifyLedger } from './verify-ledger.ts';
import type { LedgerDeps } from './verify-ledger.ts';

type LedgerIds = 'listLedgerVerifications' | 'createLedgerVerification';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

/** Whether clients' ledgers are consistent, for operators: counts, and nothing of the books' content. */
export function ledgerVerificationRoutes(deps: LedgerDeps): Pick<Handlers, LedgerIds> {
  return {
    listLedgerVerifications: {
      needs: 'user',
      handle: async ({ query }) => {
        const { items, nextCursor } = await deps.database.readAsOwner((tx) =>
          pageVerifications(tx, {
            tenantId: query.tenant_id,
            limit: query.limit ?? DEFAULT_LIMIT,
            cursor: query.cursor,
          }),
        );
        return ok({ items: items.map(presentVerification), nextCursor });
      },
    },
    createLedgerVerification: {
      needs: 'user',
      handle: async ({ body, principal }) => {
        const { tenant_id: tenantId, from, to } = body;
        const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
        if (days < 1) {
          throw new AppError('validation_failed', {
            errors: [fieldError('/to', 'before_first_day')],
          });
        }
        if (days > MOST_DAYS) {
          throw new AppError('validation_failed', {
            errors: [fieldError('/to', 'too_long_after_first_day', { days: MOST_DAYS })],
          });
        }
        const { userId } = principal;
        const made = await verifyLedger(deps, {
          tenantId,
          from,
          to,
          userId,
          actor: actorOf(principal),
        });
        return created(presentVerification(made), 'Ledger verified');
      },
    },
  };
}

const CHECKS = v.record(v.string(), v.object({ checked: v.number(), broken: v.number() }));

function presentVerification(
  verification: Verification,
): CamelCased<components['schemas']['LedgerVerification']> {
  const checks = readStored(CHECKS, verification.checks, 'ledger_verifications.checks');
  return {
    ...verification,
    checks: Object.entries(checks).map(([check, count]) => ({ check, ...count })),
  };
}
