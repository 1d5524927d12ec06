import {
  Grid,
  StackedBarChart,
  StatCard,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { formatCount } from '../../../shared/format/counted.ts';
import { words } from './analytics.messages.ts';
import type { Analytics } from './analytics.queries.ts';
import { hoursText, shareText, toSteps, toWeeks, type FunnelStep } from './analytics.view.ts';
import { Section } from './section.tsx';

export type GrowthProps = { analytics: Analytics };

/** Acquisition, activation and retention of people and clients. */
export function Growth({ analytics }: GrowthProps) {
  const { funnel, cohorts } = analytics;
  return (
    <Stack gap="xl">
      <Cards analytics={analytics} />
      <Section title={words.funnel} about={words.funnelAbout}>
        {funnel.registered === 0 ? (
          <Text tone="muted">{words.nobody}</Text>
        ) : (
          <Table
            caption={words.funnel}
            captionHidden
            rows={toSteps(analytics)}
            rowKey={({ id }) => id}
            columns={stepColumns(funnel.registered)}
          />
        )}
      </Section>
      <Volume analytics={analytics} />
      <Section title={words.cohorts} about={words.cohortsAbout}>
        {cohorts.length === 0 ? (
          <Text tone="muted">{words.noCohorts}</Text>
        ) : (
          <Table
            caption={words.cohorts}
            captionHidden
            rows={cohorts}
            rowKey={({ month }) => month}
            columns={cohortColumns(Math.max(...cohorts.map(({ active }) => active.length)))}
          />
        )}
      </Section>
    </Stack>
  );
}

function Cards({ analytics }: GrowthProps) {
  const { first_posts: first, trials, visits, payouts } = analytics;
  const read = payouts.reduce((sum, { payouts: count }) => sum + count, 0);
  const cards: { label: string; value: string; note: string }[] = [
    {
      label: words.firstPost,
      value: first.median_hours === null ? '–' : hoursText(first.median_hours),
      note:
        first.p90_hours === null
          ? words.noFirstPost
          : `${words.firstPostOf(first.clients)}. ${words.firstPostMost(hoursText(first.p90_hours))}.`,
    },
    {
      label: words.trials,
      value: shareText(trials.paying, trials.ended),
      note: words.trialsOf(trials.paying, trials.ended, trials.started),
    },
    {
      label: words.visits,
      value: shareText(visits.error_free, visits.total),
      note: words.visitsOf(visits.error_free, visits.total),
    },
    {
      label: words.tickets,
      value: read === 0 ? '–' : formatCount((100 * analytics.support_tickets) / read, 1),
      note: words.ticketsOf(analytics.support_tickets, read),
    },
    {
      label: words.columns,
      value: formatCount(analytics.unknown_columns),
      note: words.columnsAbout,
    },
  ];
  return (
    <Stack as="section" gap="md" aria-label={words.figures}>
      <Grid columns={4}>
        {cards.map(({ label, value, note }) => (
          <Stack key={label} gap="xxs">
            <StatCard label={label} value={value} />
            <Text size="small" tone="muted">
              {note}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

function Volume({ analytics }: GrowthProps) {
  const charts = [
    { figure: 'payouts', title: words.volume, summary: words.volumeSummary },
    { figure: 'posted', title: words.posted, summary: words.postedSummary },
    { figure: 'runs', title: words.runs, summary: words.runsSummary },
  ] as const;
  return charts.map(({ figure, title, summary }) => {
    const { points, series } = toWeeks(analytics, figure);
    return (
      <StackedBarChart
        key={figure}
        title={title}
        headingLevel={2}
        summary={summary(points.length)}
        emptyText={words.noVolume}
        pointHead={words.week}
        points={points}
        series={series}
        write={(count) => formatCount(count)}
      />
    );
  });
}

function stepColumns(registered: number): TableColumn<FunnelStep>[] {
  return [
    { id: 'step', header: words.step, rowHeader: true, cell: ({ label }) => label },
    {
      id: 'people',
      header: words.people,
      numeric: true,
      cell: ({ people }) => formatCount(people),
    },
    {
      id: 'share',
      header: words.share,
      numeric: true,
      cell: ({ people }) => shareText(people, registered),
    },
  ];
}

type Cohort = Analytics['cohorts'][number];

function cohortColumns(months: number): TableColumn<Cohort>[] {
  return [
    { id: 'month', header: words.month, rowHeader: true, cell: ({ month }) => month },
    {
      id: 'clients',
      header: words.clients,
      numeric: true,
      cell: ({ clients }) => formatCount(clients),
    },
    ...Array.from({ length: months }, (_month, at): TableColumn<Cohort> => ({
      id: `month-${at}`,
      header: words.monthAt(at),
      numeric: true,
      cell: ({ active, clients }) => {
        const count = active[at];
        return count === undefined ? '' : shareText(count, clients);
      },
    })),
  ];
}
