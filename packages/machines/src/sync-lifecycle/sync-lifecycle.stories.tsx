import { Button, InlineAlert, Stack, SyncProgress, Text } from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { connectSyncLifecycle, type SyncLifecycleSituation } from './sync-lifecycle.connect.ts';
import { SYNC_LIFECYCLE_SITUATIONS } from './sync-lifecycle.situations.ts';
import type { SyncLifecycleEvent } from './sync-lifecycle.types.ts';
import { MachineChart } from '../react/statechart/machine-chart.tsx';
import { syncLifecycleMachine } from './sync-lifecycle.machine.ts';
import { SYNC_LIFECYCLE_INPUT, SYNC_LIFECYCLE_SAMPLES } from './sync-lifecycle.samples.ts';

type FaceProps = {
  situation: SyncLifecycleSituation;
  send: (event: SyncLifecycleEvent) => void;
};

/** A run as a page shows it: the machine's connect function decides, the kit draws. */
function Face({ situation, send }: FaceProps) {
  const view = connectSyncLifecycle(situation, send);
  return (
    <SyncProgress
      label="Progress of payments-november.zip"
      steps={view.steps}
      message={
        <Stack gap="md" align="start">
          <Text>{view.headline}</Text>
          {view.blockedReasons.map(({ file, reason, message }) => (
            <InlineAlert key={`${file} ${reason}`} tone="danger" title={file}>
              {message}
            </InlineAlert>
          ))}
          {view.canRetry ? <Button onClick={view.onRetry}>Try again</Button> : null}
        </Stack>
      }
    />
  );
}

const meta = {
  title: 'Sync lifecycle',
  component: Face,
  args: { send: fn() },
} satisfies Meta<typeof Face>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Importing: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.importing } };
export const Recognising: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.recognising } };
export const Checking: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.checking } };
export const Planning: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.planning } };
export const Ready: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.ready } };
export const Blocked: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.blocked } };

export const Failed: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'run.retry' });
  },
};

/** The machine itself, to be tried out. */
export const Statechart: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS.importing },
  render: () => (
    <MachineChart
      machine={syncLifecycleMachine}
      input={SYNC_LIFECYCLE_INPUT}
      samples={SYNC_LIFECYCLE_SAMPLES}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stored' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in recognising$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
  },
};
