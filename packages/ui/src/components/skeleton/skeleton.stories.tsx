import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { label: 'Loading payouts' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveAttribute('aria-busy', 'true');
    await expect(status).toHaveTextContent('Loading payouts');
  },
};
export const Table: Story = { args: { shape: 'table', lines: 5 } };
export const Chart: Story = { args: { shape: 'chart', label: 'Loading the waterfall' } };
export const Dark: Story = { args: { shape: 'table', lines: 5 }, globals: { theme: 'dark' } };
