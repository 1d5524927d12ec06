import {
  RUN_SNAPSHOT_VERSION,
  type RunCounts,
  type SyncLifecycleContext,
  type SyncLifecycleInput,
} from './sync-lifecycle.types.ts';

/** The counts of a run before its first step. */
export const NO_COUNTS: RunCounts = {
  reports: 0,
  reportsRecognised: 0,
  rows: 0,
  rowsQuarantined: 0,
  payouts: 0,
  identitiesChecked: 0,
  identitiesBroken: 0,
  payoutsPlanned: 0,
  entries: 0,
};

/** The context of a run before its first step: the files of an upload are there already. */
export function toFirstContext({
  runId,
  reportIds,
  autoPost = false,
}: SyncLifecycleInput): SyncLifecycleContext {
  return {
    version: RUN_SNAPSHOT_VERSION,
    runId,
    reportIds,
    autoPost,
    reports: [],
    recognised: [],
    blocked: [],
    unmapped: [],
    counts: { ...NO_COUNTS, reports: reportIds.length },
    entries: [],
    unknownKey: null,
    asks: 0,
    waitUntilMs: null,
    stopAsked: false,
    failure: null,
  };
}
