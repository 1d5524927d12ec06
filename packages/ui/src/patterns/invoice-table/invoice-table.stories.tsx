import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InvoiceTable, type InvoiceState } from './invoice-table.tsx';

const meta = {
  title: 'Patterns/Invoice table',
  component: InvoiceTable,
  args: {
    currency: 'USD',
    invoices: [
      {
        id: '3',
        number: 'PB-2026-0114',
        writtenOn: '1 Nov 2026',
        description: 'Firm, November 2026',
        amountCents: 4_900,
        state: 'past_due',
        pdfHref: '#114',
      },
      {
        id: '2',
        number: 'PB-2026-0098',
        writtenOn: '1 Oct 2026',
        description: 'Firm, October 2026',
        amountCents: 4_900,
        state: 'paid',
        pdfHref: '#98',
      },
      {
        id: '1',
        number: 'PB-2026-0097',
        writtenOn: '28 Sep 2026',
        description: 'Change of plan, credit',
        amountCents: -1_633,
        state: 'refunded',
      },
    ],
  },
} satisfies Meta<typeof InvoiceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /PB-2026-0114/ });
    await expect(within(row).getByText('49.00')).toBeVisible();
    await expect(within(row).getByText('Past due')).toBeVisible();
    const paper = within(row).getByRole('link', { name: 'PDF of invoice PB-2026-0114' });
    await expect(paper).toHaveAttribute('download', 'PB-2026-0114.pdf');
    const credit = canvas.getByRole('row', { name: /PB-2026-0097/ });
    await expect(within(credit).getByText('−16.33')).toBeVisible();
    await expect(within(credit).queryByRole('link')).toBeNull();
  },
};
const EACH_STATE: readonly InvoiceState[] = [
  'paid',
  'open',
  'past_due',
  'refunded',
  'credited',
  'void',
];

export const Matrix: Story = {
  args: {
    invoices: EACH_STATE.map((state, at) => ({
      id: state,
      number: `PB-2026-010${at}`,
      writtenOn: `${at + 1} Nov 2026`,
      description: 'Firm, November 2026',
      amountCents: state === 'refunded' ? -1_633 : 4_900,
      state,
      pdfHref: state === 'void' || state === 'credited' ? undefined : `#${state}`,
      pageHref: state === 'credited' ? '#credited' : undefined,
    })),
  },
};

export const LongWords: Story = {
  args: {
    invoices: [
      {
        id: '1',
        number: 'PB-2026-0114',
        writtenOn: '1. November 2026',
        description:
          'Steuerberatungsgesellschaft, November 2026, anteilige Nutzungsgebührenberechnung',
        amountCents: 123_456_789,
        state: 'past_due',
        pdfHref: '#114',
      },
    ],
  },
};

export const Empty: Story = { args: { invoices: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
