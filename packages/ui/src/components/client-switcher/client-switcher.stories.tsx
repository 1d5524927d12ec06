import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ClientSwitcher, type ClientSwitcherProps } from './client-switcher.tsx';
import type { ClientOption } from './match-clients.ts';

const onValueChange = fn();

const TWELVE: readonly ClientOption[] = [
  ['Noodle House Group', '3 stores', 'QuickBooks', { tone: 'success', text: 'Up to date' }],
  ['Blue Door Café', '1 store', 'QuickBooks', { tone: 'warning', text: 'Needs mapping' }],
  ['Juniper & Rye', '12 stores', 'QuickBooks', { tone: 'danger', text: '2 failed' }],
  ['The Red Lantern', '2 stores', 'Delivery only', undefined],
  ['Bagel Bar', '1 store', 'Delivery only', { tone: 'success', text: 'Up to date' }],
  ['Harbor Street Oysters', '1 store', 'QuickBooks', { tone: 'success', text: 'Up to date' }],
  ['Saffron & Salt', '4 stores', 'QuickBooks', { tone: 'warning', text: 'To review' }],
  ['Mill Creek Pizza', '6 stores', 'QuickBooks', { tone: 'neutral', text: 'Importing' }],
  ['Old City Tacos', '2 stores', 'Delivery only', undefined],
  ['Pine & Plate', '1 store', 'QuickBooks', { tone: 'success', text: 'Up to date' }],
  ['Queen Village Deli', '1 store', 'QuickBooks', { tone: 'success', text: 'Up to date' }],
  ['Zebra Crossing Deli', '3 stores', 'QuickBooks', { tone: 'success', text: 'Up to date' }],
].map(
  ([name, detail, category, health], at) =>
    ({ id: String(at + 1), name, detail, category, health }) as ClientOption,
);
const MANY: readonly ClientOption[] = Array.from({ length: 2000 }, (_, at) => ({
  id: String(at + 1),
  name: `Client ${at + 1}`,
  detail: `${(at % 9) + 1} stores`,
  category: at % 3 === 0 ? 'Delivery only' : 'QuickBooks',
}));

const meta = {
  title: 'Components/Client switcher',
  component: ClientSwitcher,
  args: { clients: TWELVE, value: '1', onValueChange },
  beforeEach: () => {
    onValueChange.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          'The client whose books are open, in the head of every page, and the only way to another one. For other choices out of many use `Combobox`. Keys: Ctrl or ⌘ with Shift and K opens it from anywhere, C too where single keys are on; typing searches names, categories and health; ↑ ↓ Home End move, Enter opens a client, Escape closes, and the focus returns. It is a button that opens a dialog with a combobox and its listbox; how many clients are found is read out. Up to 2,000 clients: the list is loaded when it is wanted and draws what is in sight.',
      },
    },
  },
} satisfies Meta<typeof ClientSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

const openList = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Client/ }));
  const search = await screen.findByRole('combobox', { name: 'Search clients' });
  await waitFor(() => expect(search).toHaveFocus());
  return search;
};
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', {
      name: 'Client Noodle House Group',
    });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search clients' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('cafe');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith('3');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** From anywhere; the single letter only outside of text fields. */
export const Shortcuts: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ClientSwitcher {...args} />
      <TextField label="Note" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByLabelText('Note');
    await userEvent.type(note, 'ccc');
    await expect(note).toHaveValue('ccc');
    await expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    await screen.findByRole('combobox', { name: 'Search clients' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    note.blur();
    await userEvent.keyboard('c');
    await screen.findByRole('combobox', { name: 'Search clients' });
  },
};

export const WithoutSingleKeys: Story = {
  args: { singleKeys: false },
  play: async () => {
    await userEvent.keyboard('c');
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Clients' })).toBeVisible());
    await expect(screen.getByRole('option', { name: /Noodle House Group/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(names()[1]).toBe('Blue Door CaféQuickBooks · 1 storeNeeds mapping');
  },
};

/** The search also matches the health of the books. */
export const FoundByHealth: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await openList(canvasElement), 'failed');
    await waitFor(() => expect(names()).toEqual(['Juniper & RyeQuickBooks · 12 stores2 failed']));
  },
};

