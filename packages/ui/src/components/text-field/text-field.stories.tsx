import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { showAutofill } from './autofill-look.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The frame of the input shows the hover state and the focus ring. */
const SHOWN = {
  hover: 'div:has(> [data-shown="hover"])',
  focus: '[data-shown="focus"]',
  focusWithin: 'div:has(> [data-shown="focus"])',
};

const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'Client name' },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Client name' });

/** Controlled, as by a form library. */
function Stateful(props: TextFieldProps) {
  const [value, setValue] = useState('Noodle House');
  return (
    <TextField
      {...props}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        props.onChange?.(event);
      }}
    />
  );
}

export const Default: Story = {
  args: { hint: 'As it stands in the books.' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAccessibleDescription('As it stands in the books.');
    await userEvent.type(input, 'Noodle House');
    await expect(input).toHaveValue('Noodle House');
  },
};

export const Invalid: Story = {
  args: { hint: 'As it stands in the books.', error: 'Enter the name of the client.' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'As it stands in the books. Enter the name of the client.',
    );
  },
};

export const PrefixAndSuffix: Story = {
  args: { label: 'Address of your page', prefix: 'https://', suffix: '.example.com' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Address of your page' });
    await expect(input).toHaveAccessibleDescription('https:// .example.com');
    await userEvent.click(canvas.getByText('.example.com'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('noodle-house');
    await expect(input).toHaveValue('noodle-house');
  },
};

export const Clear: Story = {
  args: { clearable: true, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = inputOf(canvasElement);
    input.focus();
    await userEvent.tab();
    const clear = canvas.getByRole('button', { name: 'Clear Client name' });
    await expect(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'N');
    await expect(canvas.getByRole('button', { name: 'Clear Client name' })).toBeVisible();
  },
};

export const Counting: Story = {
  args: { label: 'Memo of the entry', limit: 20, defaultValue: 'Uber Eats 30 Mar' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Memo of the entry' });
    await expect(input).toHaveAccessibleDescription('4 characters left of 20');
    await expect(input).toBeValid();
    await userEvent.type(input, '–5 Apr');
    await expect(input).toHaveValue('Uber Eats 30 Mar–5 Apr');
    await expect(input).toHaveAccessibleDescription('2 characters too many');
    await expect(input).toBeInvalid();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('2 characters too many'),
    );
  },
};

export const Loading: Story = {
  args: { defaultValue: 'Noodle House', loading: 'Checking whether the name is free' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Checking whether the name is free',
    );
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, clearable: true, defaultValue: 'ue-store-0042' },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'x');
    await expect(inputOf(canvasElement)).toHaveValue('ue-store-0042');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Walnut Street' } };

/** Filled by a password manager. Only the browser can set that state, so the story applies its rules by a class. */
export const Autofill: Story = {
  args: { label: 'Email', type: 'email', autoComplete: 'email', defaultValue: 'sam@example.test' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    const before = getComputedStyle(input).boxShadow;
    showAutofill(input);
    await expect(getComputedStyle(input).boxShadow).not.toBe(before);
  },
};

export const LabelHidden: Story = {
  args: { labelHidden: true, defaultValue: 'Noodle House' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="lg">
      <TextField label="Plain" defaultValue="Noodle House" />
      <TextField label="Hover" data-shown="hover" defaultValue="Noodle House" />
      <TextField label="Focus" data-shown="focus" defaultValue="Noodle House" />
      <TextField label="With a placeholder" placeholder="name@example.com" type="email" />
      <TextField label="Not required" optional />
      <TextField label="Before and after" prefix="https://" suffix=".example.com" />
      <TextField label="Can be emptied" clearable defaultValue="Noodle House" />
      <TextField label="Counted" limit={40} defaultValue="Uber Eats, 30 Mar–5 Apr" />
      <TextField label="Too long" limit={20} defaultValue="Uber Eats, 30 Mar–5 Apr" />
      <TextField label="Looked up" loading="Checking the name" defaultValue="Noodle House" />
      <TextField label="Read only" readOnly defaultValue="ue-store-0042" />
      <TextField label="Disabled" disabled defaultValue="Walnut Street" />
      <TextField
        label="Wrong"
        error="This name is taken by another client."
        defaultValue="Noodle House"
      />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Steueridentifikationsnummer des Betriebsstättenverantwortlichen',
    hint: 'Die elfstellige Nummer aus dem Schreiben des Bundeszentralamtes für Steuern, ohne Leerzeichen.',
    error: 'Die eingegebene Steueridentifikationsnummer hat eine ungültige Prüfziffer.',
  },
};

export const RightToLeft: Story = {
  render: () => (
    <Stack gap="lg">
      <TextField label="اسم العميل" defaultValue="بيت المعكرونة" clearable />
      <TextField label="الملاحظة" limit={20} defaultValue="تسوية أوبر إيتس" />
      <TextField label="عنوان الصفحة" prefix="https://" suffix=".example.com" dir="ltr" />
      <TextField label="البريد الإلكتروني" error="أدخل عنوان بريدك الإلكتروني." />
    </Stack>
  ),
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
