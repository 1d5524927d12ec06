import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { toChartModel } from '../../statechart/chart-model.ts';
import { ChartDrawing } from './chart-drawing.tsx';

export type MachineStateChartProps = {
  machine: AnyStateMachine;
  /** The path of the state it is in: `posting.sending`. */
  state: string;
};

/** The statechart of a machine that runs elsewhere, with the state it is in. */
export function MachineStateChart({ machine, state }: MachineStateChartProps) {
  const model = useMemo(() => toChartModel(machine), [machine]);
  return <ChartDrawing model={model} name={machine.id} active={[state]} />;
}
