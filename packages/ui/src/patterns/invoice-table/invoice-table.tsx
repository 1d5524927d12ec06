import { Link } from '../../components/link/link.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { Table, type TableColumn } from '../../components/table/table.tsx';
import { Text, type TextProps } from '../../components/text/text.tsx';
import { invoiceTableWords } from './invoice-table.words.ts';

export type InvoiceState = 'paid' | 'open' | 'past_due' | 'refunded' | 'credited' | 'void';

export type Invoice = {
  id: string;
  /** As printed on the invoice: "PB-2026-0114". */
  number: string;
  /** The invoice date, in words: "1 Nov 2026". */
  writtenOn: string;
  /** What it is for: "Firm, November 2026". */
  description: string;
  amountCents: number;
  state: InvoiceState;
  /** The PDF's address; omitted until there is one. */
  pdfHref?: string | undefined;
  /** A page to read and print it on, if there is no PDF; opens in a new tab. */
  pageHref?: string | undefined;
};

export type InvoiceTableProps = {
  invoices: readonly Invoice[];
  /** All invoices of a table share a currency. */
  currency: Currency;
};

const STATES: Record<InvoiceState, { word: string; tone: TextProps['tone'] }> = {
  paid: {
    get word() {
      return invoiceTableWords.paid;
    },
    tone: 'default',
  },
  open: {
    get word() {
      return invoiceTableWords.toBePaid;
    },
    tone: 'default',
  },
  past_due: {
    get word() {
      return invoiceTableWords.pastDue;
    },
    tone: 'danger',
  },
  refunded: {
    get word() {
      return invoiceTableWords.refunded;
    },
    tone: 'muted',
  },
  credited: {
    get word() {
      return invoiceTableWords.credited;
    },
    tone: 'muted',
  },
  void: {
    get word() {
      return invoiceTableWords.voided;
    },
    tone: 'muted',
  },
};

/**
 * The invoices of the plan, newest first, each with its document.
 *
 * **When:** in billing. **When not:** for platform payouts, which are not our invoices.
 *
 * **Accessibility:** a table; each link names the invoice it downloads.
 *
 * @example
 * const invoice = { id: 'i1', number: 'PB-12', writtenOn: '2026-04-01', description: 'Plan, April' };
 * <InvoiceTable invoices={[{ ...invoice, amountCents: 4_900, state: 'paid' }]} currency="USD" />
 */
export function InvoiceTable({ invoices, currency }: InvoiceTableProps) {
  const formatMoney = useMoneyFormat();
  const amountOf = (cents: number) => formatMoney(cents, { currency, show: 'none' });
  return (
    <Table
      caption={invoiceTableWords.invoices}
      columns={columnsOf(currency, amountOf)}
      rows={invoices}
      rowKey={({ id }) => id}
      empty={invoiceTableWords.nothingWasChargedYet}
    />
  );
}

function columnsOf(
  currency: Currency,
  amountOf: (cents: number) => string,
): readonly TableColumn<Invoice>[] {
  return [
    {
      id: 'number',
      header: invoiceTableWords.invoice,
      cell: ({ number }) => number,
      rowHeader: true,
      shrink: true,
    },
    { id: 'writtenOn', header: invoiceTableWords.writtenOn, cell: ({ writtenOn }) => writtenOn },
    {
      id: 'description',
      header: invoiceTableWords.chargedFor,
      cell: ({ description }) => description,
    },
    {
      id: 'amount',
      header: invoiceTableWords.amount(currency),
      cell: ({ amountCents }) => amountOf(amountCents),
      numeric: true,
    },
    {
      id: 'state',
      header: invoiceTableWords.state,
      cell: ({ state }) => (
        <Text as="span" tone={STATES[state].tone}>
          {STATES[state].word}
        </Text>
      ),
      shrink: true,
    },
    {
      id: 'paper',
      header: invoiceTableWords.paper,
      cell: ({ number, pdfHref, pageHref }) =>
        pdfHref === undefined ? (
          <InvoicePage number={number} href={pageHref} />
        ) : (
          <Link
            variant="quiet"
            href={pdfHref}
            download={`${number}.pdf`}
            aria-label={invoiceTableWords.pdfOfInvoice(number)}
          >
            {invoiceTableWords.pdf}
          </Link>
        ),
      shrink: true,
    },
  ];
}

function InvoicePage({ number, href }: { number: string; href: string | undefined }) {
  return href === undefined ? null : (
    <Link variant="quiet" href={href} external aria-label={invoiceTableWords.openInvoice(number)}>
      {invoiceTableWords.open}
    </Link>
  );
}
