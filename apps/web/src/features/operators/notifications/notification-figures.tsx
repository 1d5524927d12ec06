import { Banner, Grid, Stack, StatCard, Text, type ListDays } from '@platebook/ui';
import { formatDay, formatPeriod } from '../../../shared/format/days.ts';
import { formatCount } from '../../../shared/format/counted.ts';
import { words } from './notifications.messages.ts';
import type { NotificationHealth, NotificationStats } from './notifications.queries.ts';

const MINUTE_MS = 60_000;

type NotificationFiguresProps = {
  stats: NotificationStats;
  health: NotificationHealth;
  /** The counted days, in UTC. */
  days: ListDays;
};

/** The delivery of notifications over a range of days, with delivery problems on top. */
export function NotificationFigures({ stats, health, days }: NotificationFiguresProps) {
  const rate = stats.sync_success_rate;
  const cards = [
    { label: words.total, value: formatCount(stats.total_notifications) },
    { label: words.totalSyncs, value: formatCount(stats.total_sync_notifications) },
    { label: words.syncSuccess, value: rate === null ? words.noneYet : words.percent(rate) },
    { label: words.reached, value: formatCount(stats.successful_sends) },
    { label: words.targets, value: formatCount(stats.total_targets) },
    { label: words.deletions, value: formatCount(stats.successful_deletions) },
  ];
  return (
    <Stack as="section" gap="md" aria-label={words.figures}>
      {health.findings.map((finding) => (
        <Banner key={finding} tone="warning" title={FINDINGS[finding](health)} />
      ))}
      <Text tone="muted">{describeDays(days)}</Text>
      <Grid columns={3} isSmall>
        {cards.map((card) => (
          <StatCard key={card.label} {...card} />
        ))}
      </Grid>
    </Stack>
  );
}

function describeDays({ from, to }: ListDays): string {
  if (from !== null && to !== null) {
    return words.between(formatPeriod(from, to));
  }
  if (from !== null) {
    return words.since(formatDay(from));
  }
  return to === null ? words.allTime : words.until(formatDay(to));
}

const FINDINGS: Readonly<
  Record<NotificationHealth['findings'][number], (health: NotificationHealth) => string>
> = {
  mail_off: () => words.mailOff,
  mail_waiting: ({ mails_waiting: mails, oldest_mail_ms: oldest }) =>
    words.mailWaiting(mails, Math.floor((oldest ?? 0) / MINUTE_MS)),
  mail_failing: ({ mails_sent_24h: sent, mails_failed_24h: failed }) =>
    words.mailFailing(failed, sent + failed),
  broadcast_stalled: () => words.broadcastStalled,
};
