import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import type { MappingLine } from './mapping-line.ts';
import { MAPPING_ACCOUNTS, MAPPING_LINES } from './mapping-table.fixture.ts';
import { MappingTable, type MappingTableProps } from './mapping-table.tsx';

const meta = {
  title: 'Patterns/Mapping table',
  component: MappingTable,
  args: {
    label: 'Accounts of Uber Eats, Walnut Street',
    currency: 'USD',
    lines: MAPPING_LINES,
    accounts: MAPPING_ACCOUNTS,
    onEdit: { choose: fn(), accept: fn(), reject: fn() },
  },
} satisfies Meta<typeof MappingTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state in one table. */
export const Default: Story = {};

/** Every state, editable and read-only. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <MappingTable
        {...args}
        onEdit={{ choose: fn(), accept: fn(), reject: fn(), chooseMany: fn() }}
      />
      <MappingTable {...args} label="Accounts, read only" onEdit={undefined} />
    </Stack>
  ),
};

function Working({ lines: first, ...props }: MappingTableProps) {
  const [lines, setLines] = useState(first);
  const change = (ids: readonly string[], next: Partial<MappingLine>) =>
    setLines((known) => known.map((line) => (ids.includes(line.id) ? { ...line, ...next } : line)));
  return (
    <MappingTable
      {...props}
      lines={lines}
      onEdit={{
        choose: (id, accountId) => change([id], { accountId, state: 'edited', reason: undefined }),
        ...(props.onEdit?.chooseMany === undefined
          ? {}
          : {
              chooseMany: (ids, accountId) =>
                change(ids, { accountId, state: 'edited', reason: undefined }),
            }),
        accept: (ids) => change(ids, { state: 'accepted' }),
        reject: (id) => change([id], { accountId: null, state: 'unmapped', reason: undefined }),
      }}
    />
  );
}

export const ByKeyboard: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    const summary = canvas.getByRole('status');
    await expect(summary).toHaveTextContent('3 of 8 mapped · 5 open = $582.10 last period');
    row(/^Sales/).focus();
    await userEvent.keyboard('j');
    await expect(row(/^Sales/)).not.toHaveFocus();
    await userEvent.keyboard('k');
    await expect(row(/^Sales/)).toHaveFocus();
    await userEvent.keyboard('u');
    await expect(row(/^Commission credit/)).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(row(/^Commission credit/)).toHaveTextContent('Accepted');
    await expect(row(/^Commission credit/)).toHaveFocus();
    await userEvent.keyboard('u');
    await userEvent.keyboard('r');
    await expect(row(/^Loyalty fee/)).toHaveTextContent('No account');
    await userEvent.keyboard('{Enter}');
    const picker = () => canvas.getByRole('combobox', { name: /^Account for/ });
    await expect(picker()).toHaveFocus();
    await userEvent.keyboard('other del{Enter}');
    await expect(row(/^Loyalty fee/)).toHaveTextContent('Chosen by hand');
    await expect(row(/^Bag fee/)).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(picker()).toHaveAccessibleName('Account for Bag fee');
    await expect((await screen.findAllByRole('option'))[0]).toHaveTextContent(
      '6190Other delivery fees',
    );
    await userEvent.keyboard('{Escape}');
    await expect(row(/^Bag fee/)).toHaveFocus();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(row(/^Courier tips/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowDown}');
    await expect(row(/^Commission credit/)).toHaveFocus();
    await expect(summary).toHaveTextContent('5 of 8 mapped · 3 open = $519.10 last period');
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** An open picker: accounts that cannot be posted to show the reason. */
export const FindingAnAccount: Story = {
  args: { onEdit: { choose: fn(), accept: fn(), reject: fn(), create: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Account for Bag fee: Choose an account' }),
    );
    const picker = canvas.getByRole('combobox', { name: 'Account for Bag fee' });
    await userEvent.type(picker, 'sales tax');
    await expect(
      await screen.findByRole('option', { name: /Sales tax payable/ }),
    ).toHaveTextContent('Managed by the QuickBooks sales tax center');
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit?.choose).not.toHaveBeenCalled();
    await userEvent.clear(picker);
    await userEvent.type(picker, 'Bags');
    await userEvent.click(await screen.findByRole('option', { name: /Create account “Bags”/ }));
    await expect(args.onEdit?.create).toHaveBeenLastCalledWith('bags', 'Bags');
    await expect(canvas.getByRole('row', { name: /^Bag fee/ })).toHaveFocus();
  },
};

