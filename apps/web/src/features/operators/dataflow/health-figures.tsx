import {
  Banner,
  DescriptionList,
  Grid,
  HealthCard,
  Heading,
  Stack,
  Table,
  Text,
  type HealthState,
  type TableColumn,
} from '@platebook/ui';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/format/counted.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import type { DataflowHealth } from './dataflow.queries.ts';
import { durationText } from './dataflow.view.ts';
import { findingTexts, partNames, stageNames, words } from './health.messages.ts';

type Part = DataflowHealth['components'][number];
type Stage = DataflowHealth['stages'][number];
type Queue = DataflowHealth['queue']['queues'][number];

const STATES = {
  up: 'healthy',
  degraded: 'degraded',
  down: 'down',
  idle: 'unknown',
} as const satisfies Record<Part['status'], HealthState>;

const TONES = { healthy: 'success', degraded: 'warning', down: 'danger' } as const;

const BYTES_PER_MEGABYTE = 1_000_000;

/** Provider names are not translated; those of our own parts are read from the messages on each call. */
const namesOfParts = (): Record<Part['name'], string> => ({
  quickbooks: 'QuickBooks',
  ...PLATFORM_NAMES,
  api: partNames.api,
  database: partNames.database,
  queue: partNames.queue,
  workers: partNames.workers,
  mail: partNames.mail,
});

/** The health of the installation, its parts, stages and queues, and what needs attention. */
export function HealthFigures({ health }: { health: DataflowHealth }) {
  const format = useInstantFormat();
  const names = namesOfParts();
  const { status, findings, components, stages, queue, database } = health;
  return (
    <Stack gap="xl">
      <Banner tone={TONES[status]} title={words[status]}>
        {findings.map((finding) => findingTexts[finding]).join(' ')}
      </Banner>
      <Section title={words.parts}>
        <Grid columns={4}>
          {components.map((part) => (
            <HealthCard
              key={part.name}
              service={names[part.name]}
              state={STATES[part.status]}
              detail={detailOf(part)}
              checked={format(health.measured_at)}
            />
          ))}
        </Grid>
      </Section>
      <Section title={words.stages}>
        <Table
          caption={words.stages}
          captionHidden
          rows={stages}
          rowKey={({ stage }) => stage}
          columns={stageColumns()}
        />
      </Section>
      <Section title={words.queues}>
        {queue.queues.length === 0 ? (
          <Text tone="muted">{words.noQueues}</Text>
        ) : (
          <Table
            caption={words.queues}
            captionHidden
            rows={queue.queues}
            rowKey={({ name }) => name}
            columns={queueColumns()}
          />
        )}
      </Section>
      <Section title={words.counters}>
        <DescriptionList
          aria-label={words.counters}
          items={[
            { term: words.unknownPostings, value: formatCount(health.postings.unknown) },
            { term: words.stuckRuns, value: formatCount(health.runs.stuck) },
            { term: words.waitingWebhooks, value: formatCount(health.webhooks.waiting) },
            { term: words.browserErrors, value: formatCount(health.browser.errors) },
            { term: words.droppedEvents, value: formatCount(health.events.dropped) },
            {
              term: words.databaseSize,
              value: words.megabytes(database.bytes / BYTES_PER_MEGABYTE),
            },
            { term: words.migration, value: database.migration },
          ]}
        />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="md" aria-label={title}>
      <Heading level={2} size="title3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function detailOf({ name, total, failed, latency_ms: ms }: Part): string {
  const isWaiting = name === 'queue' || name === 'mail';
  const took = durationText(ms);
  if (name === 'database') {
    return words.answered(took);
  }
  const counts = isWaiting ? words.waits(total, failed) : words.worked(total, failed);
  if (ms === null) {
    return `${counts}.`;
  }
  return `${counts}. ${isWaiting ? words.oldest(took) : words.slowest(took)}.`;
}

function stageColumns(): TableColumn<Stage>[] {
  return [
    { id: 'stage', header: words.stage, rowHeader: true, cell: ({ stage }) => stageNames[stage] },
    { id: 'done', header: words.done, numeric: true, cell: ({ total }) => formatCount(total) },
    {
      id: 'failed',
      header: words.failed,
      numeric: true,
      cell: ({ failed }) => formatCount(failed),
    },
    { id: 'half', header: words.half, numeric: true, cell: ({ p50_ms: ms }) => durationText(ms) },
    { id: 'most', header: words.most, numeric: true, cell: ({ p95_ms: ms }) => durationText(ms) },
  ];
}

function queueColumns(): TableColumn<Queue>[] {
  return [
    { id: 'queue', header: words.queue, rowHeader: true, cell: ({ name }) => name },
    {
      id: 'waiting',
      header: words.waiting,
      numeric: true,
      cell: ({ waiting }) => formatCount(waiting),
    },
    {
      id: 'failed',
      header: words.failed,
      numeric: true,
      cell: ({ failed }) => formatCount(failed),
    },
    { id: 'age', header: words.age, numeric: true, cell: ({ oldest_ms: ms }) => durationText(ms) },
  ];
}
