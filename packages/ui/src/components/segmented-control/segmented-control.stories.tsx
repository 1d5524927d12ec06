import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const meta = {
  title: 'Components/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'View',
    value: 'chart',
    onValueChange: fn(),
    segments: [
      { value: 'chart', label: 'Chart', icon: 'waterfall' },
      { value: 'table', label: 'Table', icon: 'table' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Holds a key until it has taken effect, as a finger does; the focus moves shortly after keydown. */
async function press(key: string, effect: () => Promise<void>) {
  await userEvent.keyboard(`{${key}>}`);
  await waitFor(effect);
  await userEvent.keyboard(`{/${key}}`);
}

function Chosen(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onValueChange={(chosen) => {
        setValue(chosen);
        props.onValueChange(chosen);
      }}
    />
  );
}

const PERIODS = ['Day', 'Week', 'Month', 'Quarter', 'Year'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toHaveFocus();
    const chart = canvas.getByRole('radio', { name: 'Chart' });
    const table = canvas.getByRole('radio', { name: 'Table' });
    await press('ArrowRight', () => expect(table).toBeChecked());
    await expect(table).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('table');
    await press('ArrowRight', () => expect(chart).toBeChecked());
    await userEvent.click(table);
    await expect(table).toBeChecked();
  },
};

export const OneTabStop: Story = {
  args: { label: 'Period', segments: PERIODS, value: 'month' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'Month' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const IconsOnly: Story = {
  args: {
    segments: [
      { value: 'chart', label: 'Chart', icon: 'waterfall', labelHidden: true },
      { value: 'table', label: 'Table', icon: 'table', labelHidden: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Table' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="md" align="start">
      <Chosen {...args} />
      <Chosen
        {...args}
        label="Messages"
        value="all"
        segments={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
          { value: 'failed', label: 'Failed', disabled: true },
        ]}
      />
      <Chosen {...args} label="Period" segments={PERIODS} value="month" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    segments: [
      { value: 'chart', label: 'Auszahlungsübersicht' },
      { value: 'table', label: 'Buchungssatzvorschau' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    label: 'العرض',
    segments: [
      { value: 'chart', label: 'مخطط', icon: 'waterfall' },
      { value: 'table', label: 'جدول', icon: 'table' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const table = canvas.getByRole('radio', { name: 'جدول' });
    await press('ArrowLeft', () => expect(table).toBeChecked());
  },
};
export const Phone: Story = { ...OneTabStop, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
