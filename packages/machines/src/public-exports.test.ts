import { expect, test } from 'vitest';
import { auditExports, compileExamples } from '../../../scripts/public-exports.mjs';

/** What examples may assume to exist: running machines, their situations and their hosts. */
const AMBIENT = `
  const actor: import('xstate').ActorRefFrom<typeof syncLifecycleMachine>;
  const client: ClientContextActor;
  const clientSituation: ClientContextSituation;
  const connection: import('xstate').ActorRefFrom<typeof connectionMachine>;
  const connectionHost: ConnectionHost;
  const connectionInput: ConnectionInput;
  const connectionSituation: ConnectionSituation;
  const context: NotificationsSituation['context'];
  const failedCall: FailedCallReport;
  const notifications: NotificationsActor;
  const place: ErrorPlace;
  const reporterHost: ErrorReporterHost;
  const session: SessionHealthActor;
  const sessionHost: SessionHost;
  const sessionInput: Parameters<typeof startSessionHealth>[1];
  const situation: SyncLifecycleSituation;
  const stored: string;
  function Stores(): null;
  const themes: import('xstate').ActorRefFrom<typeof themeMachine>;
  const toasts: SessionToastActor;
  const toastSituation: SessionToastSituation;
`;

test('every export has a docstring, an example if callable, and its errors', () => {
  expect(auditExports('machines')).toMatchObject({
    'no docstring': [],
    'no @example': [],
    'no @throws': [],
  });
});

test('every example compiles', () => {
  expect(compileExamples('machines', AMBIENT)).toEqual([]);
});
