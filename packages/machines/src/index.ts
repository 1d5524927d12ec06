export { syncLifecycleMachine } from './sync-lifecycle/sync-lifecycle.machine.ts';
export {
  connectSyncLifecycle,
  toRunState,
  type RunAction,
  type RunEntryStatus,
  type RunEntryView,
  type RunStatus,
  type SyncLifecycleView,
} from './sync-lifecycle/sync-lifecycle.connect.ts';
export type { ConnectionHost } from './connection/provide-connection.ts';
export type { SyncLifecycleSituation } from './sync-lifecycle/run-situation.ts';
export {
  RUN_STEP_DETAILS,
  unreadable as unreadableFiles,
  type RunStepState,
  type RunStepView,
} from './sync-lifecycle/run-steps.ts';
export { RUN_HEADLINES } from './sync-lifecycle/run-words.ts';
export { countPosted } from './posting/posting-entries.ts';
export { NO_COUNTS } from './sync-lifecycle/run-context.ts';
export {
  toCurrentSnapshot,
  UnreadableSnapshot,
  type RunSnapshot,
} from './sync-lifecycle/run-snapshot.ts';
export {
  RUN_STATES,
  RUN_STEPS,
  type BlockedColumn,
  type BlockedReason,
  type CheckIdentitiesOutput,
  type FetchReportsOutput,
  type ImportedReport,
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
export type {
  AskOutcome,
  PlannedEntry,
  PostingEntry,
  PostingEntryState,
  ReadBackOutput,
  SendEntriesInput,
  SendOutcome,
  SentEntry,
  UnmappedLine,
  WaitInput,
} from './posting/posting.types.ts';
export { toChartModel, type ChartModel } from './statechart/chart-model.ts';
export { AUTH_INIT_TIMEOUT_MS, SESSION_CACHE_MS } from './limits.ts';
export { toSessionHealth, type SessionHealth } from './session-health/session-health.connect.ts';
export {
  startSessionHealth,
  type SessionHealthActor,
  type SessionHost,
} from './session-health/provide-session-health.ts';
export { isTokenExpired } from './session-health/session-time.ts';
export { requestRefresh, SessionUnreachable } from './session-health/request-refresh.ts';
export type {
  RefreshOutcome,
  SessionHealthEvent,
  SessionMark,
  VerifyOutcome,
} from './session-health/session-health.types.ts';
export {
  connectClientContext,
  type ClientContextSituation,
  type ClientContextView,
  type ClientNotice,
} from './client-context/client-context.connect.ts';
export {
  startClientContext,
  type ClientContextActor,
  type ClientContextHost,
} from './client-context/start-client-context.ts';
export type {
  ActiveClient,
  ClientAccess,
  ClientRef,
} from './client-context/client-context.types.ts';
export type { HoldReason, MessageTiming } from './message-time.ts';
export {
  connectSessionToast,
  toSessionToastState,
  type SessionToastSituation,
  type SessionToastState,
  type SessionToastView,
} from './toasts/session-toast.connect.ts';
export { provideSessionToast, type SessionToastActor } from './toasts/provide-session-toast.ts';
export { toSessionToast } from './toasts/session-toast-catalogue.ts';
export type {
  SessionToast,
  SessionToastEvent,
  SessionToastRequest,
  SessionToastType,
  ToastAction,
} from './toasts/session-toast.types.ts';
export {
  connectNotifications,
  type NotificationItemView,
  type NotificationsSituation,
  type NotificationsView,
  type NotificationView,
} from './notifications/notifications.connect.ts';
export {
  notificationsMachine,
  type NotificationsActor,
} from './notifications/notifications.machine.ts';
export type {
  NotificationRequest,
  NotificationsEvent,
  NotificationType,
} from './notifications/notifications.types.ts';
export {
  toFrontEndErrorEvent,
  type ErrorPlace,
  type FailedCallReport,
  type FrontEndErrorEvent,
} from './error-reporter/front-end-error.ts';
export type { ErrorReporterEvent } from './error-reporter/error-reporter.machine.ts';
export {
  provideErrorReporter,
  type ErrorReporterHost,
} from './error-reporter/provide-error-reporter.ts';
export {
  startErrorReporter,
  type ErrorReporterActor,
} from './error-reporter/start-error-reporter.ts';
export {
  withoutQueries,
  withoutQuery,
  withoutSecrets,
  withoutSecretsInText,
} from './error-reporter/without-secrets.ts';
export { connectionMachine } from './connection/connection.machine.ts';
export {
  CONNECTION_SENTENCES,
  connectConnection,
  type ConnectionAction,
  type ConnectionSituation,
  type ConnectionView,
} from './connection/connection.connect.ts';
export {
  CONNECTION_STATES,
  type ConnectedAccount,
  type ConnectionContext,
  type ConnectionEvent,
  type ConnectionFailure,
  type ConnectionInput,
  type ConnectionState,
  type ConsentInput,
  type ConsentMode,
  type KnownConnection,
  type VerifyInput,
} from './connection/connection.types.ts';
export { connectTheme, type ThemeView } from './theme/theme.connect.ts';
export { themeMachine } from './theme/theme.machine.ts';
export {
  THEME_STATES,
  type ThemeChoice,
  type ThemeEvent,
  type ThemeInput,
  type ThemeState,
  type ThemeStore,
} from './theme/theme.types.ts';
