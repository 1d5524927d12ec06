import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { PasswordField } from './password-field.tsx';

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
    await userEvent.type(input, 'correct horse');
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

export const Invalid: Story = { args: { error: 'Enter your password.' } };
export const Dark: Story = {
  args: { hint: 'At least 12 characters.' },
  globals: { theme: 'dark' },
};
