import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MachineChart } from '../testing/machine-chart.tsx';
import { errorReporterMachine } from './error-reporter.machine.ts';
import { ERROR_REPORTER_SAMPLES } from './error-reporter.samples.ts';

/** Reports page errors to the server. It renders nothing and never raises an error itself. */
function Chart() {
  return (
    <MachineChart
      machine={errorReporterMachine}
      input={undefined}
      samples={ERROR_REPORTER_SAMPLES}
    />
  );
}

const meta = {
  title: 'Error reporter',
  component: Chart,
  parameters: {
    docs: {
      description: {
        component:
          'What becomes of an error in the browser: it is queued, sent in batches of ten or after 30 s, at once when it is urgent, and by beacon when the page is hidden. It has no face.',
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
    await userEvent.click(canvas.getByRole('button', { name: 'A critical error' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in sending$/);
    await userEvent.click(canvas.getByRole('button', { name: 'The page is hidden' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in beaconing$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
  },
};