export const PinnedAndRecent: Story = {
  args: {
    clients: TWELVE.map((client) => ({ ...client, pinned: client.id === '7' })),
    recentIds: ['3', '7', '2'],
  },
  play: async ({ canvasElement }) => {
    const search = await openList(canvasElement);
    await waitFor(() => expect(screen.getByText('Pinned')).toBeVisible());
    await expect(screen.getByText('Recent')).toBeVisible();
    await expect(
      names()
        .slice(0, 3)
        .map((name) => name?.slice(0, 7)),
    ).toEqual(['Saffron', 'Juniper', 'Blue Do']);
    await userEvent.type(search, 'e');
    await waitFor(() => expect(screen.queryByText('Recent')).toBeNull());
    await userEvent.clear(search);
  },
};

export const NoClients: Story = {
  args: { clients: [], value: null, createHref: '#create' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Create the first one' }),
    ).toBeVisible();
    await userEvent.keyboard('c');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const OneClient: Story = {
  args: { clients: TWELVE.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

/** Results appear at once, and only visible ones are rendered. */
export const TwoThousand: Story = {
  args: { clients: MANY },
  play: async ({ canvasElement }) => {
    const search = await openList(canvasElement);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    const status = within(screen.getByRole('dialog')).getByRole('status');
    for (const typed of ['1', '19', '199', '1999']) {
      await fireEvent.change(search, { target: { value: typed } });
      await expect(status).toHaveTextContent(/ of 2,000 clients$/);
    }
    await waitFor(() => expect(names()).toEqual(['Client 1999Delivery only · 1 stores']));
    await expect(status).toHaveTextContent('1 of 2,000 clients');
    await fireEvent.change(search, { target: { value: '' } });
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Client 2000/ })).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await openList(canvasElement), 'xyz');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
        'No clients match.',
      ),
    );
  },
};

export const Switching: Story = {
  args: { switchingToId: '2' },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', {
      name: 'Client Opening Blue Door Café…',
    });
    await expect(trigger).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(trigger);
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Denied: Story = {
  args: { deniedId: '4' },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'You don’t have access to The Red Lantern.',
    );
    const option = screen.getByRole('option', { name: /The Red Lantern/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
    await expect(screen.getByText(/You’re offline\./)).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /Blue Door/ }));
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

export const NoneChosen: Story = { args: { value: null } };

function Every(args: ClientSwitcherProps) {
  const [currentId, setCurrentId] = useState(args.value);
  const one = { ...args, currentId, onSelect: setCurrentId, singleKeys: false };
  return (
    <Stack gap="md" align="start">
      <ClientSwitcher {...one} />
      <ClientSwitcher {...one} value={null} />
      <ClientSwitcher {...one} switchingToId="2" />
      <ClientSwitcher {...one} clients={[]} />
      <ClientSwitcher {...one} clients={[]} createHref="#create" />
    </Stack>
  );
}

/** The button in each state; the open list has its own stories. */
export const Matrix: Story = { render: (args) => <Every {...args} /> };

export const LongWords: Story = {
  args: {
    clients: [
      {
        id: '1',
        name: 'Zum Goldenen Hirschen Lieferküchenbetriebsgesellschaft mbH & Co. KG',
        category: 'Nur Lieferung, ohne Buchhaltungsanbindung',
        detail: 'Berlin-Charlottenburg-Wilmersdorf',
        health: { tone: 'warning', text: 'Kontenzuordnung fehlt' },
      },
      { id: '2', name: 'Spätzlemanufaktur Schwäbisch Gmünd', category: 'QuickBooks' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
  },
};
export const RightToLeft: Story = {
  args: {
    clients: [
      {
        id: '1',
        name: 'مجموعة بيت النودلز',
        category: 'QuickBooks',
        detail: '٣ متاجر',
        health: { tone: 'success', text: 'محدَّث' },
      },
      {
        id: '2',
        name: 'مقهى الباب الأزرق',
        category: 'توصيل فقط',
        health: { tone: 'danger', text: 'فشل الاستيراد' },
      },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
  },
};
export const Phone: Story = { ...PinnedAndRecent, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...PinnedAndRecent, globals: { theme: 'dark' } };
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
