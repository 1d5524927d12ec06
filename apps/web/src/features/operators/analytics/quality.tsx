import { Money, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { formatCount } from '../../../shared/format/counted.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { durationText } from '../dataflow/dataflow.view.ts';
import { featureNames, words } from './analytics.messages.ts';
import type { Analytics } from './analytics.queries.ts';
import { shareText } from './analytics.view.ts';
import { Section } from './section.tsx';

/** Report and match quality, feature use, and page performance. */
export function Quality({ analytics }: { analytics: Analytics }) {
  const { payouts, store_matches: matches, feature_use: features, web_vitals: vitals } = analytics;
  return (
    <Stack gap="xl">
      <Section title={words.payouts}>
        {payouts.length === 0 ? (
          <Text tone="muted">{words.noPayouts}</Text>
        ) : (
          <Table
            caption={words.payouts}
            captionHidden
            rows={payouts}
            rowKey={({ platform, currency }) => `${platform} ${currency}`}
            columns={payoutColumns()}
          />
        )}
      </Section>
      <Section title={words.matches} about={words.matchesAbout}>
        {matches.length === 0 ? (
          <Text tone="muted">{words.noMatches}</Text>
        ) : (
          <Table
            caption={words.matches}
            captionHidden
            rows={matches}
            rowKey={({ platform }) => platform}
            columns={matchColumns()}
          />
        )}
      </Section>
      <Section title={words.features} about={words.featuresAbout}>
        <Table
          caption={words.features}
          captionHidden
          rows={features}
          rowKey={({ feature }) => feature}
          columns={featureColumns()}
        />
      </Section>
      <Section title={words.vitals} about={words.vitalsAbout}>
        {vitals.length === 0 ? (
          <Text tone="muted">{words.noVitals}</Text>
        ) : (
          <Table
            caption={words.vitals}
            captionHidden
            rows={vitals}
            rowKey={({ route }) => route}
            columns={vitalColumns()}
          />
        )}
      </Section>
    </Stack>
  );
}

function payoutColumns(): TableColumn<Analytics['payouts'][number]>[] {
  return [
    {
      id: 'platform',
      header: words.platform,
      rowHeader: true,
      cell: ({ platform }) => PLATFORM_NAMES[platform],
    },
    { id: 'currency', header: words.currency, cell: ({ currency }) => currency },
    {
      id: 'payouts',
      header: words.count,
      numeric: true,
      cell: ({ payouts }) => formatCount(payouts),
    },
    {
      id: 'gross',
      header: words.gross,
      numeric: true,
      cell: ({ gross_cents: cents, currency }) => <Money cents={cents} currency={currency} />,
    },
    {
      id: 'unbalanced',
      header: words.unbalanced,
      numeric: true,
      cell: ({ unbalanced, payouts }) =>
        `${formatCount(unbalanced)} (${shareText(unbalanced, payouts)})`,
    },
  ];
}

function matchColumns(): TableColumn<Analytics['store_matches'][number]>[] {
  return [
    {
      id: 'platform',
      header: words.platform,
      rowHeader: true,
      cell: ({ platform }) => PLATFORM_NAMES[platform],
    },
    {
      id: 'confirmed',
      header: words.confirmed,
      numeric: true,
      cell: ({ confirmed }) => formatCount(confirmed),
    },
    {
      id: 'ignored',
      header: words.ignored,
      numeric: true,
      cell: ({ ignored }) => formatCount(ignored),
    },
    {
      id: 'pending',
      header: words.pending,
      numeric: true,
      cell: ({ pending }) => formatCount(pending),
    },
    {
      id: 'acceptance',
      header: words.acceptance,
      numeric: true,
      cell: ({ confirmed, ignored }) => shareText(confirmed, confirmed + ignored),
    },
  ];
}

function featureColumns(): TableColumn<Analytics['feature_use'][number]>[] {
  return [
    {
      id: 'feature',
      header: words.feature,
      rowHeader: true,
      cell: ({ feature }) => featureNames[feature],
    },
    { id: 'uses', header: words.uses, numeric: true, cell: ({ uses }) => formatCount(uses) },
    {
      id: 'people',
      header: words.people,
      numeric: true,
      cell: ({ people }) => formatCount(people),
    },
    {
      id: 'clients',
      header: words.clients,
      numeric: true,
      cell: ({ clients }) => formatCount(clients),
    },
  ];
}

function vitalColumns(): TableColumn<Analytics['web_vitals'][number]>[] {
  return [
    { id: 'route', header: words.page, rowHeader: true, cell: ({ route }) => route },
    { id: 'loads', header: words.loads, numeric: true, cell: ({ loads }) => formatCount(loads) },
    { id: 'lcp', header: words.lcp, numeric: true, cell: ({ lcp_ms: ms }) => durationText(ms) },
    { id: 'inp', header: words.inp, numeric: true, cell: ({ inp_ms: ms }) => durationText(ms) },
    {
      id: 'cls',
      header: words.cls,
      numeric: true,
      cell: ({ cls }) => (cls === null ? '' : formatCount(cls, 3)),
    },
    { id: 'ttfb', header: words.ttfb, numeric: true, cell: ({ ttfb_ms: ms }) => durationText(ms) },
  ];
}
