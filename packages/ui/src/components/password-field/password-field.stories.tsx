import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { StrengthMeter } from '../strength-meter/strength-meter.tsx';
import { PasswordField } from './password-field.tsx';

/** The frame of the input shows the hover state and the focus ring. */
const SHOWN = {
  hover: 'div:has(> [data-shown="hover"])',
  focus: '[data-shown="focus"]',
  focusWithin: 'div:has(> [data-shown="focus"])',
};

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(input).toHaveValue('correct horse');
  },
};

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), '{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on.');
  },
};

export const CapsLockForgottenOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), '{CapsLock}A');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Shown: Story = {
  args: { defaultValue: 'correct horse battery staple' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Invalid: Story = {
  args: { error: 'Enter your password.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter your password.');
  },
};

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="lg">
      <PasswordField label="Empty" autoComplete="current-password" />
      <PasswordField label="Hover" data-shown="hover" autoComplete="current-password" />
      <PasswordField label="Focus" data-shown="focus" autoComplete="current-password" />
      <PasswordField label="Filled" autoComplete="current-password" defaultValue="correct horse" />
      <Stack gap="xs">
        <PasswordField
          label="New"
          autoComplete="new-password"
          hint="At least 12 characters."
          defaultValue="correct horse battery staple"
        />
        <StrengthMeter label="Password strength" strength={4} />
      </Stack>
      <PasswordField
        label="Wrong"
        autoComplete="current-password"
        error="Enter your password."
        defaultValue="horse"
      />
      <PasswordField
        label="Disabled"
        autoComplete="current-password"
        disabled
        defaultValue="horse"
      />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Kennwort für den gemeinsamen Buchhaltungszugang',
    hint: 'Mindestens zwölf Zeichen; ein ganzer Satz ist leichter zu merken und schwerer zu erraten.',
    error: 'Dieses Kennwort steht in einer Liste öffentlich bekannt gewordener Kennwörter.',
    defaultValue: 'Rechnungslegungsvorschriften und Umsatzsteuervoranmeldungen',
  },
};

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', hint: '١٢ حرفًا على الأقل.', defaultValue: 'correct horse' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
