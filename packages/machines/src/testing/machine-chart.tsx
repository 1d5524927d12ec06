import { Button, Code, Columns, Heading, Inline, StateChart, Stack, Text } from '@platebook/ui';
import { useMemo, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { toChartModel } from '../statechart/chart-model.ts';
import {
  accepts,
  firstSnapshot,
  leavesOf,
  nextSnapshot,
  type ChartSample,
} from '../statechart/simulate.ts';

export type MachineChartProps = {
  machine: AnyStateMachine;
  input: unknown;
  /** The events it accepts: one button each, enabled where the machine takes it. */
  samples: readonly ChartSample[];
};

type Step = { label: string; snapshot: AnyMachineSnapshot };

/** An interactive machine: its statechart, a button for each event, its context, and its history. */
export function MachineChart({ machine, input, samples }: MachineChartProps) {
  const model = useMemo(() => toChartModel(machine), [machine]);
  const [first] = useState<Step>(() => ({
    label: 'Start',
    snapshot: firstSnapshot(machine, input),
  }));
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const history = [first, ...steps];
  const { snapshot } = steps.at(-1) ?? first;
  const active = leavesOf(snapshot);

  function send({ label, event }: ChartSample) {
    setSteps((before) => [...before, { label, snapshot: nextSnapshot(machine, snapshot, event) }]);
  }

  return (
    <Stack gap="lg">
      <StateChart model={model} name={machine.id} active={active} />
      <Stack gap="xs">
        <Heading level={2} size="title3">
          What can happen
        </Heading>
        <Inline gap="xs">
          {samples.map((sample) => (
            <Button
              key={sample.label}
              size="sm"
              disabled={!accepts(snapshot, sample.event)}
              onClick={() => send(sample)}
            >
              {sample.label}
            </Button>
          ))}
        </Inline>
      </Stack>
      <Columns>
        <Stack as="section" gap="xs" aria-label="History">
          <Heading level={2} size="title3">
            History
          </Heading>
          <ol>
            {history.map(({ label, snapshot: then }, index) => (
              // The history is append-only.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {label}: <Code>{leavesOf(then).join(', ')}</Code>
              </li>
            ))}
          </ol>
          <Inline gap="xs">
            <Button
              size="sm"
              disabled={steps.length === 0}
              onClick={() => setSteps(steps.slice(0, -1))}
            >
              Step back
            </Button>
            <Button size="sm" disabled={steps.length === 0} onClick={() => setSteps([])}>
              Start over
            </Button>
          </Inline>
        </Stack>
        <Stack as="section" gap="xs" aria-label="Context">
          <Heading level={2} size="title3">
            Context
          </Heading>
          {Object.entries(snapshot.context as object).map(([key, value]) => (
            <Text key={key} size="small">
              {key}: <Code>{JSON.stringify(value) ?? 'given by the host'}</Code>
            </Text>
          ))}
        </Stack>
      </Columns>
    </Stack>
  );
}
