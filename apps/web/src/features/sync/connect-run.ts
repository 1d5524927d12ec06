import {
  connectSyncLifecycle,
  type SyncLifecycleEvent,
  type SyncLifecycleSituation,
  type SyncLifecycleView,
} from '@platebook/machines';
import { runHeadlines, runStepDetails } from './run-sentences.messages.ts';

/** What the machine of a run shows of it, in the reader's language; `send` is called by its actions alone. */
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
