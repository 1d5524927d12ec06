import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
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

export const Default: Story = {
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

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <StrengthMeter label="Nothing yet" strength={0}>
        At least 8 characters.
      </StrengthMeter>
      <StrengthMeter label="Weak" strength={1}>
        This is one of the first to be tried.
      </StrengthMeter>
      <StrengthMeter label="Fair" strength={2}>
        A few more words would help.
      </StrengthMeter>
      <StrengthMeter label="Good" strength={3} />
      <StrengthMeter label="Strong" strength={4} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    strength: 1,
    children:
      'Dieses Kennwort steht in einer Liste öffentlich bekannt gewordener Kennwörter und wird bei Einbruchsversuchen als eines der ersten ausprobiert.',
  },
};
export const RightToLeft: Story = {
  args: { label: 'قوة كلمة المرور', strength: 2, children: 'بضع كلمات أخرى تزيدها قوة.' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
