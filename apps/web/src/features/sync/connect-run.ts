import {
  connectSyncLifecycle,
  type SyncLifecycleEvent,
  type SyncLifecycleSituation,
  type SyncLifecycleView,
} from '@platebook/machines';
import { runHeadlines, runStepDetails } from './run-sentences.messages.ts';

/** The view of a run's machine, in the reader's language; only its actions call `send`. */
export function connectRun(
  situation: SyncLifecycleSituation,
  send: (event: SyncLifecycleEvent) => void,
): SyncLifecycleView {
  const { state, context } = situation;
  const view = connectSyncLifecycle(situation, send);
  return {
    ...view,
    headline: runHeadlines[state](context),
    steps: view.steps.map((step) =>
      step.detail === undefined || step.id === 'ready'
        ? step
        : { ...step, detail: runStepDetails[step.id](context) },
    ),
  };
}
