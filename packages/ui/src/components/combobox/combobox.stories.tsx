import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './combobox-items.ts';

const STORES: readonly ComboboxOption[] = [
  { value: '1', label: 'Noodle House, Walnut Street', detail: 'Philadelphia' },
  { value: '2', label: 'Noodle House, Rittenhouse', detail: 'Philadelphia' },
  { value: '3', label: 'Blue Door Café', detail: 'Montréal' },
  { value: '4', label: 'Juniper & Rye', detail: 'Boston', disabled: true, note: 'Closed in March' },
  { value: '5', label: 'The Red Lantern', detail: 'New York' },
];
const MANY: readonly ComboboxOption[] = Array.from({ length: 2000 }, (_, at) => ({
  value: String(at),
  label: `Store ${at + 1}`,
  detail: at % 2 === 0 ? 'Uber Eats' : 'DoorDash',
}));

const onValueChange = fn();

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: { label: 'Store', options: STORES, value: null, onValueChange },
  render: (args) => <Stateful {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'One of many, found by typing; here or on a server, up to thousands. For up to fifteen known options use `Select`, for several `MultiCombobox`, for accounts `AccountPicker`. Keys: ↓ opens and moves, ↑ Home End move, Enter chooses, Escape closes and keeps what was chosen; leaving the field never chooses. The input is a combobox with a listbox; the line the arrows stand on is its active descendant, and how many results there are is read out.',
      },
    },
  },
  beforeEach: () => {
    onValueChange.mockClear();
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Stack gap="lg">
      <Combobox
        {...props}
        value={value}
        onValueChange={(option) => {
          setValue(option);
          props.onValueChange(option);
        }}
      />
      <Button>Next field</Button>
    </Stack>
  );
}

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Store' });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

export const Default: Story = {
  args: { hint: 'Type a part of its name or its city.' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAccessibleDescription('Type a part of its name or its city.');
    await userEvent.type(input, 'cafe');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Store' })).toBeVisible());
    await expect(names()).toEqual(['Blue Door CaféMontréal']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1 result');
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith(STORES[2]);
    await expect(input).toHaveValue('Blue Door Café');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Walnut Street'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('The Red Lantern'));
    await userEvent.keyboard('{ArrowUp}');
    // Disabled options are skipped.
    await waitFor(() => expect(active()).toHaveTextContent('Blue Door Café'));
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith(STORES[1]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    inputOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Store' })).toBeVisible());
  },
};

/** Escape closes the list and restores the selection; blur does not select the highlighted option. */
export const KeepsWhatWasChosen: Story = {
  args: { value: STORES[0] ?? null },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, 'lantern');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Noodle House, Walnut Street');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Noodle House, Walnut Street');
    await userEvent.clear(input);
    await userEvent.type(input, 'lantern');
    await userEvent.tab();
    await expect(input).toHaveValue('Noodle House, Walnut Street');
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const Clearable: Story = {
  args: { value: STORES[0] ?? null, optional: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Store' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(null);
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'lantern{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith(STORES[4]);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Disabled: Story = { args: { disabled: true, value: STORES[0] ?? null } };

export const RefusesWhatIsDisabled: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'juniper{Enter}');
    const option = await screen.findByRole('option', { name: /Juniper & Rye/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { status: 'loading', options: [], onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), 'noo');
    await expect(args.onSearch).toHaveBeenLastCalledWith('noo');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Searching…');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingFound: Story = {
  args: { emptyText: 'No store has this name.' },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'xyz');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'No store has this name.',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { status: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'The list couldn’t be loaded.',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const CreateNew: Story = {
  args: { onCreate: fn(), createLabel: (typed: string) => `Add the store “${typed}”` },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), 'Noodle House, Market');
    await userEvent.click(
      await screen.findByRole('option', { name: 'Add the store “Noodle House, Market”' }),
    );
    await expect(args.onCreate).toHaveBeenLastCalledWith('Noodle House, Market');
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.type(inputOf(canvasElement), 'Noodle House, W');
    await waitFor(() => expect(names()).toHaveLength(2));
  },
};

