import type { RunState, SyncLifecycleContext } from './sync-lifecycle.types.ts';

/** What `connectSyncLifecycle` needs to know of a run; the server sends exactly this. */
export type SyncLifecycleSituation = {
  readonly state: RunState;
  readonly context: Pick<
    SyncLifecycleContext,
    'blocked' | 'unmapped' | 'counts' | 'entries' | 'unknownKey' | 'stopAsked' | 'failure'
  >;
};
