import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const onChange = fn();

const meta = {
  title: 'Components/Number field',
  component: NumberField,
  args: {
    label: 'Watch window',
    hint: 'How many days back corrections are looked for.',
    unit: 'days',
    value: 35,
    onChange,
  },
  render: (args) => <Stateful {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'A number that is not money: days, a rate, a count. For amounts use `MoneyField`; for digits that are a name (a code, an account number) `TextField`. Keys: where stepping is on, ↑ ↓ change by one step, with Shift by ten, Page Up and Page Down by a hundred; only then its role is spinbutton. What cannot be read is told when the field is left, and a native form does not send it.',
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
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Stack gap="lg">
      <NumberField
        {...props}
        value={value}
        onChange={(next, problem) => {
          setValue(next);
          props.onChange(next, problem);
        }}
      />
      <Button onClick={() => setValue(7)}>Set to 7</Button>
    </Stack>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Watch window' });
    await expect(input).toHaveAccessibleDescription(
      'How many days back corrections are looked for. days',
    );
    await userEvent.clear(input);
    await expect(onChange).toHaveBeenLastCalledWith(null, null);
    await userEvent.type(input, '1.5');
    await expect(onChange).toHaveBeenLastCalledWith(null, 'too_precise');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Enter a whole number\./);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set to 7' }));
    await expect(input).toHaveValue('7');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const WithoutSteps: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Watch window' });
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('35');
  },
};

export const Stepping: Story = {
  args: { step: 1, min: 1, max: 400 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Watch window' });
    input.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveAttribute('aria-valuenow', '36');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(input).toHaveValue('46');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('146');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(input).toHaveValue('1');
    await userEvent.clear(input);
    await expect(input).not.toHaveAttribute('aria-valuenow');
    await expect(input).toHaveAttribute('aria-valuetext', 'empty');
  },
};

export const Rate: Story = {
  args: { label: 'Sales tax', hint: undefined, scale: 3, unit: '%', value: 8875 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Sales tax' });
    await expect(input).toHaveValue('8.875');
    await userEvent.clear(input);
    await userEvent.type(input, '6,25');
    await userEvent.tab();
    await expect(input).toHaveValue('6.250');
    await expect(onChange).toHaveBeenLastCalledWith(6250, null);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <NumberField label="Empty" value={null} onChange={onChange} />
      <NumberField label="With a unit" unit="days" value={35} onChange={onChange} />
      <NumberField label="Negative" value={-12_000} onChange={onChange} />
      <NumberField label="Read only" readOnly unit="%" value={12} onChange={onChange} />
      <NumberField label="Disabled" disabled unit="%" value={12} onChange={onChange} />
      <NumberField label="Wrong" error="Enter 400 or less." value={1000} onChange={onChange} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Beobachtungszeitraum für nachträgliche Auszahlungsberichtigungen',
    unit: 'Kalendertage',
    value: 1_234_567,
    locale: 'de-DE',
  },
};
export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
