import { createActor } from 'xstate';
import { syncLifecycleMachine, toRunState } from '@platebook/machines';
import type {
  PlannedEntry,
  RunSnapshot,
  RunState,
  SyncLifecycleEvent,
  SyncLifecycleSituation,
} from '@platebook/machines';

/** A run that has its entries and needs no reports: the initial state of a `post` run. */
export function readySnapshot(runId: string, entries: readonly PlannedEntry[]): RunSnapshot {
  const actor = createActor(syncLifecycleMachine, { input: { runId, reportIds: [] } });
  const first = actor.getPersistedSnapshot() as RunSnapshot;
  return withEntries({ ...first, value: 'ready' }, entries);
}

/** A run that is ready with entries to send: the next worker sends them. */
export function withEntries(snapshot: RunSnapshot, entries: readonly PlannedEntry[]): RunSnapshot {
  return {
    ...snapshot,
    context: {
      ...snapshot.context,
      entries: entries.map((entry) => ({
        ...entry,
        state: 'pending',
        externalId: null,
        reason: null,
      })),
    },
  };
}

/** The run after an event that leads to an idle state; null if the event is not accepted. */
export function afterQuietEvent(
  snapshot: RunSnapshot | null,
  runId: string,
  event: SyncLifecycleEvent,
): RunSnapshot | null {
  const input = { runId, reportIds: [] };
  const actor =
    snapshot === null
      ? createActor(syncLifecycleMachine, { input })
      : createActor(syncLifecycleMachine, { input, snapshot });
  actor.start();
  const isTaken = actor.getSnapshot().can(event);
  actor.send(event);
  const after = actor.getPersistedSnapshot() as RunSnapshot;
  actor.stop();
  return isTaken ? after : null;
}

export function situationOf(snapshot: RunSnapshot): SyncLifecycleSituation {
  return { state: stateOf(snapshot), context: snapshot.context };
}

export function stateOf({ value }: RunSnapshot): RunState {
  return toRunState(value);
}
