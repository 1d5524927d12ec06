import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { SourceRows, type SourceRowsGroup } from '../source-rows/source-rows.tsx';
import { EDITED_LINES, PART_ONE_LINES } from './journal-preview.fixture.ts';
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
    const missing = within(canvasElement).getByRole('row', { name: /^Missing/ });
    const [debit, credit] = within(missing).getAllByRole('cell');
    await expect(debit).toHaveTextContent(/^3\.00$/);
    await expect(credit).toHaveTextContent(/^$/);
  },
};

export const ClosedPeriod: Story = {
  args: { notices: [{ kind: 'closed_period', closedThrough: '2026-03-31' }] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/The books are closed through Mar 31, 2026\./),
    ).toBeVisible();
  },
};

export const DuplicateDetected: Story = {
  args: { notices: [{ kind: 'duplicate', documentNumber: 'UE-7F3A91C2-1' }], status: 'skipped' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Already in the books')).toBeVisible();
    await expect(canvas.getByText(/would count this payout twice/)).toBeVisible();
  },
};

/** Lines that a person changed, added and removed, beside the generated values. */
export const EditedByHand: Story = {
  args: {
    status: 'needs_review',
    notices: [{ kind: 'edited', by: 'Dana Whitfield', on: '2026-04-08' }],
    lines: EDITED_LINES,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Dana Whitfield changed lines on Apr 8, 2026/)).toBeVisible();
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/^Other delivery fees/)).toHaveTextContent(
      'Changed by hand; generated as Delivery advertising, 40.00',
    );
    await expect(row(/^Catering sales/)).toHaveTextContent('Added by hand');
    const gone = row(/^Promotion fees/);
    await expect(gone).toHaveTextContent('Removed by hand');
    await expect(within(gone).getAllByRole('deletion')).toHaveLength(2);
    await expect(row(/^Total/)).toHaveTextContent(/Debits equal credits/);
  },
};

/** With the class and location of each line, where the books use them. */
export const WithClassAndLocation: Story = {
  args: {
    lines: PART_ONE_LINES.map((line) => ({
      ...line,
      classification: { class: 'Delivery', location: 'Walnut Street' },
    })),
  },
};

/** A week across a month end makes two entries, each balanced by itself. */
export const MonthSplit: Story = {
  render: (args) => (
    <Stack gap="xl">
      <JournalPreview {...args} />
      <JournalPreview
        {...args}
        documentNumber="UE-7F3A91C2-2"
        date="2026-04-05"
        part={2}
        memo="Uber Eats, Walnut Street, payout of 7 Apr 2026, part 2/2"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const titles = within(canvasElement)
      .getAllByRole('article')
      .map((entry) => within(entry).getByRole('heading').textContent);
    await expect(titles).toEqual(['Mar 31, 2026, part 1 of 2', 'Apr 5, 2026, part 2 of 2']);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <JournalPreview {...args} status="posted" />
      <JournalPreview {...args} {...NeedsMapping.args} />
      <JournalPreview {...args} {...Unbalanced.args} />
      <JournalPreview {...args} {...EditedByHand.args} />
      <JournalPreview
        {...args}
        status="skipped"
        notices={[
          { kind: 'closed_period', closedThrough: '2026-03-31' },
          { kind: 'duplicate', documentNumber: 'UE-7F3A91C2-1' },
        ]}
      />
    </Stack>
  ),
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

export const PhoneEdited: Story = { ...EditedByHand, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    onToggleLine: fn(),
    memo: 'أوبر إيتس، شارع الجوز، دفعة ٧ أبريل ٢٠٢٦',
    lines: PART_ONE_LINES.map((line) => ({
      ...line,
      account: line.side === 'debit' ? 'عمولة التوصيل' : 'مبيعات التوصيل',
      description: line.description === undefined ? undefined : 'الضريبة المحصّلة',
    })),
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...OpensSourceRows, globals: { theme: 'dark' } };
