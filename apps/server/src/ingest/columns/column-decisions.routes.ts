import type { ColumnMeaning } from '@platebook/accounting';
import type { components } from '@platebook/api-client';
import { actorOf } from '../../audit/audit-log.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { ColumnDecisionsService, DecisionInput } from './column-decisions.service.ts';
import type { ColumnDecisionRow } from '../../payouts/column-decisions.store.ts';
import { presentImportSummary } from '../uploads/imports.presenter.ts';
import type { ColumnUse } from './try-revoking.ts';

type Schemas = components['schemas'];

export function columnDecisionsRoutes(
  decisions: ColumnDecisionsService,
): Pick<
  Handlers,
  'listColumnDecisions' | 'decideColumns' | 'getColumnDecisionEffect' | 'revokeColumnDecision'
> {
  return {
    listColumnDecisions: {
      needs: 'tenant',
      handle: async ({ scope }) => ok({ items: (await decisions.list(scope)).map(present) }),
    },
    decideColumns: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const decided = await decisions.decide(scope, path.run, {
          decisions: body.decisions.map(toDecision),
          actor: actorOf(principal),
        });
        const data = {
          decisions: decided.decisions.map(present),
          imports: decided.imports.map(presentImportSummary),
        };
        return created(data, 'Decision saved');
      },
    },
    getColumnDecisionEffect: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const effect = await decisions.effect(scope, path.column_decision);
        return ok({
          decision: present(effect.decision),
          files: effect.files.map(presentUse),
          payouts: effect.payouts,
        });
      },
    },
    revokeColumnDecision: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        const revoked = await decisions.revoke(scope, path.column_decision, actorOf(principal));
        return ok(present(revoked), 'Decision revoked');
      },
    },
  };
}

function toDecision({
  column,
  decision,
  component,
  sign,
}: Schemas['GivenColumnDecision']): DecisionInput {
  return decision === 'component'
    ? {
        column,
        decision,
        component: component ?? 'other_unclassified',
        factor: sign === 'turned' ? -1 : 1,
      }
    : { column, decision };
}

function present(row: ColumnDecisionRow): Schemas['ColumnDecision'] {
  const { decision } = row;
  return {
    id: row.id,
    version: row.version,
    report_type: row.reportType,
    column: decision.column,
    ...presentMeaning(decision),
    decided_by: presentPerson(row.decidedBy),
    decided_at: row.decidedAt.toISOString(),
    revoked_by: presentPerson(row.revokedBy),
    revoked_at: row.revokedAt?.toISOString() ?? null,
  };
}

function presentMeaning(decision: ColumnMeaning) {
  const isComponent = decision.decision === 'component';
  return {
    decision: decision.decision,
    component: isComponent ? decision.component : null,
    sign: isComponent && decision.factor === -1 ? ('turned' as const) : ('as_printed' as const),
    of: decision.decision === 'subtotal' ? [...(decision.of ?? [])] : [],
  };
}

function presentPerson(person: ColumnDecisionRow['decidedBy']) {
  return person === null ? null : { user_id: person.userId, name: person.name };
}

function presentUse({ runId, file, sha256, rowsTested, readAt, stop }: ColumnUse) {
  return {
    run_id: runId,
    file,
    sha256,
    rows_tested: rowsTested,
    read_at: readAt.toISOString(),
    would_stop: stop !== null,
    message: stop,
  };
}
