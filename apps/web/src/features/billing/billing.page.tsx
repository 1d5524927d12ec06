import {
  Banner,
  ButtonLink,
  EmptyState,
  Inline,
  Money,
  Page,
  PageHeader,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { BillingSummary, Client } from '../../shared/api/entities.ts';
import { plansQuery } from '../../shared/billing/billing.queries.ts';
import { expiryOf, methodWords } from '../../shared/billing/payment-method.view.ts';
import { formatCount } from '../../shared/format/counted.ts';
import { todayIn } from '../../shared/format/today-in.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { BilledClients, type BilledClientsProps } from './billed-clients.tsx';
import { BilledInvoices } from './billed-invoices.tsx';
import { words } from './billing.messages.ts';
import { summaryQuery } from './billing.queries.ts';

/** Master billing: the plans of all the reader's clients. */
export function BillingPage() {
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <ForActiveClient>{(client) => <Billing client={client} />}</ForActiveClient>
    </Page>
  );
}

function Billing({ client }: { client: Client }) {
  const { api } = useServices();
  const plans = useQuery(plansQuery(api));
  return (
    <Stack gap="xl">
      <PageHeader title={words.title} description={words.description} />
      <Loaded query={plans} label={words.loading} shape="card" lines={4}>
        {({ items, payments_enabled: isOn }) =>
          isOn ? (
            <Summary client={client} plans={items} />
          ) : (
            <EmptyState kind="no-results" title={words.off} headingLevel={2}>
              {words.offWords}
            </EmptyState>
          )
        }
      </Loaded>
    </Stack>
  );
}

type SummaryProps = Omit<BilledClientsProps, 'count'>;

function Summary({ client, plans }: SummaryProps) {
  const { api } = useServices();
  const href = useClientHref();
  const summary = useQuery(summaryQuery(api));
  return (
    <Loaded query={summary} label={words.loading} shape="card" lines={4}>
      {(data) =>
        data.clients < 2 ? (
          <EmptyState
            kind="first-use"
            headingLevel={2}
            title={words.emptyTitle}
            action={
              <Inline>
                <ButtonLink href={href('/dashboard/clients')} variant="primary">
                  {words.addClient}
                </ButtonLink>
                <ButtonLink href={href('/dashboard/subscription')}>
                  {words.ownSubscription}
                </ButtonLink>
              </Inline>
            }
          >
            {words.emptyWords}
          </EmptyState>
        ) : (
          <Stack gap="xl">
            <Alerts client={client} summary={data} />
            <Totals summary={data} />
            <BilledClients client={client} plans={plans} count={data.clients} />
            <BilledInvoices client={client} />
          </Stack>
        )
      }
    </Loaded>
  );
}

/** What will stop posting soon: failed payments, and the reader's own card. */
function Alerts({ client, summary }: { client: Client; summary: BillingSummary }) {
  const href = useClientHref();
  const { past_due: pastDue, method } = summary;
  const expiry = method === null ? 'valid' : expiryOf(method, todayIn(client.time_zone));
  return (
    <>
      {pastDue.length === 0 ? null : (
        <Banner
          tone="danger"
          title={words.pastDueTitle(pastDue.length)}
          action={
            <ButtonLink size="sm" href={href('/dashboard/billing?f.payment=past_due')}>
              {words.showThem}
            </ButtonLink>
          }
        >
          {words.pastDueWords(pastDue.map(({ name }) => name).join(', '))}
        </Banner>
      )}
      {method === null || expiry === 'valid' ? null : (
        <Banner
          tone="warning"
          title={expiry === 'expired' ? words.cardExpired : words.cardExpiring}
        >
          {words.cardWords(methodWords(method))}
        </Banner>
      )}
    </>
  );
}

/** By currency and interval: currencies are never added. */
function Totals({ summary: { totals } }: { summary: BillingSummary }) {
  if (totals.length === 0) {
    return <Text tone="muted">{words.nothingRenews}</Text>;
  }
  return (
    <Table
      caption={words.totals}
      rows={totals}
      rowKey={({ currency, interval }) => `${currency} ${interval}`}
      columns={totalColumns()}
    />
  );
}

function totalColumns(): readonly TableColumn<BillingSummary['totals'][number]>[] {
  return [
    {
      id: 'currency',
      header: words.currency,
      cell: ({ currency }) => currency,
      rowHeader: true,
    },
    { id: 'per', header: words.per, cell: ({ interval }) => words[interval] },
    {
      id: 'clients',
      header: words.clients,
      cell: ({ clients }) => formatCount(clients),
      numeric: true,
    },
    {
      id: 'you',
      header: words.paidByYouTotal,
      cell: ({ paid_by_you_cents: cents, currency }) => (
        <Money cents={cents} currency={currency} show="none" />
      ),
      numeric: true,
    },
    {
      id: 'total',
      header: words.total,
      cell: ({ cents, currency }) => <Money cents={cents} currency={currency} show="none" />,
      numeric: true,
    },
  ];
}
