import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FilterBarProps } from './filter-bar.tsx';
import { emptyListAddress, encodeListAddress } from './list-address.ts';
import type { FilterProperty, ListAddress, ListRules } from './list-address.ts';
import { decodeListAddress } from './read-list-address.ts';

const choices = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '_'), label }));

const PROPERTIES: readonly FilterProperty[] = [
  { id: 'status', label: 'Status', values: choices('Failed', 'Partial', 'Succeeded') },
  { id: 'platform', label: 'Platform', values: choices('Uber Eats', 'DoorDash') },
  {
    id: 'store',
    label: 'Store',
    values: choices(
      'Walnut Street',
      'Fishtown',
      'Rittenhouse',
      'Old City',
      'Émile',
      'Queen Village',
      'Manayunk',
      'University City',
      'Chestnut Hill',
    ),
  },
  { id: 'payout', label: 'Payout' },
  { id: 'currency', label: 'Currency', values: choices('USD', 'CAD') },
  { id: 'entry', label: 'Entry', values: choices('Ready', 'Posted', 'Skipped') },
  { id: 'company', label: 'Company', values: choices('Noodle House', 'Bagel Bar') },
  { id: 'account', label: 'Account', values: choices('Sales', 'Fees', 'Tips') },
];

const RULES: ListRules = { properties: PROPERTIES, sortable: [], columns: [] };

/** The page's part: the address is the state. */
function InAddress({ value, dropped = [], onValueChange, ...props }: FilterBarProps) {
  const rules: ListRules = { ...RULES, properties: props.properties };
  const [search, setSearch] = useState(() =>
    encodeListAddress({ ...emptyListAddress(rules), ...value, ...value.days }, rules),
  );
  const { address } = decodeListAddress(search, rules);
  return (
    <Stack gap="md">
      <FilterBar
        {...props}
        dropped={dropped}
        value={props.period === undefined ? address : { ...address, days: daysIn(address) }}
        onValueChange={(next, history) => {
          onValueChange(next, history);
          setSearch(encodeListAddress({ ...address, ...next, ...next.days }, rules));
        }}
      />
      <Text>{`?${search}`}</Text>
    </Stack>
  );
}

const daysIn = ({ from, to }: ListAddress) => ({ from, to });

