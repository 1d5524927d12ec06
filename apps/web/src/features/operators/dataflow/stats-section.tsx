import {
  Grid,
  Heading,
  SegmentedControl,
  StackedBarChart,
  Stack,
  StatCard,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../shared/format/counted.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { kindNames, words } from './dataflow.messages.ts';
import { statsQuery, type DataflowStats } from './dataflow.queries.ts';
import { durationText, toDayChart } from './dataflow.view.ts';

const PERIODS = [1, 7, 30, 90];
/** Spec 9. */
const USUAL_DAYS = 7;

/** Counts, durations and most frequent failures of the last days. */
export function StatsSection() {
  const { api } = useServices();
  const [query, setQuery] = useSearchParams();
  const days = PERIODS.find((one) => String(one) === query.get('days')) ?? USUAL_DAYS;
  const stats = useQuery(statsQuery(api, days));
  return (
    <Stack as="section" gap="lg" aria-label={words.stats}>
      <SegmentedControl
        label={words.days}
        segments={PERIODS.map((one) => ({ value: String(one), label: words.lastDays(one) }))}
        value={String(days)}
        onValueChange={(value) => setQuery({ view: 'stats', days: value })}
      />
      <Loaded query={stats} label={words.loadingStats} shape="card" lines={4}>
        {(data) => <Figures stats={data} />}
      </Loaded>
    </Stack>
  );
}

function Figures({ stats }: { stats: DataflowStats }) {
  const { totals } = stats;
  const { points, series } = toDayChart(stats);
  return (
    <Stack gap="xl">
      <Grid columns={4}>
        <StatCard label={words.total} value={formatCount(totals.total)} />
        <StatCard label={words.failedShare} value={words.failedOf(totals.failed, totals.total)} />
        <StatCard label={words.median} value={durationText(totals.p50_ms)} />
        <StatCard label={words.slowest} value={durationText(totals.p95_ms)} />
      </Grid>
      <StackedBarChart
        title={words.byDay}
        headingLevel={2}
        summary={words.byDaySummary(points.length)}
        emptyText={words.nothingDone}
        pointHead={words.day}
        points={points}
        series={series}
        write={(count) => formatCount(count)}
      />
      <Stack gap="sm">
        <Heading level={2} size="title3">
          {words.failures}
        </Heading>
        {stats.failures.length === 0 ? (
          <Text tone="muted">{words.noFailures}</Text>
        ) : (
          <Table
            caption={words.failures}
            captionHidden
            rows={stats.failures}
            rowKey={({ operation, error_code: code }) => `${operation} ${code ?? ''}`}
            columns={failureColumns()}
          />
        )}
      </Stack>
      <Stack gap="sm">
        <Heading level={2} size="title3">
          {words.byOperation}
        </Heading>
        <Table
          caption={words.byOperation}
          captionHidden
          rows={stats.by_operation}
          rowKey={({ kind, operation }) => `${kind} ${operation}`}
          columns={busiestColumns()}
          empty={words.nothingDone}
        />
      </Stack>
    </Stack>
  );
}

type Failure = DataflowStats['failures'][number];
type Busiest = DataflowStats['by_operation'][number];

function failureColumns(): TableColumn<Failure>[] {
  return [
    {
      id: 'operation',
      header: words.operation,
      rowHeader: true,
      cell: ({ operation }) => operation,
    },
    { id: 'code', header: words.code, cell: ({ error_code: code }) => code ?? words.noCode },
    {
      id: 'count',
      header: words.count,
      numeric: true,
      cell: ({ count }) => formatCount(count),
    },
  ];
}

function busiestColumns(): TableColumn<Busiest>[] {
  return [
    {
      id: 'operation',
      header: words.operation,
      rowHeader: true,
      cell: ({ operation }) => operation,
    },
    { id: 'kind', header: words.kind, cell: ({ kind }) => kindNames[kind] },
    { id: 'total', header: words.total, numeric: true, cell: ({ total }) => formatCount(total) },
    {
      id: 'refused',
      header: words.refused,
      numeric: true,
      cell: ({ refused }) => formatCount(refused),
    },
    {
      id: 'failed',
      header: words.failedShare,
      numeric: true,
      cell: ({ failed }) => formatCount(failed),
    },
    { id: 'p50', header: words.median, numeric: true, cell: ({ p50_ms: ms }) => durationText(ms) },
    { id: 'p95', header: words.slowest, numeric: true, cell: ({ p95_ms: ms }) => durationText(ms) },
  ];
}
