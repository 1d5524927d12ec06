import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextField } from './text-field.tsx';

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

export const Default: Story = {
  args: { hint: 'As it stands in the books.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Client name' });
    await expect(input).toHaveAccessibleDescription('As it stands in the books.');
    await userEvent.type(input, 'Noodle House');
    await expect(input).toHaveValue('Noodle House');
  },
};

export const Invalid: Story = {
  args: { hint: 'As it stands in the books.', error: 'Enter the name of the client.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Client name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'As it stands in the books. Enter the name of the client.',
    );
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <TextField label="Plain" defaultValue="Noodle House" />
      <TextField label="With a placeholder" placeholder="name@example.com" type="email" />
      <TextField label="Not required" optional />
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

export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
