import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { StaleBadge } from './stale-badge.tsx';

const MINUTE_MS = 60_000;
const NOW_MS = Date.UTC(2026, 3, 7, 9, 30);

const meta = {
  title: 'Components/Stale badge',
  component: StaleBadge,
  args: { updatedAtMs: NOW_MS - 3 * MINUTE_MS, nowMs: NOW_MS, staleAfterMs: 15 * MINUTE_MS },
} satisfies Meta<typeof StaleBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Updated 3 min\. ago$/);
  },
};

export const Reconnecting: Story = {
  args: { reconnecting: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('· Reconnecting');
  },
};

export const Stale: Story = {
  args: { updatedAtMs: NOW_MS - 16 * MINUTE_MS },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Out of date, updated 16 min\. ago$/);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="sm">
      {[0, 3, 15, 16, 90, 3_000].map((minutes) => (
        <StaleBadge key={minutes} {...args} updatedAtMs={NOW_MS - minutes * MINUTE_MS} />
      ))}
      <StaleBadge {...args} reconnecting updatedAtMs={NOW_MS - 20 * MINUTE_MS} />
    </Stack>
  ),
};

/** Out of date and without a connection: all it can say at once. */
export const LongText: Story = {
  args: { reconnecting: true, updatedAtMs: NOW_MS - 3_000 * MINUTE_MS },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { reconnecting: true }, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
