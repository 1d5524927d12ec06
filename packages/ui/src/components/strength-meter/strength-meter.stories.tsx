import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const meta = {
  title: 'Components/Strength meter',
  component: StrengthMeter,
  args: { label: 'Password strength', strength: 2, children: 'A few more words would help.' },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof StrengthMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fair: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Password strength' });
    await expect(meter).toHaveAttribute('aria-valuenow', '2');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Fair');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Fair. A few more words would help.',
    );
  },
};
export const Nothing: Story = { args: { strength: 0, children: 'At least 8 characters.' } };
export const Weak: Story = {
  args: { strength: 1, children: 'This is one of the first to be tried.' },
};
export const Good: Story = { args: { strength: 3, children: undefined } };
export const Strong: Story = { args: { strength: 4, children: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
