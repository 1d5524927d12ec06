import type { RunState, SyncLifecycleContext } from './sync-lifecycle.types.ts';

/** What the face of a run needs to know of it; the server sends exactly this. */
export type SyncLifecycleSituation = {
  readonly state: RunState;
  readonly context: Pick<
    SyncLifecycleContext,
    'blocked' | 'unmapped' | 'counts' | 'entries' | 'unknownKey' | 'stopAsked' | 'failure'
  >;
};
