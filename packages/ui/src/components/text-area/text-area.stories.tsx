import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextArea } from './text-area.tsx';

const SHOWN = { hover: '[data-shown="hover"]', focusVisible: '[data-shown="focus"]' };

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
  args: { label: 'Email addresses', error: 'This is not an email address: sam@' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Email addresses' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('This is not an email address: sam@');
  },
};

export const Counting: Story = {
  args: { label: 'Memo', limit: 30, defaultValue: 'Uber Eats, 30 March to 5 April' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Memo' });
    await expect(area).toHaveAccessibleDescription('0 characters left of 30');
    await userEvent.type(area, '.');
    await expect(area).toHaveAccessibleDescription('1 character too many');
    await expect(area).toBeInvalid();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('1 character too many'),
    );
    await userEvent.type(area, '{Backspace}');
    await expect(area).toBeValid();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'As it was sent.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Not now.' } };

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="lg">
      <TextArea label="Plain" defaultValue={'sam@example.test\nalex@example.test'} />
      <TextArea label="Hover" data-shown="hover" rows={2} />
      <TextArea label="Focus" data-shown="focus" rows={2} />
      <TextArea label="Tall" rows={6} placeholder="One address per line" />
      <TextArea label="Counted" limit={200} defaultValue="Welcome. See you Monday." />
      <TextArea label="Too long" limit={20} defaultValue="Welcome. See you Monday." />
      <TextArea label="Wrong" error="This is not an email address: sam@" defaultValue="sam@" />
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

export const RightToLeft: Story = {
  args: { label: 'الرسالة', limit: 80, defaultValue: 'أهلاً بك في دفاتر بيت المعكرونة.' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