const meta = {
  title: 'Components/Filter bar',
  component: FilterBar,
  render: (args) => <InAddress {...args} />,
  args: {
    label: 'Filter payouts',
    properties: PROPERTIES,
    value: { q: '', filters: {} },
    onValueChange: fn(),
    result: '1,240 payouts',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Narrows a list, above it and bound to its address. Values of one property are alternatives, properties add up. For one fixed choice of two or three use a segmented control; for views that are named and kept use `SavedViews`. Keys: `/` goes to the search, Backspace in the empty search removes the last filter, arrows move between filters, Enter opens one, Delete removes it. `decodeListAddress` and `encodeListAddress` read and write the address; what a list does not know is left out, with a note.',
      },
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const THREE = {
  q: '',
  filters: { status: ['failed', 'partial'], platform: ['doordash'], store: ['fishtown'] },
};

/** Single-key shortcuts work on the page, but not in text fields. */
export const ByKey: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('f');
    await expect(search).toHaveValue('f');
    await expect(screen.queryByRole('dialog')).toBeNull();
    search.blur();
    await userEvent.keyboard('f');
    await expect(await screen.findByRole('dialog', { name: 'Add filter' })).toBeVisible();
  },
};
export const KeysOff: Story = {
  args: { shortcut: false },
  play: async () => {
    await userEvent.keyboard('/f');
    await expect(document.body).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Default: Story = {
  args: { value: THREE },
  play: async ({ canvasElement }) => {
    const toolbar = within(canvasElement).getByRole('toolbar', { name: 'Filters' });
    await expect(
      within(toolbar)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([
      'Status is Failed or Partial',
      '',
      'Platform is DoorDash',
      '',
      'Store is Fishtown',
      '',
      'Add filter',
      'Reset filters',
    ]);
  },
};

export const NoFilters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('search', { name: 'Filter payouts' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset filters' })).toBeNull();
  },
};

export const AddedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('a/b{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ q: 'a/b' }),
      'push',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Failed' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Tab} ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Failed' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('?q=a%2Fb&f.status=failed,succeeded')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Status is Failed or Succeeded' }),
    ).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add filter' }));
    await screen.findByRole('button', { name: 'Status' });
  },
};

export const ThreeFilters: Story = {
  args: { value: THREE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Status is Failed or Partial' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Platform is DoorDash' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Platform is DoorDash' })).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('?f.status=failed,partial')).toBeVisible();
  },
};

export const Editing: Story = {
  args: { value: THREE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole('button', { name: 'Store is Fishtown' });
    await userEvent.click(chip);
    const dialog = await screen.findByRole('dialog', { name: 'Store is' });
    await userEvent.type(within(dialog).getByLabelText('Find a value'), 'ém');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Émile' }));
    await expect(within(dialog).queryByRole('checkbox', { name: 'Fishtown' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chip).toHaveFocus());
    await expect(chip).toHaveAccessibleName('Store is Fishtown');
    await userEvent.click(chip);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Émile' }));
  },
};

/** A single-valued property, on a list without text search. */
export const OneAtATime: Story = {
  args: {
    label: 'Filter runs',
    properties: PROPERTIES.slice(0, 2).map((property) => ({ ...property, single: true })),
    withoutSearch: true,
    result: '12 runs',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Any' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByText('?f.status=partial')).toBeVisible();
    const chip = canvas.getByRole('button', { name: 'Status is Partial' });
    chip.focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('search', { name: 'Filter runs' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Status is/ })).toBeNull();
  },
};

export const AnyText: Story = {
  args: { properties: PROPERTIES.filter(({ id }) => id === 'payout') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await userEvent.type(await screen.findByLabelText('Value'), 'P-1, late{Enter}');
    await expect(canvas.getByRole('button', { name: 'Payout is P-1, late' })).toBeVisible();
    await expect(canvas.getByText(String.raw`?f.payout=P-1%5C,+late`)).toBeVisible();
  },
};

export const EightFilters: Story = {
  args: {
    value: {
      q: 'late',
      filters: {
        status: ['failed', 'partial', 'succeeded'],
        platform: ['uber_eats', 'doordash'],
        store: ['walnut_street', 'fishtown', 'rittenhouse', 'old_city'],
        payout: ['P-00012'],
        currency: ['usd'],
        entry: ['ready', 'posted'],
        company: ['noodle_house'],
        account: ['fees'],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('button', { name: 'Store is Walnut Street, Fishtown or 2 more' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add filter' })).toBeNull();
  },
};

export const Reset: Story = {
  args: { value: THREE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(canvas.getByText('?')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

const PAID = { label: 'Paid', today: '2026-11-21', timeZone: 'America/New_York' };

export const Days: Story = {
  args: { period: PAID, value: { q: '', filters: {}, days: { from: null, to: null } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Paid: any day' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Paid' }));
    await userEvent.click(panel.getByRole('button', { name: 'Last month' }));
    await expect(canvas.getByText('?from=2026-10-01&to=2026-10-31')).toBeVisible();
    const chip = canvas.getByRole('button', { name: 'Paid Oct 1–31, 2026' });
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Paid Oct 1–31, 2026' }));
    await expect(canvas.getByText('?')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** One end may be open, in the address and in the panel. */
export const OpenEnded: Story = {
  args: {
    period: PAID,
    value: { q: '', filters: THREE.filters, days: { from: '2026-11-01', to: null } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole('button', { name: 'Paid Nov 1, 2026 or later' });
    await userEvent.click(chip);
    const panel = within(await screen.findByRole('dialog', { name: 'Paid' }));
    await userEvent.clear(panel.getByRole('textbox', { name: 'From' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'To' }), '2026-11-09');
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await expect(chip).toHaveAccessibleName('Paid Nov 9, 2026 or earlier');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(canvas.getByRole('button', { name: 'Paid: any day' })).toBeVisible();
  },
};

export const InvalidFromAddress: Story = {
  args: {
    value: THREE,
    dropped: decodeListAddress('f.status=failed,lost&from=2026-02-30', RULES).dropped,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'This list doesn’t recognize Status “lost”, first day “2026-02-30”.',
      ),
    ).toBeVisible();
  },
};

const PHONE = { viewport: { value: 'phone' } };

export const Phone: Story = {
  args: { value: THREE },
  globals: PHONE,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Filters\s+3 applied$/ })).toBeVisible();
  },
};

export const SheetOnPhone: Story = {
  args: { value: THREE, onValueChange: fn() },
  globals: PHONE,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /^Filters/ });
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Succeeded' }));
    await userEvent.click(sheet.getByText('Currency'));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'CAD' }));
    await userEvent.click(sheet.getByText('Payout'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Value' }), 'P-1');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'DoorDash' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Apply filters' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      canvas.getByText(
        '?f.status=failed,partial,succeeded&f.store=fishtown&f.payout=P-1&f.currency=cad',
      ),
    ).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** To look at: the sheet as it opens. */
export const SheetOpen: Story = {
  args: { value: THREE },
  globals: PHONE,
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Filters/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

const GERMAN: readonly FilterProperty[] = [
  {
    id: 'status',
    label: 'Verarbeitungszustand der Auszahlung',
    values: [{ value: 'a', label: 'Wartet auf Kontenzuordnung durch die Buchhaltung' }],
  },
  {
    id: 'store',
    label: 'Filiale',
    values: [{ value: 'b', label: 'Schnellrestaurant am Hauptbahnhof Nordausgang' }],
  },
];

export const LongGerman: Story = {
  args: {
    label: 'Auszahlungen filtern',
    properties: GERMAN,
    value: { q: '', filters: { status: ['a'], store: ['b'] } },
    result: '1.240 Auszahlungen',
  },
};
export const LongGermanOnPhone: Story = { ...LongGerman, globals: PHONE };
export const RightToLeft: Story = {
  args: {
    label: 'تصفية الدفعات',
    properties: [
      { id: 'status', label: 'الحالة', values: [{ value: 'a', label: 'فشلت' }] },
      { id: 'store', label: 'المتجر', values: [{ value: 'b', label: 'المدينة القديمة' }] },
    ],
    value: { q: '', filters: { status: ['a'], store: ['b'] } },
    result: '1,240 دفعة',
  },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <FilterBar {...args} label="Without filters" shortcut={false} />
      <FilterBar {...args} label="Three filters" shortcut={false} value={THREE} />
      <FilterBar {...args} label="Eight filters" shortcut={false} {...EightFilters.args} />
      <FilterBar {...args} label="Partly unknown" shortcut={false} {...InvalidFromAddress.args} />
    </Stack>
  ),
};
export const Dark: Story = { args: { value: THREE }, globals: { theme: 'dark' } };
