import { syncLifecycleMachine } from '@platebook/machines';
import { MachineStateChart } from '@platebook/machines/react';
import { Dialog, Text } from '@platebook/ui';
import type { SyncRun } from '../../../shared/api/entities.ts';
import { words } from './runs.messages.ts';

export type RunChartProps = {
  run: Pick<SyncRun, 'state' | 'sequence'>;
  open: boolean;
  onClose: () => void;
};

/** The statechart of a run with the state it is in. */
export function RunChart({ run, open, onClose }: RunChartProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="full"
      title={words.chartTitle}
      description={words.chartLegend}
    >
      {open ? <MachineStateChart machine={syncLifecycleMachine} state={run.state} /> : null}
      <Text tone="muted">{words.stateChange(run.state, run.sequence)}</Text>
    </Dialog>
  );
}
