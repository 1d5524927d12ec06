import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LateMenu } from './late-menu.tsx';

const onRename = fn();

const meta = {
  title: 'Components/Menu/Late menu',
  component: LateMenu,
  args: {
    align: 'start',
    trigger: <Button icon="more">Client</Button>,
    items: [
      { kind: 'heading', id: 'heading', label: 'Noodle House' },
      { kind: 'link', id: 'stores', label: 'Stores', icon: 'store', href: '#stores' },
      { kind: 'action', id: 'rename', label: 'Rename', onSelect: onRename },
    ],
  },
  beforeEach: () => {
    onRename.mockClear();
  },
} satisfies Meta<typeof LateMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Client' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The first press is not lost, and later ones behave like any menu. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Client' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(onRename).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Client' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Client' }));
    await expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Client' }).focus();
    await userEvent.keyboard('{Enter}');
    const stores = await screen.findByRole('menuitem', { name: 'Stores' });
    await waitFor(() => expect(stores).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onRename).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Client' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stores' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  },
};
