import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';

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

export const Closed: Story = {};

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
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
