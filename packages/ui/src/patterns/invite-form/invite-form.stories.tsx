import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Select } from '../../components/select/select.tsx';
import { Box } from '../../layout/box/box.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { InviteForm } from './invite-form.tsx';

const onInvite = fn();

const FAILED = {
  title: 'Network error. Please check your connection and try again.',
  meaning: 'Nobody was invited.',
};

const meta = {
  title: 'Patterns/Invite form',
  component: InviteForm,
  args: {
    onInvite,
    known: ['ana@noodle.test'],
    secondary: <Button variant="quiet">Cancel</Button>,
  },
  render: (args) => (
    <Box width="measure">
      <InviteForm {...args} />
    </Box>
  ),
} satisfies Meta<typeof InviteForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onInvite.mockClear();
    await userEvent.click(canvas.getByLabelText('Email addresses'));
    await userEvent.paste('Jo Park <JO@ledger.test>, sam@ledger.test');
    await userEvent.click(canvas.getByRole('radio', { name: 'Manager' }));
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
    const field = canvas.getByLabelText('Email addresses');
    await userEvent.type(field, 'jo@ledger');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const summary = canvas.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    const line = within(summary).getByRole('link', {
      name: '“jo@ledger” isn’t a valid address',
    });
    await userEvent.click(line);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/“jo@ledger” isn’t a valid address/);
    await expect(onInvite).not.toHaveBeenCalled();
  },
};

export const AlreadyThere: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'ANA@noodle.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
    await expect(canvas.getByLabelText('Email addresses')).toHaveAccessibleDescription(
      /ana@noodle.test is already a member or invited/,
    );
  },
};

export const TooMany: Story = {
  args: { max: 1 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'a@x.test b@x.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(canvas.getByLabelText('Email addresses')).toHaveAccessibleDescription(
      /You entered 2 addresses. You can invite at most 1 at once/,
    );
  },
};

export const Sending: Story = { args: { sending: true } };
export const Failed: Story = {
  args: { failure: FAILED },
};
export const ByAManager: Story = { args: { offered: ['user_basic'] } };

/** With the page's own fields between the role and the message. */
export const WithFurtherFields: Story = {
  args: {
    children: (
      <Select
        label="The link works for"
        defaultValue="7"
        options={[
          { value: '1', label: 'A day' },
          { value: '7', label: '7 days' },
        ]}
      />
    ),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns>
      <InviteForm {...args} failure={FAILED} />
      <InviteForm {...args} sending offered={['user_basic']} />
    </Columns>
  ),
};

export const LongWords: Story = {
  args: {
    failure: {
      title: 'Die Einladungen wurden nicht verschickt, weil der Postausgangsserver nicht antwortet',
      meaning:
        'maximiliane.von.hohenlohe-waldenburg@steuerberatungsgesellschaft.test ist bereits Mitglied. Niemand wurde eingeladen.',
    },
    secondary: <Button variant="quiet">Einladungsvorgang abbrechen</Button>,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
