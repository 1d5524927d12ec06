import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PermissionMatrix } from './permission-matrix.tsx';

const meta = {
  title: 'Patterns/Permission matrix',
  component: PermissionMatrix,
  args: {
    caption: 'Who may do what',
    levels: [
      { id: 'owner', label: 'Owner' },
      { id: 'manager', label: 'Manager' },
      { id: 'user', label: 'User' },
    ],
    groups: [
      {
        id: 'stores',
        label: 'Stores',
        actions: [
          { id: 'list', label: 'See the stores', allowed: ['owner', 'manager', 'user'] },
          { id: 'create', label: 'Create a store', allowed: ['owner', 'manager'] },
        ],
      },
      {
        id: 'team',
        label: 'Team',
        actions: [{ id: 'invite', label: 'Invite people by mail', allowed: ['owner'] }],
      },
    ],
  },
} satisfies Meta<typeof PermissionMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('row', { name: /Create a store/ });
    const words = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replace('–', ''));
    await expect(words).toEqual(['Can', 'Can', 'Can’t']);
    await expect(canvas.getByRole('rowheader', { name: 'Invite people by mail' })).toBeVisible();
  },
};

/** With all, some and no actions allowed. */
export const Matrix: Story = {
  args: {
    groups: [
      {
        id: 'all',
        label: 'Reports',
        actions: [
          { id: 'read', label: 'Read reports', allowed: ['owner', 'manager', 'user'] },
          { id: 'import', label: 'Import a report', allowed: ['owner', 'manager'] },
          { id: 'delete', label: 'Delete a report', allowed: ['owner'] },
          { id: 'forge', label: 'Change a stored report', allowed: [] },
        ],
      },
      ...meta.args.groups,
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'channels',
        label: 'Vertriebskanaleinstellungen',
        actions: [
          {
            id: 'update',
            label:
              'Die Auszahlungsplattform eines Betriebsstättenverantwortlichen nachträglich ändern',
            allowed: ['owner'],
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    caption: 'من يفعل ماذا',
    levels: [
      { id: 'owner', label: 'المالك' },
      { id: 'manager', label: 'المدير' },
      { id: 'user', label: 'المستخدم' },
    ],
    groups: [
      {
        id: 'stores',
        label: 'المتاجر',
        actions: [{ id: 'create', label: 'إنشاء متجر', allowed: ['owner', 'manager'] }],
      },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
