import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { UsageMeter } from './usage-meter.tsx';

const meta = {
  title: 'Patterns/Usage meter',
  component: UsageMeter,
  args: { label: 'Stores', used: 4, limit: 25 },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof UsageMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Stores' });
    await expect(meter).toHaveAttribute('aria-valuetext', '4 of 25');
  },
};
export const Near: Story = { args: { used: 23 } };
export const OverLimit: Story = {
  args: { used: 31 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      '31 of 25. Over the limit',
    );
    await expect(canvas.getByText(/^What you have stays\. .* until 6 fewer/)).toBeVisible();
  },
};
export const NoLimit: Story = {
  args: { used: 1_204, limit: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204, no limit')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack>
      <UsageMeter label="Clients" used={3} limit={null} />
      <UsageMeter label="Stores" used={18} limit={25} />
      <UsageMeter label="Channels" used={48} limit={50} />
      <UsageMeter label="People" used={12} limit={10} />
    </Stack>
  ),
};
export const LongWords: Story = {
  args: { label: 'Lieferplattformverrechnungskontoanbindungen', used: 1_204_312, limit: 1_000_000 },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { label: 'المتاجر', used: 31 },
  globals: { direction: 'rtl' },
};
