import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { OfflineBar } from './offline-bar.tsx';

const meta = {
  title: 'Components/Offline bar',
  component: OfflineBar,
  args: { state: 'offline', onRetry: fn() },
} satisfies Meta<typeof OfflineBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. You can read what is loaded; nothing is posted until you are back.',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Online: Story = {
  args: { state: 'online' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const ChangesWaiting: Story = {
  args: { waitingCount: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      '3 changes wait and are sent when you are back.',
    );
  },
};

export const Matrix: Story = {
  render: ({ onRetry }) => (
    <Stack gap="sm">
      <OfflineBar state="reconnecting" />
      <OfflineBar state="reconnecting" waitingCount={1} />
      <OfflineBar state="offline" onRetry={onRetry} />
      <OfflineBar state="back" />
    </Stack>
  ),
};

export const Reconnecting: Story = { args: { state: 'reconnecting' } };
export const Back: Story = { args: { state: 'back' } };
export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
/** The longest of its own sentences, where there is little room. */
export const LongText: Story = {
  args: { waitingCount: 1240 },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
