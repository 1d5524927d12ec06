import { connectSyncLifecycle } from '@platebook/machines';
import type { SyncLifecycleSituation } from '@platebook/machines';
import type { RunStatusWord } from '../../db/tables.ts';

/** What the status word of an entry says of the run that holds it. */
const OF_ENTRY = {
  needs_mapping: 'waiting',
  needs_review: 'waiting',
  ready: 'waiting',
  posting: 'running',
  posted: 'succeeded',
  skipped: 'cancelled',
  failed: 'failed',
} as const satisfies Record<string, RunStatusWord>;

/** How a run stands in one word of the vocabulary of runs; what its face says, told without a face. */
export function runStatusOf(situation: SyncLifecycleSituation): RunStatusWord {
  const { status } = connectSyncLifecycle(situation, () => undefined);
  return status.kind === 'run' ? status.status : OF_ENTRY[status.status];
}
