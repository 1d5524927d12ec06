import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClientSwitcher } from './client-switcher.tsx';

const meta = {
  title: 'Components/Client switcher',
  component: ClientSwitcher,
  args: {
    clients: [
      { id: '1', name: 'Noodle House Group', detail: '3 stores' },
      { id: '2', name: 'Blue Door Café', detail: '1 store' },
      { id: '3', name: 'Juniper & Rye', detail: '12 stores' },
    ],
    currentId: '1',
    onSelect: fn(),
  },
} satisfies Meta<typeof ClientSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Noodle House Group/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search clients' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('cafe');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('3');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await expect(screen.getByRole('status')).toHaveTextContent('No client has this name.');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Clients' })).toBeVisible());
  },
};

export const NoneChosen: Story = { args: { currentId: null } };
export const Busy: Story = { args: { busy: true } };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
