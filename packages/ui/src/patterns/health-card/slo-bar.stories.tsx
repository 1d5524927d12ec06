import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { SloBar } from './slo-bar.tsx';

const meta = {
  title: 'Patterns/SLO bar',
  component: SloBar,
  args: {
    label: 'Entries posted within a minute',
    targetPercent: 99.5,
    actualPercent: 99.84,
    period: 'the last 30 days',
    checked: '2 minutes ago',
  },
  render: (args) => (
    <Box width="measure">
      <SloBar {...args} />
    </Box>
  ),
} satisfies Meta<typeof SloBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Entries posted within a minute' });
    await expect(meter).toHaveAttribute('aria-valuenow', '32');
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      'Met. 99.84% in the last 30 days, against a target of 99.5%; 32% of the error budget is used.',
    );
  },
};
export const Healthy: Story = {};
export const Degraded: Story = { args: { actualPercent: 99.56 } };
export const Down: Story = {
  args: { actualPercent: 98.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missed')).toBeVisible();
    await expect(canvas.getByText(/the error budget is used up/)).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Unknown: Story = {
  args: { actualPercent: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing was measured in the last 30 days/)).toBeVisible();
  },
};
export const Stale: Story = {
  args: { stale: true, checked: '6 hours ago' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of date: last measured 6 hours ago')).toBeVisible();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Box width="measure">
      <Stack gap="lg">
        <SloBar {...args} />
        <SloBar {...args} label="Reports read without an error" actualPercent={99.56} />
        <SloBar {...args} label="Mail delivered" actualPercent={98.2} />
        <SloBar {...args} label="Webhooks answered" actualPercent={null} />
        <SloBar {...args} label="Pages answered within a second" stale checked="6 hours ago" />
      </Stack>
    </Box>
  ),
};
export const LongWords: Story = {
  args: {
    label: 'Lieferplattformverrechnungskontoabstimmungen innerhalb einer Arbeitsstunde',
    period: 'den vergangenen 30 Kalendertagen',
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { label: 'القيود المسجّلة خلال دقيقة', period: 'آخر ٣٠ يومًا' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
