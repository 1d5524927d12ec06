import { connectSyncLifecycle } from '@platebook/machines';
import type { SyncLifecycleSituation } from '@platebook/machines';
import type { RunStatusWord } from '../../db/tables.ts';

/** The run status that an entry status implies. */
const OF_ENTRY = {
  needs_mapping: 'waiting',
  needs_review: 'waiting',
  ready: 'waiting',
  posting: 'running',
  posted: 'succeeded',
  skipped: 'cancelled',
  failed: 'failed',
} as const satisfies Record<string, RunStatusWord>;

/** The user-facing status word of a run. */
export function runStatusOf(situation: SyncLifecycleSituation): RunStatusWord {
  const { status } = connectSyncLifecycle(situation, () => undefined);
  return status.kind === 'run' ? status.status : OF_ENTRY[status.status];
}
