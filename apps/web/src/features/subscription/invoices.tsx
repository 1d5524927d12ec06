import { InvoiceTable, Spread, Stack, Text, useMoneyFormat } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client, PlanInvoice } from '../../shared/api/entities.ts';
import { invoiceColumns } from '../../shared/billing/invoice-columns.ts';
import { words as invoiceWords } from '../../shared/billing/invoices.messages.ts';
import { ListExports } from '../../shared/list/list-exports.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { words } from './billing.messages.ts';
import { Part } from './part.tsx';
import { invoicesQuery } from './subscription.queries.ts';

/** The plan's invoices, and the next charge. */
export function Invoices({ client }: { client: Client }) {
  const { api } = useServices();
  const query = useQuery(invoicesQuery(api, client.tenant_id));
  const day = useDayFormat();
  const format = useMoneyFormat();
  return (
    <Part title={words.invoices}>
      <Loaded query={query} label={words.loadingInvoices} lines={3}>
        {({ items, next }) => (
          <Stack gap="md">
            <Spread
              align="center"
              end={
                items.length === 0 ? undefined : (
                  <InvoiceFiles invoices={items} clientName={client.name} />
                )
              }
            >
              <Text>
                {items.length === 0 && next === null
                  ? words.noInvoices
                  : next === null
                    ? words.noNext
                    : words.next(
                        format(next.amount_cents, { currency: next.currency }),
                        day(next.due_at),
                      )}
              </Text>
            </Spread>
            {currenciesOf(items).map((currency) => (
              <InvoiceTable
                key={currency}
                currency={currency}
                invoices={items
                  .filter((invoice) => invoice.currency === currency)
                  .map((invoice) => ({
                    id: invoice.id,
                    number: invoice.number,
                    writtenOn: day(invoice.issued_at),
                    description: invoice.description,
                    amountCents: invoice.amount_cents,
                    state: invoice.state,
                    pageHref: invoice.url ?? undefined,
                  }))}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Part>
  );
}

function currenciesOf(invoices: readonly PlanInvoice[]) {
  return [...new Set(invoices.map(({ currency }) => currency))];
}

type InvoiceFilesProps = { invoices: readonly PlanInvoice[]; clientName: string };

function InvoiceFiles({ invoices, clientName }: InvoiceFilesProps) {
  return (
    <ListExports
      narrowed={false}
      choice={{
        definition: {
          noun: { one: invoiceWords.invoice, many: invoiceWords.invoices },
          rowKey: ({ id }: PlanInvoice) => id,
        },
        columns: invoiceColumns(),
        list: { load: async () => ({ items: invoices, next_cursor: null }) },
        clientName,
      }}
    />
  );
}
