import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Box } from '../../layout/box/box.tsx';
import { InviteForm } from './invite-form.tsx';

const onInvite = fn();

const meta = {
  title: 'Patterns/Invite form',
  component: InviteForm,
  args: {
    onInvite,
    known: ['ana@noodle.test'],
    secondary: <Button variant="quiet">Cancel</Button>,
  },
  decorators: [
    (Story) => (
      <Box width="measure">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof InviteForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onInvite.mockClear();
    await userEvent.click(canvas.getByLabelText('E-mail addresses'));
    await userEvent.paste('Jo Park <JO@ledger.test>, sam@ledger.test');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tenant Manager' }));
    await userEvent.type(canvas.getByLabelText(/^Message/), 'Welcome ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(onInvite.mock.calls).toEqual([
      [
        {
          emails: ['jo@ledger.test', 'sam@ledger.test'],
          role: 'user_manager',
          message: 'Welcome',
        },
      ],
    ]);
  },
};

export const Unreadable: Story = {
  play: async ({ canvas }) => {
    onInvite.mockClear();
    const field = canvas.getByLabelText('E-mail addresses');
    await userEvent.type(field, 'jo@ledger');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('“jo@ledger” does not read as an address')).toBeVisible();
    await expect(onInvite).not.toHaveBeenCalled();
  },
};

export const AlreadyThere: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail addresses'), 'ANA@noodle.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await expect(canvas.getByText('ana@noodle.test is a member or invited already')).toBeVisible();
  },
};

export const TooMany: Story = {
  args: { max: 1 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail addresses'), 'a@x.test b@x.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(canvas.getByText('These are 2 addresses; 1 can be invited at once')).toBeVisible();
  },
};

export const Sending: Story = { args: { sending: true } };
export const Failed: Story = {
  args: { failure: 'Network error. Please check your connection and try again.' },
};
export const ByAManager: Story = { args: { offered: ['user_basic'] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
