import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import type { Currency } from '../money/format-money.ts';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

const onChange = fn();

const meta = {
  title: 'Components/Money field',
  component: MoneyField,
  args: { label: 'Amount of the adjustment', value: 123_456, onChange, currency: 'USD' },
  render: (args) => <Stateful {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'An amount of money in whole cents. For counts, days and rates use `NumberField`. It reads what is pasted from any statement ("1,234.56", "1.234,56", "(12.00)") and refuses what could be two amounts. Keys: where stepping is on, ↑ ↓ change by one step, with Shift by ten, Page Up and Page Down by a hundred; only then its role is spinbutton. The currency is read out with the field.',
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
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  const [currency, setCurrency] = useState<Currency>(props.currency);
  return (
    <MoneyField
      {...props}
      value={value}
      currency={currency}
      onCurrencyChange={setCurrency}
      onChange={(next, problem) => {
        setValue(next);
        props.onChange(next, problem);
      }}
    />
  );
}

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', {
    name: 'Amount of the adjustment',
  });

export const Default: Story = {
  args: { hint: 'As it stands on the statement.' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveValue('1,234.56');
    await expect(input).toHaveAccessibleDescription('As it stands on the statement. US Dollar');
    await userEvent.clear(input);
    await userEvent.type(input, '-45.5');
    await expect(onChange).toHaveBeenLastCalledWith(-4550, null);
    await expect(input).toHaveValue('-45.5');
    await userEvent.tab();
    await expect(input).toHaveValue('−45.50');
  },
};

/** A statement in another locale: pasted text is normalized at once. */
export const Pasted: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('1.234,56');
    await expect(input).toHaveValue('1,234.56');
    await expect(onChange).toHaveBeenLastCalledWith(123_456, null);
    await userEvent.clear(input);
    await userEvent.paste('($2,000.00)');
    await expect(input).toHaveValue('−2,000.00');
    await expect(onChange).toHaveBeenLastCalledWith(-200_000, null);
  },
};

/** A value that could be 1,234.00 or 1.23 is not guessed. The field reports it on blur, and the form is not submitted. */
export const Ambiguous: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, '1.234');
    await expect(onChange).toHaveBeenLastCalledWith(null, 'ambiguous');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveValue('1.234');
    await expect(input.checkValidity()).toBe(false);
    await expect(input).toHaveAccessibleDescription(
      'This can be read in two ways. Write it with its decimals, for example 1,234.56. US Dollar',
    );
    await userEvent.type(input, '5');
    await expect(onChange).toHaveBeenLastCalledWith(null, 'too_precise');
    await userEvent.type(input, '{Backspace}{Backspace}');
    await expect(onChange).toHaveBeenLastCalledWith(123, null);
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const Negative: Story = { args: { value: -123_456 } };
export const Zero: Story = { args: { value: 0 } };

export const Overflow: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, '90071992547409.91');
    await expect(onChange).toHaveBeenLastCalledWith(Number.MAX_SAFE_INTEGER, null);
    await userEvent.clear(input);
    await userEvent.type(input, '90071992547409.92');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith(null, 'too_large');
    await expect(input).toHaveAccessibleDescription('This number is too large. US Dollar');
  },
};

export const OutOfRange: Story = {
  args: { value: null, min: 0, max: 50_000 },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, '500.01');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith(null, 'above');
    await expect(input).toHaveAccessibleDescription('Enter 500.00 or less. US Dollar');
  },
};

export const CurrencySwitch: Story = {
  args: { currencies: ['USD', 'CAD'] },
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByRole('combobox', {
      name: 'Currency of Amount of the adjustment',
    });
    await userEvent.selectOptions(choice, 'CAD');
    await expect(inputOf(canvasElement)).toHaveValue('1,234.56');
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription('Canadian Dollar');
  },
};

export const Stepping: Story = {
  args: { step: 100, min: 100_000 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1,235.56');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(input).toHaveValue('1,225.56');
    await expect(input).toHaveAttribute('aria-valuetext', '$1,225.56');
    await userEvent.keyboard('{PageUp}{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(onChange).toHaveBeenLastCalledWith(100_000, null);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <MoneyField label="Empty" value={null} onChange={onChange} currency="USD" />
      <MoneyField label="Not required" optional value={500} onChange={onChange} currency="USD" />
      <MoneyField label="Loss" value={-98_765} onChange={onChange} currency="CAD" />
      <MoneyField
        label="Currency to choose"
        value={1_234_567_890}
        onChange={onChange}
        currency="USD"
        currencies={['USD', 'CAD']}
      />
      <MoneyField label="Read only" readOnly value={500} onChange={onChange} currency="USD" />
      <MoneyField label="Disabled" disabled value={500} onChange={onChange} currency="USD" />
      <MoneyField
        label="Wrong"
        error="The payout is $3,290.50; enter the same amount."
        value={329_000}
        onChange={onChange}
        currency="USD"
      />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    locale: 'de-DE',
    label: 'Betrag der nachträglichen Lieferplattformprovisionsberichtigung',
    hint: 'Der Betrag, wie er in der Auszahlungsübersicht steht, mit zwei Nachkommastellen.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('1.234,56');
  },
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
