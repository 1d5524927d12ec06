import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: {
    label: 'Reading uber-eats-march.csv',
    percent: 37,
    valueText: '312 of 840 rows',
    labelled: true,
  },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', {
      name: 'Reading uber-eats-march.csv',
    });
    await expect(bar).toHaveAttribute('aria-valuenow', '37');
    await expect(bar).toHaveAttribute('aria-valuetext', '312 of 840 rows');
  },
};

export const Paused: Story = {
  args: { state: 'paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Paused, 312 of 840 rows',
    );
  },
};
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Failed, 312 of 840 rows',
    );
    await expect(canvas.getByText('Failed, 312 of 840 rows')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      {[0, 37, 100].map((percent) => (
        <Progress key={percent} label={`At ${percent}`} percent={percent} labelled />
      ))}
      <Progress label="Of unknown length" percent={null} labelled />
      <Progress label="Paused" percent={62} state="paused" labelled />
      <Progress label="Paused, of unknown length" percent={null} state="paused" labelled />
      <Progress label="Failed" percent={62} state="failed" labelled />
      <Progress label="The row says it" percent={62} />
    </Stack>
  ),
};

export const OfUnknownLength: Story = {
  args: { percent: null, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};

export const ReducedMotion: Story = {
  args: { percent: null, valueText: undefined },
  globals: { motion: 'reduce' },
};
export const LongText: Story = {
  args: {
    label: 'Auszahlungsdetailauswertung der Lieferplattform wird eingelesen',
    valueText: '312 von 840 Berichtszeilen',
    state: 'paused',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { label: 'قراءة تقرير مارس', valueText: '312 من 840 صفًا' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
