import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    await userEvent.keyboard('u');
    await expect(row(/^Commission credit/)).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(row(/^Commission credit/)).toHaveTextContent('Accepted');
    await expect(row(/^Commission credit/)).toHaveFocus();
    await userEvent.keyboard('u');
    await userEvent.keyboard('r');
    await expect(row(/^Loyalty fee/)).toHaveTextContent('No account');
    await userEvent.keyboard('{Enter}');
    const picker = canvas.getByRole('combobox', { name: 'Account for Loyalty fee' });
    await expect(picker).toHaveFocus();
    await userEvent.selectOptions(picker, '6190');
    await expect(row(/^Loyalty fee/)).toHaveTextContent('Chosen by hand');
    await userEvent.keyboard('{Escape}{End}');
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
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
