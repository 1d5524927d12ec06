import { unwrap } from '@platebook/api-client';
import { Button, ConfirmDialog, Heading, Inline, Stack, Text } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Channel, Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { storesKey } from '../../shared/workspace/stores.queries.ts';
import { words } from './stores.messages.tsx';

export type RemoveChannelProps = { store: Store; channel: Channel; clientName: string };

/** Disconnects a store from a platform after showing the effect. */
export function RemoveChannel({ store, channel, clientName }: RemoveChannelProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const href = useClientHref();
  const [asking, setAsking] = useState(false);
  const platform = PLATFORM_NAMES[channel.channel_type];
  const removal = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/stores/{store}/channels/{channel}', {
          params: { path: { tenant: store.tenant_id, store: store.id, channel: channel.id } },
        }),
      ),
    onSuccess: async () => {
      await navigate(href(`/dashboard/stores/${store.id}/setup`));
      await queries.invalidateQueries({ queryKey: storesKey(store.tenant_id) });
    },
  });
  return (
    <Stack as="section" gap="md" aria-labelledby="remove">
      <Heading level={2} id="remove">
        {words.disconnect}
      </Heading>
      <Text>{words.disconnectMeaning}</Text>
      <Inline>
        <Button onClick={() => setAsking(true)}>{words.disconnectPlatform(platform)}</Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          removal.reset();
        }}
        title={words.disconnectQuestion(store.name, clientName, platform)}
        consequences={[words.payoutsKept, words.newPayoutsHeld, words.settingsDeleted]}
        confirmLabel={words.disconnectPlatform(platform)}
        cancelLabel={words.keepConnected}
        busy={removal.isPending}
        failure={
          removal.isError
            ? { title: failureTitle(removal.error), meaning: words.stillConnected }
            : undefined
        }
        onConfirm={() => removal.mutate()}
      />
    </Stack>
  );
}
