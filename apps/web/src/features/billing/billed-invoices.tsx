import {
  Box,
  Heading,
  Link,
  Money,
  Select,
  Spread,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BilledInvoice, Client } from '../../shared/api/entities.ts';
import { invoiceColumns, invoiceState } from '../../shared/billing/invoice-columns.ts';
import { words as invoiceWords } from '../../shared/billing/invoices.messages.ts';
import { todayIn } from '../../shared/format/today-in.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { ListExports } from '../../shared/list/list-exports.tsx';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { lastMonths } from './billed-client.view.ts';
import { words } from './billing.messages.ts';
import { billedInvoicesQuery } from './billing.queries.ts';
import { formatMonth } from '../../shared/format/days.ts';

/** All charges of a month across clients, with files to share; the month is in the address. */
export function BilledInvoices({ client }: { client: Client }) {
  const { api } = useServices();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const months = lastMonths(todayIn(client.time_zone));
  const requested = query.get('month');
  const month = months.find((known) => known === requested) ?? months[0] ?? '';
  const invoices = useQuery(billedInvoicesQuery(api, month));
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {words.invoices}
      </Heading>
      <Text tone="muted">{words.invoicesWords}</Text>
      <Spread
        align="end"
        end={
          invoices.data === undefined || invoices.data.length === 0 ? undefined : (
            <Files invoices={invoices.data} />
          )
        }
      >
        <Box width="field">
          <Select
            label={words.monthLabel}
            value={month}
            options={months.map((value) => ({ value, label: formatMonth(value) }))}
            onChange={({ target }) =>
              setQuery(
                (before) => {
                  before.set('month', target.value);
                  return before;
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </Box>
      </Spread>
      <Loaded query={invoices} label={words.loadingInvoices} lines={3}>
        {(items) => <Invoices invoices={items} />}
      </Loaded>
    </Stack>
  );
}

function Invoices({ invoices }: { invoices: readonly BilledInvoice[] }) {
  const day = useDayFormat();
  return invoices.length === 0 ? (
    <Text tone="muted">{words.noInvoices}</Text>
  ) : (
    <Table
      caption={words.invoices}
      captionHidden
      rows={invoices}
      rowKey={({ invoice }) => invoice.id}
      columns={tableColumns(day)}
    />
  );
}

function tableColumns(day: (instant: string) => string): readonly TableColumn<BilledInvoice>[] {
  return [
    {
      id: 'client',
      header: invoiceWords.client,
      cell: ({ client_name: name }) => name,
      rowHeader: true,
    },
    {
      id: 'number',
      header: invoiceWords.number,
      cell: ({ invoice: { url, number } }) =>
        url === null ? (
          number
        ) : (
          <Link variant="quiet" href={url} external>
            {number}
          </Link>
        ),
    },
    { id: 'date', header: invoiceWords.date, cell: ({ invoice }) => day(invoice.issued_at) },
    {
      id: 'description',
      header: invoiceWords.description,
      cell: ({ invoice }) => invoice.description,
    },
    {
      id: 'amount',
      header: invoiceWords.amount,
      cell: ({ invoice: { amount_cents: cents, currency } }) => (
        <Money cents={cents} currency={currency} show="none" />
      ),
      numeric: true,
    },
    {
      id: 'currency',
      header: invoiceWords.currency,
      cell: ({ invoice }) => invoice.currency,
      shrink: true,
    },
    {
      id: 'status',
      header: invoiceWords.status,
      cell: ({ invoice }) => invoiceState(invoice),
      shrink: true,
    },
  ];
}

function Files({ invoices }: { invoices: readonly BilledInvoice[] }) {
  const client: ListColumn<BilledInvoice> = {
    id: 'client',
    header: invoiceWords.client,
    value: ({ client_name: name }) => name,
  };
  const others = invoiceColumns().map(({ id, header, numeric, value, file }) => ({
    id,
    header,
    numeric,
    value: ({ invoice }: BilledInvoice) => value(invoice),
    ...(file === undefined ? {} : { file: ({ invoice }: BilledInvoice) => file(invoice) }),
  }));
  return (
    <ListExports
      narrowed={false}
      choice={{
        definition: {
          noun: { one: invoiceWords.invoice, many: invoiceWords.invoices },
          rowKey: ({ invoice }) => invoice.id,
        },
        columns: [client, ...others],
        list: { load: async () => ({ items: invoices, next_cursor: null }) },
        clientName: words.allClients,
      }}
    />
  );
}
