import { Button, ConfirmDialog, Heading, Spread, Stack, Surface, Text } from '@platebook/ui';
import { unwrap } from '@platebook/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { words } from './notifications.messages.ts';
import {
  NOTIFICATIONS_KEY,
  scheduledBroadcastsQuery,
  type Broadcast,
} from './notifications.queries.ts';
import { clientsOf } from './send.ts';

export type ScheduledBroadcastsProps = {
  /** Whether the reader may cancel them. */
  mayCancel: boolean;
};

/** Scheduled broadcasts with a cancel action; nothing if there are none. */
export function ScheduledBroadcasts({ mayCancel }: ScheduledBroadcastsProps) {
  const { api } = useServices();
  const scheduled = useQuery(scheduledBroadcastsQuery(api));
  const format = useInstantFormat();
  const [canceling, setCanceling] = useState<Broadcast | null>(null);
  return (
    <>
      <Loaded query={scheduled} label={words.loadingScheduled} shape="text" lines={1}>
        {(broadcasts) =>
          broadcasts.length === 0 ? null : (
            <Surface>
              <Stack gap="md">
                <Heading level={2}>{words.scheduled}</Heading>
                {broadcasts.map((broadcast) => (
                  <Spread
                    key={broadcast.id}
                    end={
                      mayCancel ? (
                        <Button
                          aria-label={words.cancelOf(broadcast.title)}
                          onClick={() => setCanceling(broadcast)}
                        >
                          {words.cancelBroadcast}
                        </Button>
                      ) : null
                    }
                  >
                    <Text weight="strong">{broadcast.title}</Text>
                    <Text size="small" tone="muted">
                      {`${words.sendsAt(format(broadcast.send_at ?? ''))} ${words.broadcastReach(
                        broadcast.total_targets,
                        clientsOf(broadcast),
                      )}`}
                    </Text>
                  </Spread>
                ))}
              </Stack>
            </Surface>
          )
        }
      </Loaded>
      {canceling === null ? null : (
        <CancelDialog broadcast={canceling} onClose={() => setCanceling(null)} />
      )}
    </>
  );
}

type CancelDialogProps = { broadcast: Broadcast; onClose: () => void };

function CancelDialog({ broadcast, onClose }: CancelDialogProps) {
  const { api } = useServices();
  const cancel = useOperatorsChange({
    change: () =>
      unwrap(
        api.POST('/api/admin/notifications/broadcasts/{broadcast}/cancel', {
          params: { path: { broadcast: broadcast.id ?? '' } },
        }),
      ),
    rereads: NOTIFICATIONS_KEY,
    done: () => words.broadcastCanceled,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => cancel.mutate(undefined)}
      busy={cancel.isPending}
      title={words.cancelTitle(broadcast.title)}
      consequences={[words.cancelMeaning]}
      tone="danger"
      cancelLabel={words.keepScheduled}
      confirmLabel={words.cancelBroadcast}
      failure={
        cancel.isError
          ? { title: failureTitle(cancel.error), meaning: words.cancelFailed }
          : undefined
      }
    />
  );
}
