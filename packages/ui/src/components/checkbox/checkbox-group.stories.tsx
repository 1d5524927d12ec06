import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.tsx';

const STORES: readonly CheckboxOption[] = [
  { value: 'walnut', label: 'Walnut Street' },
  { value: 'rittenhouse', label: 'Rittenhouse' },
  { value: 'fishtown', label: 'Fishtown' },
];

const onValueChange = fn();

const meta = {
  title: 'Components/Checkbox group',
  component: CheckboxGroup,
  args: { legend: 'Stores in this report', options: STORES, value: [], onValueChange },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    onValueChange.mockClear();
  },
  decorators: [
    (Story) => (
      <Box width="measure">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CheckboxGroup
      {...props}
      value={value}
      onValueChange={(chosen) => {
        setValue(chosen);
        props.onValueChange(chosen);
      }}
    />
  );
}

export const Default: Story = {
  args: { hint: 'Their payouts are added up.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Stores in this report' });
    await expect(group).toHaveAccessibleDescription('Their payouts are added up.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fishtown' }));
    canvas.getByRole('checkbox', { name: 'Walnut Street' }).focus();
    await userEvent.keyboard(' ');
    // In list order, not click order.
    await expect(onValueChange).toHaveBeenLastCalledWith(['walnut', 'fishtown']);
    await userEvent.keyboard(' ');
    await expect(onValueChange).toHaveBeenLastCalledWith(['fishtown']);
  },
};

export const All: Story = {
  args: { allLabel: 'All 3 stores', value: ['walnut'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All 3 stores' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(onValueChange).toHaveBeenLastCalledWith(['walnut', 'rittenhouse', 'fishtown']);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await expect(onValueChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fishtown' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const AllLeavesTheFixed: Story = {
  args: {
    allLabel: 'All 3 stores',
    options: [
      { value: 'walnut', label: 'Walnut Street', disabled: true, hint: 'Its books are closed.' },
      ...STORES.slice(1),
    ],
    value: ['walnut'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All 3 stores' });
    await userEvent.click(all);
    await expect(onValueChange).toHaveBeenLastCalledWith(['walnut', 'rittenhouse', 'fishtown']);
    await userEvent.click(all);
    await expect(onValueChange).toHaveBeenLastCalledWith(['walnut']);
    await expect(canvas.getByRole('checkbox', { name: 'Walnut Street' })).toBeDisabled();
  },
};

export const GroupError: Story = {
  args: { error: 'Choose at least one store.', id: 'stores' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('group', { name: 'Stores in this report' }),
    ).toHaveAccessibleDescription('Choose at least one store.');
    await expect(canvas.getByRole('checkbox', { name: 'Walnut Street' })).toHaveAttribute(
      'id',
      'stores',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: ['fishtown'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Fishtown' })).toBeDisabled();
  },
};

export const InColumns: Story = {
  args: {
    layout: 'columns',
    allLabel: 'All 9 stores',
    value: ['3', '7'],
    options: [
      'Walnut Street',
      'Rittenhouse',
      'Fishtown',
      'Old City',
      'Manayunk',
      'Chestnut Hill',
      'Passyunk',
      'Northern Liberties',
      'University City',
    ].map((label, at) => ({ value: String(at), label })),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Stateful {...args} legend="None chosen" />
      <Stateful {...args} legend="Some of all" allLabel="All 3 stores" value={['walnut']} />
      <Stateful
        {...args}
        legend="All of them"
        allLabel="All 3 stores"
        value={STORES.map(({ value }) => value)}
      />
      <Stateful {...args} legend="Wrong" error="Choose at least one store." />
      <Stateful {...args} legend="Disabled" disabled value={['fishtown']} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    legend: 'Betriebsstätten, deren Auszahlungen zusammengefasst werden',
    hint: 'Nur Betriebsstätten mit abgeschlossener Umsatzsteuervoranmeldung.',
    allLabel: 'Alle Betriebsstätten des Mandanten',
    options: [
      {
        value: '1',
        label: 'Gaststättenbetriebsgesellschaft Zum Goldenen Hirschen am Kurfürstendamm',
        hint: 'Umsatzsteuervoranmeldung März 2026 abgeschlossen',
      },
      { value: '2', label: 'Donaudampfschifffahrtsrestaurant Regensburg' },
    ],
    value: ['1'],
  },
};

export const RightToLeft: Story = {
  args: {
    legend: 'متاجر هذا التقرير',
    allLabel: 'المتاجر كلها',
    options: [
      { value: '1', label: 'شارع الحمراء' },
      { value: '2', label: 'وسط المدينة' },
    ],
    value: ['1'],
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...InColumns, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
