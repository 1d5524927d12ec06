export { syncLifecycleMachine } from './sync-lifecycle/sync-lifecycle.machine.ts';
export {
  connectSyncLifecycle,
  type RunStepState,
  type RunStepView,
  type SyncLifecycleSituation,
  type SyncLifecycleView,
} from './sync-lifecycle/sync-lifecycle.connect.ts';
export {
  RUN_STATES,
  RUN_STEPS,
  type BlockedReason,
  type CheckIdentitiesOutput,
  type ImportedReport,
  type ImportReportOutput,
  type PlanEntriesOutput,
  type RecognisedReport,
  type RecogniseReportsOutput,
  type RunCounts,
  type RunFailure,
  type RunState,
  type RunStep,
  type RunStepInput,
  type SyncLifecycleContext,
  type SyncLifecycleEvent,
  type SyncLifecycleInput,
} from './sync-lifecycle/sync-lifecycle.types.ts';
export { AUTH_INIT_TIMEOUT_MS } from './limits.ts';
export { toSessionHealth, type SessionHealth } from './session-health/session-health.connect.ts';
export { provideSessionHealth } from './session-health/provide-session-health.ts';
export type { RefreshOutcome } from './session-health/session-health.machine.ts';