/** Few of them are rendered, but assistive technology still gets their total. */
export const TwoThousand: Story = {
  args: { options: MANY },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await expect(await screen.findByRole('option', { name: /^Store 1 / })).toHaveAttribute(
      'aria-setsize',
      '2000',
    );
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Store 2000/ })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith(MANY[1999]);
  },
};

export const Recent: Story = {
  args: { recent: ['5', '3'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await waitFor(() => expect(screen.getByText('Recent')).toBeVisible());
    await expect(names().slice(0, 2)).toEqual([
      'The Red LanternNew York',
      'Blue Door CaféMontréal',
    ]);
  },
};

export const Grouped: Story = {
  args: {
    options: [
      { value: '5010', code: '5010', label: 'Delivery fees', group: 'Expenses' },
      { value: '5020', code: '5020', label: 'Marketing', group: 'Expenses' },
      { value: '4010', code: '4010', label: 'Delivery sales', group: 'Income' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await waitFor(() => expect(screen.getByText('Income')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(inputOf(canvasElement)).toHaveValue('5010 · Delivery fees');
    await userEvent.click(inputOf(canvasElement));
    await waitFor(() => expect(screen.getByText('Expenses')).toBeVisible());
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <Combobox
        label="Empty"
        placeholder="Search stores"
        options={STORES}
        value={null}
        onValueChange={onValueChange}
      />
      <Combobox
        label="Not required"
        optional
        options={STORES}
        value={STORES[0] ?? null}
        onValueChange={onValueChange}
      />
      <Combobox
        label="Read only"
        readOnly
        options={STORES}
        value={STORES[1] ?? null}
        onValueChange={onValueChange}
      />
      <Combobox
        label="Disabled"
        disabled
        options={STORES}
        value={STORES[1] ?? null}
        onValueChange={onValueChange}
      />
      <Combobox
        label="Wrong"
        error="Choose a store."
        options={STORES}
        value={null}
        onValueChange={onValueChange}
      />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: '1',
        label: 'Zum Goldenen Hirschen am Kurfürstendamm, Lieferküche im Hinterhof',
        detail: 'Berlin-Charlottenburg-Wilmersdorf',
        note: 'Umsatzsteueridentifikationsnummer noch nicht hinterlegt',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
  },
};
/** A status is a shape, a word and a color; two-line options keep their first words. */
export const WithStatus: Story = {
  args: {
    options: [
      {
        value: '1',
        label: 'Noodle House',
        note: 'QuickBooks · 3 stores',
        status: { tone: 'success', text: 'Up to date' },
      },
      {
        value: '2',
        label: 'Blue Door Café',
        note: 'QuickBooks · 1 store',
        status: { tone: 'warning', text: 'Needs mapping' },
      },
      {
        value: '3',
        label: 'Juniper & Rye',
        note: 'Delivery only · 12 stores',
        status: { tone: 'danger', text: '2 failed' },
      },
      { value: '4', label: 'The Red Lantern', status: { tone: 'neutral', text: 'Importing' } },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Blue Door Café/ })).toHaveTextContent(
        'Needs mapping',
      ),
    );
  },
};
export const Phone: Story = { ...Recent, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    label: 'المتجر',
    options: [
      { value: '1', label: 'بيت النودلز، شارع الجوز', detail: 'فيلادلفيا' },
      { value: '2', label: 'مقهى الباب الأزرق', detail: 'مونتريال' },
      {
        value: '3',
        label: 'الفانوس الأحمر',
        detail: 'نيويورك',
        note: 'مغلق منذ مارس',
        disabled: true,
      },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /بيت النودلز/ })).toBeVisible());
  },
};
export const Dark: Story = { ...Recent, globals: { theme: 'dark' } };
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
