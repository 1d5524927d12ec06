import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import type { ComboboxOption } from '../combobox/combobox-items.ts';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';

const STORES: readonly ComboboxOption[] = [
  { value: '1', label: 'Noodle House, Walnut Street', detail: 'Philadelphia' },
  { value: '2', label: 'Noodle House, Rittenhouse', detail: 'Philadelphia' },
  { value: '3', label: 'Blue Door Café', detail: 'Montréal' },
  { value: '4', label: 'Juniper & Rye', detail: 'Boston' },
  { value: '5', label: 'The Red Lantern', detail: 'New York' },
];
const MANY: readonly ComboboxOption[] = Array.from({ length: 2000 }, (_, at) => ({
  value: String(at),
  label: `Store ${at + 1}`,
  detail: at % 2 === 0 ? 'Uber Eats' : 'DoorDash',
}));

const onValueChange = fn<MultiComboboxProps['onValueChange']>();

const meta = {
  title: 'Components/Multi combobox',
  component: MultiCombobox,
  args: { label: 'Stores', options: STORES, value: [], onValueChange },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    onValueChange.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          'Several of many, found by typing: stores of a report, recipients of a client. For one of many use `Combobox`, for up to seven known ones a group of `Checkbox`, for entries that are in no list `TokenField`. Keys: ↓ opens and moves, Enter chooses and takes away again, Escape closes; at the start of the input ← goes to what is chosen, ← and → move there, Delete and Backspace remove. A pasted list of names or codes chooses what it names and says what it does not find. The list is a listbox that takes several; the number of results and what is removed are read out.',
      },
    },
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MultiCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: MultiComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Stack gap="lg">
      <MultiCombobox
        {...props}
        value={value}
        onValueChange={(options) => {
          setValue(options);
          props.onValueChange(options);
        }}
      />
      <Button>Next field</Button>
    </Stack>
  );
}

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Stores' });
const remover = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name: `Remove ${name}` });
const values = () => onValueChange.mock.lastCall?.[0].map(({ value }) => value);

export const Default: Story = {
  args: { placeholder: 'Search stores' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, 'cafe{Enter}');
    await expect(values()).toEqual(['3']);
    await expect(input).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Stores' })).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: /Juniper/ }));
    await expect(values()).toEqual(['3', '4']);
    await expect(screen.getByRole('option', { name: /Juniper/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: /Blue Door/ }));
    await expect(values()).toEqual(['4']);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    inputOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Stores' })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  args: { value: STORES.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(remover(canvasElement, 'Noodle House, Rittenhouse')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(values()).toEqual(['1', '3']);
    await waitFor(() => expect(remover(canvasElement, 'Blue Door Café')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(values()).toEqual(['1']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(values()).toEqual(['1', '2']);
    await userEvent.keyboard('{Enter}');
    await expect(values()).toEqual(['1']);
  },
};

export const Empty: Story = { args: { placeholder: 'Search stores' } };
export const Three: Story = { args: { value: STORES.slice(0, 3) } };
export const Fifty: Story = { args: { options: MANY, value: MANY.slice(0, 50) } };

/** At the maximum, options can only be deselected. */
export const Maximum: Story = {
  args: { value: STORES.slice(0, 2), max: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    const rye = await screen.findByRole('option', { name: /Juniper/ });
    await expect(rye).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(rye);
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: /Walnut/ }));
    await expect(values()).toEqual(['2']);
    await waitFor(() => expect(within(canvasElement).getByText('1 of 2')).toBeVisible());
  },
};

export const InvalidToken: Story = {
  args: {
    value: STORES.slice(2, 4),
    check: ({ value }) => (value === '4' ? 'closed since March.' : undefined),
  },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(
      'Juniper & Rye: closed since March.',
    );
    await expect(remover(canvasElement, 'Juniper & Rye, closed since March.')).toBeVisible();
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await userEvent.paste('blue door cafe\nThe Red Lantern\nNowhere');
    await expect(values()).toEqual(['3', '5']);
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription('Not added: Nowhere.');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <MultiCombobox
        label="Empty"
        placeholder="Search stores"
        options={STORES}
        value={[]}
        onValueChange={onValueChange}
      />
      <MultiCombobox
        label="Several"
        optional
        options={STORES}
        value={STORES.slice(0, 3)}
        onValueChange={onValueChange}
      />
      <MultiCombobox
        label="Full"
        max={2}
        options={STORES}
        value={STORES.slice(2, 4)}
        onValueChange={onValueChange}
      />
      <MultiCombobox
        label="Wrong"
        options={STORES}
        value={STORES.slice(2, 4)}
        check={({ value }) => (value === '4' ? 'closed since March.' : undefined)}
        onValueChange={onValueChange}
      />
      <MultiCombobox
        label="Read only"
        readOnly
        options={STORES}
        value={STORES.slice(0, 1)}
        onValueChange={onValueChange}
      />
      <MultiCombobox
        label="Disabled"
        disabled
        options={STORES}
        value={STORES.slice(0, 1)}
        onValueChange={onValueChange}
      />
    </Stack>
  ),
};

const GERMAN = [
  {
    value: '1',
    label: 'Zum Goldenen Hirschen am Kurfürstendamm, Lieferküche im Hinterhof',
    detail: 'Berlin-Charlottenburg-Wilmersdorf',
  },
  { value: '2', label: 'Spätzlemanufaktur Schwäbisch Gmünd', detail: 'Schwäbisch Gmünd' },
];

export const LongWords: Story = {
  args: {
    label: 'Filialen der Lieferplattformabrechnung',
    options: GERMAN,
    value: GERMAN,
    emptyText: 'Keine Filiale heißt so.',
  },
  globals: { viewport: { value: 'phone' } },
};
const ARABIC = [
  { value: '1', label: 'بيت النودلز، شارع الجوز', detail: 'فيلادلفيا' },
  { value: '2', label: 'مقهى الباب الأزرق', detail: 'مونتريال' },
  { value: '3', label: 'الفانوس الأحمر', detail: 'نيويورك' },
];
export const RightToLeft: Story = {
  args: { label: 'المتاجر', options: ARABIC, value: ARABIC.slice(0, 2) },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: /الفانوس/ })).toBeVisible());
  },
};
export const Phone: Story = {
  args: { value: STORES.slice(0, 3) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};
export const Dark: Story = { ...Phone, globals: { theme: 'dark' } };
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
