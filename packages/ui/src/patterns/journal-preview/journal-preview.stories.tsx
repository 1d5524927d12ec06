import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SourceRows, type SourceRowsGroup } from '../source-rows/source-rows.tsx';
import { PART_ONE_LINES } from './journal-preview.fixture.ts';
import { JournalPreview, type JournalPreviewProps } from './journal-preview.tsx';

const meta = {
  title: 'Patterns/Journal preview',
  component: JournalPreview,
  args: {
    documentNumber: 'UE-7F3A91C2-1',
    date: '2026-03-31',
    memo: 'Uber Eats, Walnut Street, payout of 7 Apr 2026, part 1/2',
    currency: 'USD',
    part: 1,
    parts: 2,
    status: 'ready',
    lines: PART_ONE_LINES,
  },
} satisfies Meta<typeof JournalPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

const ROWS: readonly SourceRowsGroup[] = [
  {
    file: 'uber-eats-march.csv',
    sha256: '9f2c41d07be0a8c1f4b1d9a2c3e4f5061728394a5b6c7d8e9f00112233445566',
    column: 'Order Error Adjustments (incl. tax)',
    cents: -3_000,
    rowCount: 3,
    rows: [
      { row: 12, cents: -1_200, cells: [{ column: 'Order ID', value: '4A1F2' }] },
      { row: 31, cents: -900, cells: [{ column: 'Order ID', value: '77B0C' }] },
      { row: 40, cents: -900, cells: [{ column: 'Order ID', value: '91D2E' }] },
    ],
  },
];

export const Default: Story = { args: { onToggleLine: fn() } };

function OpensOneLine(props: JournalPreviewProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <JournalPreview
      {...props}
      openLineId={open}
      onToggleLine={(id) => setOpen(id === open ? null : id)}
      lineDetail={<SourceRows groups={ROWS} currency="USD" />}
    />
  );
}

export const OpensSourceRows: Story = {
  render: (args) => <OpensOneLine {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('button', { name: 'Refunds & error charges (contra)' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('uber-eats-march.csv')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '31' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { part: 1, parts: 1, status: 'posted' },
};

export const NeedsMapping: Story = {
  args: {
    status: 'needs_mapping',
    lines: PART_ONE_LINES.map((line) =>
      line.id === '6' ? { ...line, account: 'Advertising', unmapped: true } : line,
    ),
  },
};

export const Unbalanced: Story = {
  args: { lines: PART_ONE_LINES.filter((line) => line.id !== '4'), status: 'failed' },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Debits and credits differ');
    await expect(alert).toHaveTextContent('$3.00');
  },
};

export const LongText: Story = {
  args: {
    memo: 'Uber Eats, Zum Goldenen Hirschen am Kurfürstendamm, Auszahlung vom 7. April 2026, Teil 1 von 2, einschließlich nachträglicher Berichtigungen',
    lines: PART_ONE_LINES.map((line) => ({
      ...line,
      account: `${line.account} – Lieferplattformverrechnungskonto`,
    })),
  },
};

export const Phone: Story = {
  args: { onToggleLine: fn() },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...OpensSourceRows, globals: { theme: 'dark' } };
