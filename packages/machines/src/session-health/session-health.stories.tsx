import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MachineChart } from '../testing/machine-chart.tsx';
import { sessionHealthMachine } from './session-health.machine.ts';
import { SESSION_HEALTH_SAMPLES, sessionHealthInput } from './session-health.samples.ts';

/**
 * The session of one tab. It renders nothing itself: the session toast shows its events, and the route guard reads its
 * state.
 */
function Chart() {
  return (
    <MachineChart
      machine={sessionHealthMachine}
      input={sessionHealthInput()}
      samples={SESSION_HEALTH_SAMPLES}
    />
  );
}

const meta = {
  title: 'Session health',
  component: Chart,
  parameters: {
    docs: {
      description: {
        component:
          'How long a session is still good, and its refresh: once for all tabs, spread over them, repeated after a failure that said nothing. It has no face; what it finds is told by the session toast.',
      },
    },
  },
} satisfies Meta<typeof Chart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The machine itself, interactive. */
export const Statechart: Story = {
  render: () => <Chart />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stored, 3 min left' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      / is in health\.expiring_soon and refresh\.working\.locking$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'The lock is ours' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refreshed' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      / is in health\.healthy and refresh\.idle$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
  },
};