/** Leaving the picker keeps the current account. */
export const LeavesTheAccount: Story = {
  args: { onEdit: { choose: fn(), accept: fn(), reject: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(button('Account for Sales (excl. tax): 4010 · Delivery sales'));
    await userEvent.keyboard('commission');
    await userEvent.click(button('Accept 1 with high confidence'));
    await expect(args.onEdit?.choose).not.toHaveBeenCalled();
    await expect(button('Account for Sales (excl. tax): 4010 · Delivery sales')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const AcceptsAllHigh: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('row', { name: /^Sales/ }).focus();
    await userEvent.keyboard('{Shift>}A{/Shift}');
    await expect(canvas.getByRole('row', { name: /^Commission credit/ })).toHaveTextContent(
      'Accepted',
    );
    await expect(canvas.getByRole('row', { name: /^Loyalty fee/ })).toHaveTextContent(
      'Suggested, low confidence',
    );
    await expect(canvas.queryByRole('button', { name: /with high confidence/ })).toBeNull();
  },
};

export const ByPointer: Story = {
  args: { onEdit: { choose: fn(), accept: fn(), reject: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Accept 6190 · Other delivery fees for Loyalty fee' }),
    );
    await expect(args.onEdit?.accept).toHaveBeenLastCalledWith(['loyalty']);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Reject 6190 · Other delivery fees for Loyalty fee' }),
    );
    await expect(args.onEdit?.reject).toHaveBeenLastCalledWith('loyalty');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 1 with high confidence' }));
    await expect(args.onEdit?.accept).toHaveBeenLastCalledWith(['commission-credit']);
  },
};

const EDIT_MANY = { choose: fn(), accept: fn(), reject: fn(), chooseMany: fn() };

export const BulkApply: Story = {
  args: { onEdit: EDIT_MANY },
  render: (args) => <Working {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bag fee' }));
    row(/Loyalty fee/).focus();
    await userEvent.keyboard('x');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(row(/Offers on items/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(' ');
    await expect(row(/Offers on items/)).toHaveAttribute('aria-selected', 'false');
    const bulk = within(canvas.getByRole('group', { name: 'Selected lines' }));
    await expect(bulk.getByText('2 lines selected')).toBeVisible();
    await expect(bulk.getByRole('button', { name: 'Apply to 2 lines' })).toBeDisabled();
    await userEvent.type(
      bulk.getByRole('combobox', { name: 'Account for the selected lines' }),
      '6190{Enter}',
    );
    await userEvent.click(bulk.getByRole('button', { name: 'Apply to 2 lines' }));
    await expect(row(/Bag fee/)).toHaveTextContent('Chosen by hand');
    await expect(row(/Loyalty fee/)).toHaveTextContent('Chosen by hand');
    await expect(canvas.queryByRole('group', { name: 'Selected lines' })).toBeNull();
    row(/Sales/).focus();
    await userEvent.keyboard('x');
    await userEvent.keyboard('{Escape}');
    await expect(row(/Sales/)).toHaveAttribute('aria-selected', 'false');
  },
};

/** The bulk bar while lines are selected. */
export const LinesSelected: Story = {
  args: { onEdit: EDIT_MANY },
  render: (args) => <Working {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Select Bag fee', 'Select Courier tips passed on']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    await expect(canvas.getByText('2 lines selected')).toBeVisible();
  },
};

const lineIn = (id: string) => MAPPING_LINES.filter((line) => line.id === id);
export const Unmapped: Story = { args: { lines: lineIn('bags') } };
export const SuggestedHigh: Story = { args: { lines: lineIn('commission-credit') } };
export const SuggestedLow: Story = { args: { lines: lineIn('loyalty') } };
export const Accepted: Story = { args: { lines: lineIn('gross') } };
export const Edited: Story = { args: { lines: lineIn('promotions') } };
export const Inherited: Story = { args: { lines: lineIn('tax') } };
export const Conflicting: Story = { args: { lines: lineIn('ads') } };
export const DeletedInQuickBooks: Story = { args: { lines: lineIn('courier') } };

export const ReadOnly: Story = {
  args: { onEdit: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AllMapped: Story = {
  args: { lines: MAPPING_LINES.slice(3, 5) },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent(/^2 of 2 mapped$/);
  },
};

const GROUPED = MAPPING_LINES.map((line, at) => ({ ...line, group: at < 4 ? 'Sales' : 'Fees' }));
export const Grouped: Story = {
  args: { lines: GROUPED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headers = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(headers.filter((text) => text === 'Sales' || text === 'Fees')).toEqual([
      'Sales',
      'Fees',
    ]);
  },
};

export const LongText: Story = {
  args: {
    lines: MAPPING_LINES.map((line) => ({
      ...line,
      source: `${line.source} – Lieferplattformverrechnungsgebühreneinbehalt`,
      reason: 'Übernommen aus der Voreinstellung des Mandanten für alle Filialen in Pennsylvania',
    })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    label: 'حسابات أوبر إيتس',
    onEdit: EDIT_MANY,
    lines: MAPPING_LINES.map((line, at) => ({
      ...line,
      source: ['المبيعات', 'رصيد العمولة', 'رسوم الولاء', 'العروض'][at % 4] ?? '',
      sourceDetail: '١٢ صفًا',
      reason: 'كما في متجر شارع الصنوبر',
    })),
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
