import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../layout/grid/grid.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-items.tsx';

const onRename = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <Button icon="more">Client</Button>,
    items: [
      { kind: 'heading', id: 'heading', label: 'Noodle House' },
      { kind: 'link', id: 'stores', label: 'Stores', icon: 'store', href: '#stores' },
      { kind: 'action', id: 'rename', label: 'Rename', onSelect: onRename },
      { kind: 'action', id: 'merge', label: 'Merge', disabled: true, onSelect: () => undefined },
      { kind: 'separator', id: 'line' },
      {
        kind: 'action',
        id: 'archive',
        label: 'Archive client',
        icon: 'remove',
        tone: 'danger',
        onSelect: () => undefined,
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onRename.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Client' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stores' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Archive client' })).toHaveFocus();
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onRename).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const BehindAnIcon: Story = {
  args: { trigger: <IconButton label="Account" icon="account" /> },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Account' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stores' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Open: Story = {
  // The page behind an open menu is hidden from assistive technology while its content stays in the document.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Client' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const Destructive: Story = { ...Open };

const focused = (role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

const onExport = fn();

export const Nested: Story = {
  args: {
    items: [
      { kind: 'action', id: 'rename', label: 'Rename', onSelect: onRename },
      {
        kind: 'submenu',
        id: 'export',
        label: 'Export',
        icon: 'download',
        items: [
          { kind: 'action', id: 'csv', label: 'CSV', onSelect: () => onExport('csv') },
          { kind: 'action', id: 'xlsx', label: 'Excel', onSelect: () => onExport('xlsx') },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    onExport.mockClear();
    within(canvasElement).getByRole('button', { name: 'Client' }).focus();
    await userEvent.keyboard('{Enter}');
    await focused('menuitem', 'Rename');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused('menuitem', 'CSV');
    await userEvent.keyboard('{ArrowLeft}');
    await focused('menuitem', 'Export');
    await userEvent.keyboard('{ArrowRight}');
    await focused('menuitem', 'CSV');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onExport.mock.calls).toEqual([['xlsx']]);
  },
};

export const NestedOpen: Story = {
  ...Nested,
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Client' }).focus();
    await userEvent.keyboard('{Enter}');
    await focused('menuitem', 'Rename');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused('menuitem', 'CSV');
  },
};

function Columns() {
  const [shown, setShown] = useState<readonly string[]>(['Gross']);
  const [density, setDensity] = useState('default');
  const columns = ['Gross', 'Fees', 'Net'].map((label): MenuItem => ({
    kind: 'checkbox',
    id: label,
    label,
    checked: shown.includes(label),
    onCheckedChange: (checked) =>
      setShown((all) => (checked ? [...all, label] : all.filter((other) => other !== label))),
  }));
  return (
    <Menu
      align="start"
      trigger={<Button>Columns</Button>}
      items={[
        ...columns,
        { kind: 'separator', id: 'line' },
        {
          kind: 'radio',
          id: 'density',
          label: 'Density',
          value: density,
          onValueChange: setDensity,
          options: [
            { value: 'compact', label: 'Compact' },
            { value: 'default', label: 'Default' },
          ],
        },
      ]}
    />
  );
}

export const CheckboxesAndRadios: Story = {
  render: () => <Columns />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Columns' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await focused('menuitemcheckbox', 'Gross');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // It stays open, so that more can be set.
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Fees' })).toBeChecked();
    await expect(screen.getByRole('group', { name: 'Density' })).toBeVisible();
    await expect(screen.getByRole('menuitemradio', { name: 'Default' })).toBeChecked();
    await userEvent.keyboard('c');
    await focused('menuitemradio', 'Compact');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Shortcuts: Story = {
  ...Open,
  args: {
    items: [
      { kind: 'action', id: 'save', label: 'Save', shortcut: ['Mod', 'S'], onSelect: fn() },
      { kind: 'action', id: 'find', label: 'Find', shortcut: ['Mod', 'K'], onSelect: fn() },
    ],
  },
};

export const Empty: Story = {
  ...Open,
  args: { items: [] },
};

export const ThirtyItems: Story = {
  ...Open,
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'aria-hidden-focus', enabled: false },
          // Arrows move the focus among the items and so scroll the list; axe expects a tab stop in it.
          { id: 'scrollable-region-focusable', enabled: false },
        ],
      },
    },
  },
  args: {
    items: Array.from({ length: 30 }, (_, at) => ({
      kind: 'action' as const,
      id: `s${at}`,
      label: `Store ${at + 1}`,
      onSelect: () => undefined,
    })),
  },
};

const nothing = () => undefined;
const MENUS: readonly { name: string; items: readonly MenuItem[] }[] = [
  {
    name: 'Actions',
    items: [
      { kind: 'heading', id: 'heading', label: 'Noodle House' },
      { kind: 'link', id: 'stores', label: 'Stores', icon: 'store', href: '#stores' },
      { kind: 'action', id: 'rename', label: 'Rename', onSelect: nothing },
      { kind: 'action', id: 'merge', label: 'Merge', disabled: true, onSelect: nothing },
      { kind: 'submenu', id: 'export', label: 'Export', icon: 'download', items: [] },
      { kind: 'separator', id: 'line' },
      {
        kind: 'action',
        id: 'archive',
        label: 'Archive client',
        icon: 'remove',
        tone: 'danger',
        onSelect: nothing,
      },
    ],
  },
  {
    name: 'Columns',
    items: [
      { kind: 'checkbox', id: 'g', label: 'Gross', checked: true, onCheckedChange: nothing },
      { kind: 'checkbox', id: 'f', label: 'Fees', checked: false, onCheckedChange: nothing },
      { kind: 'separator', id: 'line' },
      {
        kind: 'radio',
        id: 'density',
        label: 'Density',
        value: 'default',
        onValueChange: nothing,
        options: [
          { value: 'compact', label: 'Compact' },
          { value: 'default', label: 'Default' },
        ],
      },
    ],
  },
  {
    name: 'Keys',
    items: [
      { kind: 'action', id: 'save', label: 'Save', shortcut: ['Mod', 'S'], onSelect: nothing },
      { kind: 'action', id: 'find', label: 'Find', shortcut: ['Mod', 'K'], onSelect: nothing },
    ],
  },
  { name: 'Empty', items: [] },
];

export const Matrix: Story = {
  render: () => (
    <Grid columns={4}>
      {MENUS.map(({ name, items }) => (
        <Inline key={name}>
          <Menu open modal={false} align="start" trigger={<Button>{name}</Button>} items={items} />
        </Inline>
      ))}
    </Grid>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(4));
  },
};

export const LongWords: Story = {
  ...Open,
  args: {
    trigger: <Button>Client</Button>,
    items: [
      {
        kind: 'action',
        id: 'a',
        label: 'Auszahlungsbuchungssätze der Feinkostgeschäftsgesellschaft erneut übertragen',
        icon: 'refresh',
        shortcut: ['Mod', 'Shift', 'P'],
        onSelect: nothing,
      },
      { kind: 'action', id: 'b', label: 'Kontenzuordnung überprüfen', onSelect: nothing },
    ],
  },
};

export const RightToLeft: Story = {
  ...Open,
  args: {
    trigger: <Button>Client</Button>,
    items: [
      { kind: 'heading', id: 'heading', label: 'العميل' },
      { kind: 'link', id: 'stores', label: 'المتاجر', icon: 'store', href: '#stores' },
      { kind: 'action', id: 'save', label: 'حفظ', shortcut: ['Mod', 'S'], onSelect: nothing },
      {
        kind: 'submenu',
        id: 'export',
        label: 'تصدير',
        items: [{ kind: 'action', id: 'csv', label: 'CSV', onSelect: nothing }],
      },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { ...ThirtyItems, globals: { viewport: { value: 'phone' } } };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
