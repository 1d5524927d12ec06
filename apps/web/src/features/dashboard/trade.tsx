import {
  ButtonLink,
  Grid,
  Heading,
  Inline,
  InlineAlert,
  LineChart,
  Money,
  Percent,
  Stack,
  StatCard,
  Table,
  Text,
  useMoneyFormat,
  type TableColumn,
} from '@platebook/ui';
import { formatDay, formatPeriod } from '../../shared/format/days.ts';
import { todayIn } from '../../shared/format/today-in.ts';
import { useInstantFormat } from '../../shared/format/use-instant-format.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import type { Client } from '../../shared/api/entities.ts';
import type { Home } from './home.queries.ts';
import { words } from './trade.messages.ts';
import { staleSince, syncTimes, trendOf, type Trade, type TradeCurrency } from './trade.view.ts';

export type TradeSectionProps = { client: Client; trade: Trade; sync: Home['sync'] };

/** Income of recent weeks: total, by week, and by store; each currency separately. */
export function TradeSection({ client, trade, sync }: TradeSectionProps) {
  const href = useClientHref();
  const stale = staleSince(trade, todayIn(client.time_zone));
  const isInOne = trade.totals.length === 1;
  return (
    <Stack gap="xxl">
      {stale === null ? null : (
        <InlineAlert
          tone="warning"
          title={words.stale(formatDay(stale))}
          action={<ButtonLink href={href('/dashboard/sync/runs')}>{words.seeSync}</ButtonLink>}
        >
          {words.staleMeaning}
        </InlineAlert>
      )}
      {trade.totals.map((total) => (
        <InCurrency key={total.currency} trade={trade} total={total} isInOne={isInOne} />
      ))}
      {sync === null ? null : <SyncLine sync={sync} />}
    </Stack>
  );
}

type InCurrencyProps = { trade: Trade; total: Trade['totals'][number]; isInOne: boolean };

function InCurrency({ trade, total, isInOne }: InCurrencyProps) {
  const { currency } = total;
  const headingId = `trade-${currency}`;
  const stores = trade.stores.filter((store) => store.currency === currency);
  return (
    <Stack as="section" gap="lg" aria-labelledby={headingId}>
      <Stack gap="xxs">
        <Heading level={2} id={headingId}>
          {isInOne ? words.title : words.titleInCurrency(currency)}
        </Heading>
        <Text tone="muted">{words.period(formatPeriod(trade.from, trade.to), total.payouts)}</Text>
      </Stack>
      <Figures trade={trade} total={total} />
      <Trend trade={trade} currency={currency} isInOne={isInOne} />
      {stores.length < 2 ? null : (
        <Stack gap="md">
          <Heading level={3}>{words.byStore}</Heading>
          <Table
            caption={words.byStore}
            captionHidden
            rows={stores}
            rowKey={({ store_id: id, store_name: name }) => id ?? name}
            columns={storeColumns(currency)}
          />
        </Stack>
      )}
    </Stack>
  );
}

function Figures({ trade, total }: Pick<InCurrencyProps, 'trade' | 'total'>) {
  const { currency, fees_share_basis_points: share } = total;
  return (
    <Grid columns={4}>
      <StatCard
        label={words.gross}
        value={<Money cents={total.gross_sales_cents} currency={currency} />}
      />
      <StatCard
        label={words.fees}
        value={
          share === null ? (
            <Money cents={total.fees_cents} currency={currency} />
          ) : (
            <Percent basisPoints={share} />
          )
        }
      />
      <StatCard label={words.net} value={<Money cents={total.net_cents} currency={currency} />} />
      <StatCard
        label={words.next}
        value={
          trade.next_expected_on === null ? words.nextUnknown : formatDay(trade.next_expected_on)
        }
        estimate={trade.next_expected_on === null ? undefined : words.nextMeaning}
      />
    </Grid>
  );
}

function Trend({
  trade,
  currency,
  isInOne,
}: {
  trade: Trade;
  currency: TradeCurrency;
  isInOne: boolean;
}) {
  const formatMoney = useMoneyFormat();
  const { points, series } = trendOf(trade, currency);
  return (
    <LineChart
      title={isInOne ? words.trend : words.trendInCurrency(currency)}
      headingLevel={3}
      summary={words.trendSummary(points[0]?.label ?? '', points.at(-1)?.label ?? '')}
      pointHead={words.week}
      points={points}
      series={series}
      write={(cents) => formatMoney(cents, { currency })}
    />
  );
}

type StoreTrade = Trade['stores'][number];

function storeColumns(currency: TradeCurrency): TableColumn<StoreTrade>[] {
  return [
    { id: 'store', header: words.store, rowHeader: true, cell: ({ store_name: name }) => name },
    {
      id: 'gross',
      header: words.inCurrency(words.gross, currency),
      numeric: true,
      cell: ({ gross_sales_cents: cents }) => (
        <Money cents={cents} currency={currency} show="none" />
      ),
    },
    {
      id: 'fees',
      header: words.feesShare,
      numeric: true,
      cell: ({ fees_share_basis_points: share }) =>
        share === null ? '' : <Percent basisPoints={share} />,
    },
    {
      id: 'net',
      header: words.inCurrency(words.net, currency),
      numeric: true,
      cell: ({ net_cents: cents }) => <Money cents={cents} currency={currency} show="none" />,
    },
  ];
}

function SyncLine({ sync }: { sync: NonNullable<Home['sync']> }) {
  const formatInstant = useInstantFormat();
  const { last, next } = syncTimes(sync);
  return sync.channels.length === 0 ? null : (
    <Inline gap="md">
      <Text as="span" tone="muted">
        {last === null ? words.neverSynced : words.lastSync(formatInstant(last))}
      </Text>
      <Text as="span" tone="muted">
        {next === null ? words.noNextSync : words.nextSync(formatInstant(next))}
      </Text>
    </Inline>
  );
}
