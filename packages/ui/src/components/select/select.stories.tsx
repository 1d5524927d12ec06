import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Select, type SelectOption, type SelectOptionGroup } from './select.tsx';

const BASES: readonly SelectOption[] = [
  { value: 'accrual', label: 'Accrual, by business day' },
  { value: 'cash', label: 'Cash, on the day of payment' },
];

const PLATFORMS: readonly SelectOptionGroup[] = [
  {
    label: 'United States',
    options: [
      { value: 'ubereats', label: 'Uber Eats' },
      { value: 'doordash', label: 'DoorDash' },
    ],
  },
  {
    label: 'Canada',
    options: [{ value: 'ubereats_ca', label: 'Uber Eats Canada', disabled: true }],
  },
];

const SHOWN = { hover: '[data-shown="hover"]', focusVisible: '[data-shown="focus"]' };

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Basis', options: BASES, onChange: fn() },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Basis' });
    await userEvent.selectOptions(select, 'cash');
    await expect(select).toHaveValue('cash');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Placeholder: Story = {
  args: { placeholder: 'Choose a basis' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Basis' });
    const unchosen = getComputedStyle(select).color;
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'accrual');
    await expect(getComputedStyle(select).color).not.toBe(unchosen);
  },
};

export const Grouped: Story = {
  args: { label: 'Platform', options: PLATFORMS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Canada' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Uber Eats Canada' })).toBeDisabled();
  },
};

export const LongList: Story = {
  args: {
    label: 'Payout week',
    options: Array.from({ length: 52 }, (_, week) => ({
      value: String(week + 1),
      label: `Week ${String(week + 1)} of 2026`,
    })),
    defaultValue: '14',
  },
};

export const Invalid: Story = {
  args: { placeholder: 'Choose a basis', hint: 'As in the tax return.', error: 'Choose a basis.' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Basis' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('As in the tax return. Choose a basis.');
  },
};

export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Basis' })).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="lg">
      <Select label="Chosen" options={BASES} defaultValue="cash" />
      <Select label="Hover" data-shown="hover" options={BASES} />
      <Select label="Focus" data-shown="focus" options={BASES} />
      <Select label="With a placeholder" options={BASES} placeholder="Choose a basis" />
      <Select label="In groups" options={PLATFORMS} />
      <Select label="Not required" options={BASES} placeholder="None" optional />
      <Select label="Disabled" options={BASES} disabled />
      <Select label="Wrong" options={BASES} placeholder="Choose a basis" error="Choose a basis." />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Gewinnermittlungsart und Umsatzsteuerberechnungsgrundlage',
    hint: 'Wie im Fragebogen zur steuerlichen Erfassung angegeben.',
    options: [
      {
        value: 'accrual',
        label: 'Nach vereinbarten Entgelten (Sollversteuerung), Buchung am Geschäftstag',
      },
      { value: 'cash', label: 'Nach vereinnahmten Entgelten (Istversteuerung)' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'أساس المحاسبة',
    options: [
      { value: 'accrual', label: 'الاستحقاق، بحسب يوم العمل' },
      { value: 'cash', label: 'النقد، يوم الدفع' },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
