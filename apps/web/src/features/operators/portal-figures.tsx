import { Banner, Grid, Link, Stack, StatCard, Text } from '@platebook/ui';
import { formatCount } from '../../shared/format/counted.ts';
import { useInstantFormat } from '../../shared/format/use-instant-format.ts';
import { healthName, words } from './operators.messages.ts';
import type { PortalStatistics } from './operators.queries.ts';

const MINUTE_MS = 60_000;

/** The installation's figures, with problems on top. */
export function PortalFigures({ figures }: { figures: PortalStatistics }) {
  const { users, clients, system, sync, postings, connections, support } = figures;
  const format = useInstantFormat();
  const cards = [
    {
      label: words.health,
      value: healthName(system.health),
      note: words.jobsWaiting(system.jobs_waiting),
    },
    {
      label: words.activeUsers,
      value: formatCount(users.active_24h),
      note: words.ofUsers(users.total),
    },
    { label: words.newUsers, value: formatCount(users.registered_7d) },
    {
      label: words.clients,
      value: formatCount(clients.total),
      note: words.trialsEnding(clients.trials_ending_7d),
    },
    {
      label: words.runs,
      value: formatCount(sync.runs_24h),
      note: words.failedRuns(sync.failed_24h),
    },
    { label: words.unknownPostings, value: formatCount(postings.unknown) },
    { label: words.expiredConnections, value: formatCount(connections.expired) },
    {
      label: words.waitingTickets,
      value: formatCount(support.waiting),
      note: <Link href="/admin/tech-support">{words.openTickets}</Link>,
    },
  ];
  return (
    <Stack as="section" gap="md" aria-label={words.figures}>
      {system.findings.map((finding) => (
        <Banner key={finding} tone="warning" title={findingText(finding, figures)} />
      ))}
      <Grid columns={4}>
        {cards.map(({ label, value, note }) => (
          <StatCard
            key={label}
            label={label}
            value={
              <>
                {value}
                {note === undefined ? null : (
                  <Text size="small" tone="muted">
                    {note}
                  </Text>
                )}
              </>
            }
          />
        ))}
      </Grid>
      <Text size="small" tone="muted">
        {words.updatedAt(format(figures.measured_at))}
      </Text>
    </Stack>
  );
}

function findingText(
  finding: PortalStatistics['system']['findings'][number],
  { system, postings }: PortalStatistics,
): string {
  const minutes = (ms: number | null) => Math.floor((ms ?? 0) / MINUTE_MS);
  return finding === 'jobs_waiting'
    ? words.jobsLate(system.jobs_waiting, minutes(system.oldest_job_ms))
    : words.postingsLate(postings.unknown, minutes(postings.oldest_unknown_ms));
}
