import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  Code,
  Dialog,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Table,
  type TableColumn,
} from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Channel, Client, Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { storesKey } from './stores.queries.ts';

export type ChannelsSectionProps = { store: Store; client: Client };

/** The platforms a store sells on: its channels. */
export function ChannelsSection({ store, client }: ChannelsSectionProps) {
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Channel | null>(null);
  const isManager = mayManage(client);
  const add = isManager ? (
    <Button onClick={() => setAdding(true)}>Connect a platform</Button>
  ) : undefined;
  return (
    <Stack as="section" gap="md" aria-labelledby="channels">
      <Inline justify="between">
        <Heading level={2} id="channels">
          Channels
        </Heading>
        {store.channels.length === 0 ? null : add}
      </Inline>
      {store.channels.length === 0 ? (
        <EmptyState kind="first-use" title="No channels yet" headingLevel={3} action={add}>
          A channel ties this store to its number on a platform, so that its payouts find it.
        </EmptyState>
      ) : (
        <ChannelsTable
          channels={store.channels}
          onDisconnect={client.level === 'user_owner' ? setLeaving : null}
        />
      )}
      <ChannelDialog
        open={adding}
        onOpenChange={setAdding}
        store={store}
        clientName={client.name}
      />
      <DisconnectDialog
        store={store}
        channel={leaving}
        clientName={client.name}
        onClose={() => setLeaving(null)}
      />
    </Stack>
  );
}

type ChannelsTableProps = {
  channels: readonly Channel[];
  /** null for readers who may not. */
  onDisconnect: ((channel: Channel) => void) | null;
};

function ChannelsTable({ channels, onDisconnect }: ChannelsTableProps) {
  return (
    <Table
      caption="Channels"
      captionHidden
      rows={channels}
      rowKey={({ id }) => id}
      columns={columnsOf(onDisconnect)}
    />
  );
}

function columnsOf(onDisconnect: ChannelsTableProps['onDisconnect']): TableColumn<Channel>[] {
  return [
    {
      id: 'platform',
      header: 'Platform',
      rowHeader: true,
      cell: ({ channel_type }) => PLATFORM_NAMES[channel_type],
    },
    {
      id: 'number',
      header: 'The platform’s store id',
      cell: ({ platform_store_id }) =>
        platform_store_id === null ? 'Not given' : <Code>{platform_store_id}</Code>,
    },
    ...(onDisconnect === null ? [] : [actionColumn(onDisconnect)]),
  ];
}

function actionColumn(onDisconnect: (channel: Channel) => void): TableColumn<Channel> {
  return {
    id: 'action',
    header: 'Action',
    shrink: true,
    cell: (channel) => (
      <Button variant="quiet" size="sm" onClick={() => onDisconnect(channel)}>
        Disconnect
      </Button>
    ),
  };
}

type DisconnectDialogProps = {
  store: Store;
  channel: Channel | null;
  clientName: string;
  onClose: () => void;
};

function DisconnectDialog({ store, channel, clientName, onClose }: DisconnectDialogProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const disconnect = useMutation({
    mutationFn: (id: string) =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/stores/{store}/channels/{channel}', {
          params: { path: { tenant: store.tenant_id, store: store.id, channel: id } },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: storesKey(store.tenant_id) });
      onClose();
    },
  });
  if (channel === null) {
    return null;
  }
  const platform = PLATFORM_NAMES[channel.channel_type];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={disconnect.isPending}
      title={`Disconnect ${store.name} of ${clientName} from ${platform}?`}
      description="Payouts already read stay. New ones are read without a store until you connect it again."
      actions={
        <>
          <Button onClick={onClose}>Keep it connected</Button>
          <Button
            variant="danger"
            loading={disconnect.isPending}
            onClick={() => disconnect.mutate(channel.id)}
          >
            Disconnect {platform}
          </Button>
        </>
      }
    >
      {disconnect.isError ? (
        <Banner tone="danger" title={failureTitle(disconnect.error)} appeared>
          The channel is still connected.
        </Banner>
      ) : undefined}
    </Dialog>
  );
}
