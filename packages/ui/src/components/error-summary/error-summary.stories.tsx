import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'email', message: 'Enter your e-mail address.' },
      { fieldId: 'name', message: 'Enter the name of the client.' },
    ],
  },
  render: (args) => (
    <Box width="field">
      <Stack gap="lg">
        <ErrorSummary {...args} />
        <TextField id="email" label="E-mail" error="Enter your e-mail address." />
        <TextField id="name" label="Client name" error="Enter the name of the client." />
      </Stack>
    </Box>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the name of the client.' }));
    await expect(canvas.getByRole('textbox', { name: 'Client name' })).toHaveFocus();
  },
};

export const None: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
