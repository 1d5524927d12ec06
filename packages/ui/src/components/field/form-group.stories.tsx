import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormGroup } from './form-group.tsx';

function AddressFields() {
  return (
    <>
      <TextField label="Street" autoComplete="address-line1" defaultValue="1412 Walnut Street" />
      <Columns gap="md">
        <TextField label="City" autoComplete="address-level2" defaultValue="Philadelphia" />
        <Select
          label="State"
          defaultValue="PA"
          options={[
            { value: 'NJ', label: 'New Jersey' },
            { value: 'PA', label: 'Pennsylvania' },
          ]}
        />
      </Columns>
    </>
  );
}

const meta = {
  title: 'Components/Form group',
  component: FormGroup,
  args: {
    legend: 'Address of the store',
    hint: 'Sales tax is looked up by it.',
    children: <AddressFields />,
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FormGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Address of the store' });
    await expect(group).toHaveAccessibleDescription('Sales tax is looked up by it.');
    await expect(within(group).getByRole('textbox', { name: 'Street' })).toBeEnabled();
  },
};

export const HintAndError: Story = {
  args: { error: 'No sales tax district has this address. Correct the city or the state.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('group', { name: 'Address of the store' }),
    ).toHaveAccessibleDescription(
      'Sales tax is looked up by it. No sales tax district has this address. Correct the city or the state.',
    );
  },
};

export const Optional: Story = { args: { optional: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <FormGroup {...args} legend="With a hint" />
      <FormGroup {...args} legend="With an error" error="No sales tax district has this address." />
      <FormGroup {...args} legend="Cannot be changed" disabled />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    legend: 'Anschrift der umsatzsteuerlich registrierten Betriebsstätte',
    hint: 'Nach ihr richtet sich, welches Betriebsstättenfinanzamt für die Umsatzsteuervoranmeldung zuständig ist.',
    error: 'Zu dieser Anschrift ist kein Betriebsstättenfinanzamt verzeichnet.',
  },
};

export const RightToLeft: Story = {
  args: {
    legend: 'عنوان المتجر',
    hint: 'تُحدَّد ضريبة المبيعات بحسبه.',
    children: (
      <>
        <TextField label="الشارع" defaultValue="شارع الحمراء ١٢" />
        <TextField label="المدينة" defaultValue="بيروت" />
      </>
    ),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};

export const Phone: Story = { ...HintAndError, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
