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
      'You’re offline. You can read what’s loaded. Changes can’t be saved or posted until you’re back online.',
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

export const Matrix: Story = {
  render: ({ onRetry }) => (
    <Stack gap="sm">
      <OfflineBar state="reconnecting" />
      <OfflineBar state="offline" onRetry={onRetry} />
      <OfflineBar state="back" />
    </Stack>
  ),
};

export const Reconnecting: Story = { args: { state: 'reconnecting' } };
export const Back: Story = { args: { state: 'back' } };
export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
/** Its longest built-in sentence on a narrow screen. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
