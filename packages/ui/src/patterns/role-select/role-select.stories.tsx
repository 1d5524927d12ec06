import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Columns } from '../../layout/columns/columns.tsx';
import { RoleSelect, type RoleSelectProps } from './role-select.tsx';

function Held(props: RoleSelectProps) {
  const [value, setValue] = useState(props.value);
  return <RoleSelect {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Patterns/Role select',
  component: RoleSelect,
  args: {
    legend: 'Role of Ana Ruiz',
    name: 'role',
    value: 'user_manager',
    onValueChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RoleSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const manager = canvas.getByRole('radio', { name: 'Manager' });
    await expect(manager).toBeChecked();
    manager.focus();
    await userEvent.keyboard('{ArrowDown}');
    const basic = canvas.getByRole('radio', { name: 'User' });
    await expect(basic).toBeChecked();
    await expect(basic).toHaveAccessibleDescription(
      'Views payouts, entries and workpapers. Can’t make changes.',
    );
  },
};

/** A current member can also have no access. */
export const OfAMember: Story = {
  args: { offered: ['user_owner', 'user_manager', 'user_basic', 'no_access'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'No access' })).toHaveAccessibleDescription(
      'Stays on the list but can’t see anything.',
    );
  },
};

export const OnlyWhatMayBeGiven: Story = {
  args: { offered: ['user_manager', 'user_basic'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};

export const LastOwner: Story = {
  args: { value: 'user_owner', isLastOwner: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).toBeDisabled();
    }
    await expect(canvas.getByText('Make someone else an owner first.')).toBeVisible();
  },
};

export const OwnRole: Story = {
  args: { value: 'user_owner', isSelf: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('You’re giving up your own permissions')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'User' }));
    await expect(canvas.getByText('You’re giving up your own permissions')).toBeVisible();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Columns template="fit">
      <RoleSelect {...args} name="matrix-manager" legend="Role of Jo Park" />
      <RoleSelect
        {...args}
        name="matrix-last"
        legend="Role of Ana Ruiz"
        value="user_owner"
        isLastOwner
      />
      <RoleSelect {...args} name="matrix-self" legend="Your role" value="user_basic" isSelf />
      <RoleSelect
        {...args}
        name="matrix-invalid"
        legend="Role of Sam Ortiz"
        offered={['user_basic', 'no_access']}
        error="Choose a role you may give"
      />
    </Columns>
  ),
};
export const LongWords: Story = {
  args: { legend: 'Zugriffsberechtigung von Maximiliane Freifrau von Hohenlohe-Waldenburg' },
  globals: { viewport: { value: 'phone' } },
};
export const Invalid: Story = { args: { error: 'Choose a role you may give' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { legend: 'دور آنا رويز' },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
