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

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <Select label="With a placeholder" options={BASES} placeholder="Choose a basis" />
      <Select label="In groups" options={PLATFORMS} />
      <Select label="Disabled" options={BASES} disabled />
      <Select label="Wrong" options={BASES} placeholder="Choose a basis" error="Choose a basis." />
    </Stack>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
