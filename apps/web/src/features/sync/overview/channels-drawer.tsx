import { unwrap } from '@platebook/api-client';
import { Banner, Drawer, Link, Stack, Switch, Table, Text, type TableColumn } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChannelSyncStatus, Client } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { worstFirst } from './channel.view.ts';
import { words, channelStatesWords } from './overview.messages.tsx';

export type ChannelsDrawerProps = {
  client: Client;
  channels: readonly ChannelSyncStatus[];
  open: boolean;
  onClose: () => void;
};

/** Each channel's state and next fetch, with a pause switch. */
export function ChannelsDrawer({ client, channels, open, onClose }: ChannelsDrawerProps) {
  const href = useClientHref();
  const pausing = usePausing(client.tenant_id);
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title={words.syncScheduleFor(client.name)}
      description={words.connectionsIntro}
    >
      <Stack gap="md">
        {pausing.isError ? (
          <Banner tone="danger" title={failureTitle(pausing.error)} appeared>
            {words.theScheduleWasntChanged}
          </Banner>
        ) : null}
        <Table
          caption={words.connectionsTitle}
          captionHidden
          rows={worstFirst(channels)}
          rowKey={({ channel_id }) => channel_id}
          columns={[...columnsOf(href), switchColumn({ pausing, mayChange: mayManage(client) })]}
        />
      </Stack>
    </Drawer>
  );
}

type SwitchColumn = { pausing: ReturnType<typeof usePausing>; mayChange: boolean };

function switchColumn({ pausing, mayChange }: SwitchColumn): TableColumn<ChannelSyncStatus> {
  return {
    id: 'scheduled',
    header: words.automaticSync,
    cell: (channel) => (
      <Switch
        label={words.syncOnAutomatically(channel.store_name, PLATFORM_NAMES[channel.channel_type])}
        labelHidden
        checked={channel.schedule.paused_at === null}
        disabled={!mayChange}
        loading={pausing.isPending && pausing.variables.channel.channel_id === channel.channel_id}
        onCheckedChange={(on) => pausing.mutate({ channel, paused: !on })}
      />
    ),
  };
}

type Pausing = {
  readonly channel: Pick<ChannelSyncStatus, 'store_id' | 'channel_id'>;
  readonly paused: boolean;
};

/** Pauses the automatic sync of a channel, or lets it go on. */
export function usePausing(tenant: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ channel, paused }: Pausing) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/stores/{store}/channels/{channel}/schedule', {
          params: { path: { tenant, store: channel.store_id, channel: channel.channel_id } },
          body: { paused },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'sync-status'] }),
  });
}

function columnsOf(href: (path: string) => string): TableColumn<ChannelSyncStatus>[] {
  return [
    {
      id: 'channel',
      header: words.store,
      rowHeader: true,
      cell: ({ store_name, channel_type }) => (
        <Stack gap="none">
          <span>{store_name}</span>
          <Text as="span" size="small" tone="muted">
            {PLATFORM_NAMES[channel_type]}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      header: words.state,
      cell: ({ state, working_run_id, last_run }) => {
        const run = working_run_id ?? (state === 'failed' ? (last_run?.id ?? null) : null);
        return run === null ? (
          channelStatesWords[state]
        ) : (
          <Link href={href(`/dashboard/sync/runs/${run}`)}>{channelStatesWords[state]}</Link>
        );
      },
    },
    {
      id: 'last',
      header: words.lastPayout,
      cell: ({ last_payout_on }) =>
        last_payout_on === null ? words.none : formatDay(last_payout_on),
    },
    {
      id: 'next',
      header: words.nextSync,
      cell: ({ schedule }) =>
        schedule.next_run_at === null || schedule.paused_at !== null ? (
          words.notScheduled
        ) : (
          <Instant at={schedule.next_run_at} />
        ),
    },
  ];
}
