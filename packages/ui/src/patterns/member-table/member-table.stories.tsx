import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { MemberTable, type TeamMember } from './member-table.tsx';

const OWNER: TeamMember = {
  id: '1',
  name: 'Ana Ruiz',
  email: 'ana@noodle.test',
  role: 'user_owner',
  state: 'active',
  when: 'Active now',
  isSelf: true,
};

const MEMBERS: readonly TeamMember[] = [
  OWNER,
  {
    id: '2',
    name: 'Jo Park',
    email: 'jo@ledger.test',
    role: 'user_manager',
    state: 'active',
    when: 'Active 3 hours ago',
  },
  {
    id: '3',
    name: '',
    email: 'sam@ledger.test',
    role: 'user_basic',
    state: 'invited',
    when: 'Invited on 19 Nov 2026',
  },
  {
    id: '4',
    name: '',
    email: 'li@ledger.test',
    role: 'user_basic',
    state: 'expired',
    when: 'sent on 2 Nov 2026',
  },
  {
    id: '5',
    name: '',
    email: 'nobody@nowhere.test',
    role: 'user_manager',
    state: 'bounced',
    when: 'sent on 20 Nov 2026',
  },
];

const onAction = fn();

const meta = {
  title: 'Patterns/Member table',
  component: MemberTable,
  args: { caption: 'Members of Noodle House Group', members: MEMBERS, onAction },
} satisfies Meta<typeof MemberTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onAction.mockClear();
    const owner = canvas.getByRole('row', { name: /Ana Ruiz/ });
    await expect(within(owner).getByText('Owner, the only one')).toBeVisible();
    await expect(within(owner).queryByRole('button')).toBeNull();
    const jo = canvas.getByRole('button', { name: 'Actions for Jo Park' });
    jo.focus();
    await userEvent.keyboard('{Enter}');
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual(['Change the role', 'Remove from the team']);
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledWith('change_role', MEMBERS[1]);
  },
};

export const Invitations: Story = {
  args: { members: MEMBERS.filter(({ state }) => state !== 'active') },
  play: async ({ canvas }) => {
    const bounced = canvas.getByRole('row', { name: /nobody@nowhere/ });
    await expect(bounced).toHaveTextContent('The email bounced, sent on 20 Nov 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for nobody@nowhere.test' }));
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual(['Send the invitation again', 'Withdraw the invitation']);
    await userEvent.keyboard('{Escape}');
  },
};

export const TwoOwners: Story = {
  args: { members: [OWNER, { ...OWNER, id: '9', name: 'Kim Lee', isSelf: false }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ana Ruiz' }));
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual(['Change the role', 'Leave the team']);
    await userEvent.keyboard('{Escape}');
  },
};

export const ReadOnly: Story = {
  render: ({ caption, members }) => <MemberTable caption={caption} members={members} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

/** The role of the toolbar decides what can be changed. */
export const ByRole: Story = {
  render: (args, { globals }) => (
    <MemberTable {...args} onAction={globals.role === 'user_owner' ? onAction : undefined} />
  ),
};
/** The last owner, a member, and invitations: open, over, and come back. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <MemberTable {...args} />
      <MemberTable caption="To read only" members={MEMBERS} />
      <MemberTable caption="A team of nobody" members={[]} />
    </Stack>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    members: [
      {
        ...OWNER,
        name: 'Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
        email: 'maximiliane.von.hohenlohe@steuerberatungsgesellschaft.test',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    caption: 'أعضاء مجموعة بيت المعكرونة',
    members: [
      { ...OWNER, name: 'آنا رويز', when: 'نشطة الآن' },
      {
        id: '4',
        name: '',
        email: 'li@ledger.test',
        role: 'user_basic',
        state: 'expired',
        when: 'أُرسلت في ٢ نوفمبر',
      },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
