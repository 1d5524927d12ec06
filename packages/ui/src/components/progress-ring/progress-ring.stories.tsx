import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { ProgressRing } from './progress-ring.tsx';

const meta = {
  title: 'Components/Progress ring',
  component: ProgressRing,
  args: { label: 'Harbour Street', percent: 37, valueText: '2 of 5 stages' },
} satisfies Meta<typeof ProgressRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Harbour Street' });
    await expect(ring).toHaveAttribute('aria-valuenow', '37');
    await expect(ring).toHaveAttribute('aria-valuetext', '2 of 5 stages');
  },
};

export const OfUnknownLength: Story = {
  args: { percent: null, valueText: undefined },
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar');
    await expect(ring).not.toHaveAttribute('aria-valuenow');
    await expect(ring).toHaveAttribute('aria-valuetext', 'In progress');
  },
};

export const Paused: Story = {
  args: { state: 'paused' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Paused, 2 of 5 stages',
    );
  },
};
export const Failed: Story = { args: { state: 'failed' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="sm">
      {[0, 37, 100].map((percent) => (
        <ProgressRing key={percent} label={`At ${percent}`} percent={percent} />
      ))}
      <ProgressRing label="Of unknown length" percent={null} />
      <ProgressRing label="Paused" percent={62} state="paused" />
      <ProgressRing label="Failed" percent={62} state="failed" />
      <ProgressRing label="In a row that says so" labelHidden percent={62} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Feinkostgeschäftsgesellschaft am Viktualienmarkt',
    valueText: '2 von 5 Schritten',
  },
};
export const RightToLeft: Story = {
  args: { label: 'شارع الميناء', valueText: 'المرحلة 2 من 5' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
