import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TabNav, Tabs } from './tabs.tsx';

const MANY = [
  { id: 'journal', label: 'Journal', count: 2, content: <Text>Two entries.</Text> },
  { id: 'proof', label: 'Proof', content: <Text>Eight identities.</Text> },
  { id: 'rows', label: 'Rows', count: 214, content: <Text>Rows of the report.</Text> },
  { id: 'mapping', label: 'Mapping', content: <Text>Kinds of money and accounts.</Text> },
  { id: 'history', label: 'History', count: 18, content: <Text>Who did what.</Text> },
  { id: 'files', label: 'Files', content: <Text>The report as it came.</Text> },
];

const LINKS = [
  { id: 'stores', label: 'Stores', href: '#stores', count: 4 },
  { id: 'team', label: 'Team', href: '#team' },
  { id: 'platforms', label: 'Platforms', href: '#platforms', count: 2 },
  { id: 'accounts', label: 'Accounts', href: '#accounts' },
  { id: 'audit', label: 'Audit log', href: '#audit' },
  { id: 'messages', label: 'Messages', href: '#messages' },
  { id: 'billing', label: 'Billing', href: '#billing' },
];

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Parts of the payout', tabs: MANY.slice(0, 3) },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Proof' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Proof' })).toHaveTextContent(
      'Eight identities.',
    );
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /Rows/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /Journal/ })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AsLinks: Story = {
  render: () => <TabNav label="Parts of the client" currentId="stores" links={LINKS.slice(0, 3)} />,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Parts of the client' });
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Stores4');
  },
};

const inAField: Story['decorators'] = [
  (Story) => (
    <Box width="field">
      <Story />
    </Box>
  ),
];

/** The menu loads shortly after the row; then its button is `aria-expanded="false"`. */
async function menuIsLoaded(name: string): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false'),
  );
}

export const Overflow: Story = {
  args: { tabs: MANY },
  decorators: inAField,
  play: async ({ canvas }) => {
    const row = () => canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await waitFor(() => expect(row()).toEqual(['Journal2', 'Proof', 'Rows214', 'Mapping']));
    await userEvent.click(canvas.getByRole('tab', { name: 'Proof' }));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Mapping' })).toHaveFocus();
    await menuIsLoaded('More of Parts of the payout');
    canvas.getByRole('button', { name: 'More of Parts of the payout' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual(['History 18', 'Files']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'History 18' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who did what.');
    await waitFor(() => expect(row()).toEqual(['Journal2', 'Proof', 'History18']));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LinksOverflow: Story = {
  render: () => <TabNav label="Parts of the client" currentId="billing" links={LINKS} />,
  decorators: inAField,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Stores4',
        'Team',
        'Platforms2',
        'Billing',
      ]),
    );
    await menuIsLoaded('More of Parts of the client');
    canvas.getByRole('button', { name: 'More of Parts of the client' }).focus();
    await userEvent.keyboard('{Enter}');
    const further = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
    await expect(further).toEqual(['#accounts', '#audit', '#messages']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Tabs label="Three, the first chosen" tabs={MANY.slice(0, 3)} />
      <Tabs label="Three, the last chosen" tabs={MANY.slice(0, 3)} defaultValue="rows" />
      <TabNav label="Links" links={LINKS.slice(0, 3)} currentId="team" />
      <Box width="field">
        <Stack gap="xl">
          <Tabs label="More than there is room for" tabs={MANY} />
          <Tabs label="The chosen one is the last" tabs={MANY} defaultValue="files" />
          <TabNav label="Links without room" links={LINKS} currentId="billing" />
        </Stack>
      </Box>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Teile der Auszahlung',
    tabs: [
      { id: 'a', label: 'Buchungssätze', count: 2, content: <Text>Zwei Buchungssätze.</Text> },
      { id: 'b', label: 'Abstimmungsnachweise', content: <Text>Acht Nachweise.</Text> },
      { id: 'c', label: 'Berichtszeilen', count: 214, content: <Text>Zeilen des Berichts.</Text> },
      { id: 'd', label: 'Kontenzuordnung', content: <Text>Geldarten und Konten.</Text> },
    ],
  },
  decorators: inAField,
};
export const Phone: Story = { args: { tabs: MANY }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    label: 'أجزاء الدفعة',
    tabs: [
      { id: 'a', label: 'القيود', count: 2, content: <Text>قيدان.</Text> },
      { id: 'b', label: 'الإثبات', content: <Text>ثماني مطابقات.</Text> },
      { id: 'c', label: 'الصفوف', count: 214, content: <Text>صفوف التقرير.</Text> },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'الإثبات' })).toHaveFocus();
  },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
