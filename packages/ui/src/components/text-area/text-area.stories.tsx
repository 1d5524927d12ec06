import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  args: { label: 'Message' },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'It stands in the mail.', optional: true },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: /Message/ });
    await expect(area).toHaveAccessibleDescription('It stands in the mail.');
    await userEvent.type(area, 'Welcome.{Enter}See you Monday.');
    await expect(area).toHaveValue('Welcome.\nSee you Monday.');
  },
};

export const Invalid: Story = {
  args: { label: 'E-mail addresses', error: 'This is no e-mail address: sam@' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'E-mail addresses' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('This is no e-mail address: sam@');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <TextArea label="Plain" defaultValue={'sam@example.test\nalex@example.test'} />
      <TextArea label="Tall" rows={6} placeholder="One address per line" />
      <TextArea label="Read only" readOnly defaultValue="As it was sent." />
      <TextArea label="Disabled" disabled defaultValue="Not now." />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Nachricht an die eingeladenen Mitarbeiterinnen und Mitarbeiter',
    defaultValue: 'Rechnungslegungsvorschriften '.repeat(20),
  },
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
