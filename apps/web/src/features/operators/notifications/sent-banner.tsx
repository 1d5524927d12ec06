import { Banner, Stack, Text } from '@platebook/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { failureInWords, words } from './notifications.messages.ts';
import { NOTIFICATIONS_KEY, broadcastQuery, type Broadcast } from './notifications.queries.ts';
import type { Sent } from './send.ts';

export type SentBannerProps = { sent: Sent; onDismiss: () => void };

/** The result of a send: who was reached, who was not, and a broadcast's progress. */
export function SentBanner({ sent, onDismiss }: SentBannerProps) {
  if (sent.kind === 'broadcast') {
    const { id } = sent.broadcast;
    return id === null ? null : <BroadcastBanner id={id} onDismiss={onDismiss} />;
  }
  const { successful_sends: reached, total_targets: people, failures } = sent.send;
  return (
    <Banner
      tone={failures.length === 0 ? 'success' : 'warning'}
      title={words.sent(reached, people)}
      appeared
      onDismiss={onDismiss}
      dismissLabel={words.dismiss}
    >
      <Failures failures={failures} />
    </Banner>
  );
}

type BroadcastBannerProps = { id: string; onDismiss: () => void };

function BroadcastBanner({ id, onDismiss }: BroadcastBannerProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const format = useInstantFormat();
  const broadcast = useQuery(broadcastQuery(api, id));
  const isOver = (broadcast.data?.finished_at ?? null) !== null;
  useEffect(() => {
    if (isOver) {
      void queries.invalidateQueries({ queryKey: [...NOTIFICATIONS_KEY, 'list'] });
      void queries.invalidateQueries({ queryKey: [...NOTIFICATIONS_KEY, 'figures'] });
    }
  }, [isOver, queries]);
  return (
    <Loaded query={broadcast} label={words.loadingBroadcast} shape="text" lines={1}>
      {({ failures, ...progress }) => (
        <Banner
          tone={progress.status === 'partial' ? 'warning' : isOver ? 'success' : 'info'}
          title={titleOf(progress, format)}
          appeared
          onDismiss={onDismiss}
          dismissLabel={words.dismiss}
        >
          <Failures failures={failures} />
        </Banner>
      )}
    </Loaded>
  );
}

type Progress = Pick<Broadcast, 'status' | 'send_at' | 'sent_tenants' | 'total_tenants'>;

function titleOf(progress: Progress, format: (at: string) => string): string {
  const { status, send_at: at, sent_tenants: sent, total_tenants: total } = progress;
  if (status === 'canceled') {
    return words.broadcastCanceled;
  }
  if (status === 'scheduled' && at !== null) {
    return words.sendsAt(format(at));
  }
  return status === 'sent' || status === 'partial'
    ? words.broadcastSent(sent, total)
    : words.broadcastSending(sent, total);
}

function Failures({ failures }: Pick<Broadcast, 'failures'>) {
  return failures.length === 0 ? null : (
    <Stack gap="xs">
      {failures.map((failure) => (
        <Text key={failure.target_id} size="small">
          {failureInWords(failure)}
        </Text>
      ))}
    </Stack>
  );
}
