import type { AttemptRow, AuditRow, Evidence } from './evidence.ts';
import { groupBy } from './group.ts';

/** The audit action for a change made by a call; a call that changed nothing has none. */
const ACTIONS: Readonly<Record<string, string>> = {
  'send posted': 'entry.sent',
  'send unknown': 'entry.unknown',
  'send stale': 'entry.unknown',
  'ask posted': 'entry.found',
  'ask different': 'entry.blocked',
  'read_back different': 'entry.differs',
};

/** A missing entry whose number is taken is refused then, and not when it was sent. */
const ABSENT_OR_REFUSED = ['entry.absent', 'entry.refused'];

/**
 * I16: each change of an entry's status in the books has one record in the audit log, and people are notified of it.
 */
export function untold(evidence: Evidence): string[] {
  return [...unaudited(evidence), ...unheard(evidence)];
}

function unaudited({ jobs, audits, attempts, outbox }: Evidence): string[] {
  const entryOf = new Map(outbox.map(({ id, entryId }) => [id, entryId]));
  const byEntry = groupBy(audits, ({ entryId }) => entryId);
  const made = groupBy(attempts, ({ postingId }) => entryOf.get(postingId) ?? '');
  return jobs.flatMap(({ entryId }) => {
    const own = byEntry.get(entryId) ?? [];
    const posted = counting(own, ['entry.posted']);
    return [
      ...(posted === 1 ? [] : [`The audit log says ${posted} times that ${entryId} was posted.`]),
      ...missingOf(entryId, own, made.get(entryId) ?? []),
    ];
  });
}

function missingOf(
  entryId: string,
  audits: readonly AuditRow[],
  attempts: readonly AttemptRow[],
): string[] {
  const outcomes = attempts.map(({ action, outcome }) => `${action} ${outcome}`);
  const expected = groupBy(outcomes, (outcome) => ACTIONS[outcome] ?? '');
  const absent = outcomes.filter((each) => each === 'ask absent' || each === 'send refused');
  return [
    ...[...new Set(Object.values(ACTIONS))].map((action) => ({
      recorded: counting(audits, [action]),
      happened: expected.get(action)?.length ?? 0,
      action,
    })),
    {
      recorded: counting(audits, ABSENT_OR_REFUSED),
      happened: absent.length,
      action: ABSENT_OR_REFUSED.join(' or '),
    },
  ].flatMap(({ recorded, happened, action }) =>
    recorded === happened
      ? []
      : [`The audit log says ${action} of ${entryId} ${recorded} times instead of ${happened}.`],
  );
}

function counting(audits: readonly AuditRow[], actions: readonly string[]): number {
  return audits.filter(({ action }) => actions.includes(action)).length;
}

/** The outcomes that people must be notified of, once per occurrence. */
function unheard({ audits, runs, retries, notifications }: Evidence): string[] {
  const byTenant = groupBy(audits, ({ tenantId }) => tenantId);
  const tenants = new Set([...runs, ...audits].map(({ tenantId }) => tenantId));
  return [...tenants].flatMap((tenantId) => {
    const own = byTenant.get(tenantId) ?? [];
    const isFailed = ({ state }: { readonly state: string }) => state === 'failed';
    const failures =
      retries.filter((retry) => retry.tenantId === tenantId && retry.from === 'failed').length +
      runs.filter((run) => run.tenantId === tenantId && isFailed(run)).length;
    return [
      { event: 'entry_posted', type: 'success', happened: counting(own, ['entry.posted']) },
      { event: 'entry_failed', type: 'error', happened: counting(own, ['entry.refused']) },
      {
        event: 'books_changed',
        type: 'error',
        happened: counting(own, ['entry.blocked', 'entry.differs']),
      },
      { event: 'run_failed', type: 'error', happened: failures },
    ].flatMap(({ event, type, happened }) => {
      const times = notifications
        .filter((row) => row.tenantId === tenantId && row.event === event && row.type === type)
        .reduce((sum, row) => sum + row.times, 0);
      return times === happened
        ? []
        : [`People of ${tenantId} were told ${event} ${times} times instead of ${happened}.`];
    });
  });
}
