import { syncLifecycleMachine, toChartModel } from '@platebook/machines';
import { Dialog, StateChart, Text } from '@platebook/ui';
import type { SyncRun } from '../../../shared/api/entities.ts';
import { words } from './runs.messages.ts';

export type RunChartProps = {
  run: Pick<SyncRun, 'state' | 'sequence'>;
  open: boolean;
  onClose: () => void;
};

const CHART = toChartModel(syncLifecycleMachine);

/** A run's statechart with its current state. */
export function RunChart({ run, open, onClose }: RunChartProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="full"
      title={words.chartTitle}
      description={words.chartLegend}
    >
      {open ? (
        <StateChart model={CHART} name={syncLifecycleMachine.id} active={[run.state]} />
      ) : null}
      <Text tone="muted">{words.stateChange(run.state, run.sequence)}</Text>
    </Dialog>
  );
}
