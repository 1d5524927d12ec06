import { Box, Page, PageHeader, Stack, TabNav, type PageCommand } from '@platebook/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { Client, SyncStatus } from '../../../shared/api/entities.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../../shared/page/page-title.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { connectionsQuery } from '../../../shared/workspace/connections.queries.ts';
import { entriesSummaryQuery, syncStatusQuery } from '../../../shared/workspace/entries.queries.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { ChannelsDrawer } from './channels-drawer.tsx';
import { channelsSentence, nextSync } from './channel.view.ts';
import { Troubles } from '../../../shared/workspace/troubles.tsx';
import { SyncNowDialog } from './sync-now-dialog.tsx';
import { useManualEntry } from '../manual/use-manual-entry.tsx';
import { MissingMappings } from './missing-mappings.tsx';
import { currentTab, syncTitle, tabsFor } from './sync-tabs.ts';
import { words } from './overview.messages.tsx';

/** A client's sync: pending work, runs, covered days, and differences. */
export function SyncPage() {
  const { pathname } = useLocation();
  return (
    <Page>
      <ClientPageTitle>{syncTitle(pathname)}</ClientPageTitle>
      <ForActiveClient>{(client) => <Sync key={client.id} client={client} />}</ForActiveClient>
    </Page>
  );
}

function Sync({ client }: { client: Client }) {
  const { api } = useServices();
  const { pathname } = useLocation();
  const href = useClientHref();
  const status = useQuery(syncStatusQuery(api, client.tenant_id));
  const summary = useQuery(entriesSummaryQuery(api, client.tenant_id));
  const connections = useQuery(connectionsQuery(api, client.tenant_id));
  const isInBooks = client.client_category !== 'delivery_only';
  const counts: Readonly<Record<string, number | undefined>> = {
    queue: summary.data === undefined ? undefined : waitingCount(summary.data.counts),
    reconcile: summary.data?.owed_operations,
  };
  return (
    <Stack gap="lg">
      <Header
        client={client}
        status={status.data}
        isUnread={status.isError}
        waiting={counts['queue'] ?? 0}
      />
      <Troubles client={client} />
      <MissingMappings client={client} />
      {/* Loads at once, but is revealed only when nothing above can still appear. */}
      <Box unseen={isAwaited(connections) || (isInBooks && isAwaited(summary))}>
        <Stack gap="lg">
          <TabNav
            label={words.partsOfSync}
            currentId={currentTab(pathname)}
            links={tabsFor(client.client_category).map(({ id, label, path }) => ({
              id,
              label,
              href: href(path),
              count: counts[id] === 0 ? undefined : counts[id],
            }))}
          />
          <Outlet />
        </Stack>
      </Box>
    </Stack>
  );
}

/** While offline nothing is in flight, and a failed query may take long. */
function isAwaited({ isPending, fetchStatus, failureCount }: UseQueryResult): boolean {
  return isPending && fetchStatus !== 'paused' && failureCount === 0;
}

type Counts = Readonly<Record<'needs_mapping' | 'needs_review' | 'ready' | 'failed', number>>;

function waitingCount({ needs_mapping, needs_review, ready, failed }: Counts): number {
  return needs_mapping + needs_review + ready + failed;
}

type HeaderProps = {
  client: Client;
  status: SyncStatus | undefined;
  /** The status could not be loaded; the shell shows why, with a retry. */
  isUnread: boolean;
  /** How many entries wait for a person: they then have the primary action. */
  waiting: number;
};

function Header({ client, status, isUnread, waiting }: HeaderProps) {
  const href = useClientHref();
  const [open, setOpen] = useState<'sync' | 'channels' | null>(null);
  const channels = status?.channels ?? [];
  const may = mayManage(client) && client.archived_at === null;
  const syncNow: PageCommand = {
    id: 'sync',
    label: words.syncNow3,
    icon: 'refresh',
    variant: waiting === 0 ? 'primary' : undefined,
    onSelect: () => setOpen('sync'),
  };
  const upload: PageCommand = {
    id: 'upload',
    label: words.uploadFiles,
    icon: 'upload',
    href: href('/dashboard/sync/files'),
  };
  const manual = useManualEntry(client);
  const ofChannels: PageCommand[] =
    channels.length === 0
      ? []
      : [{ id: 'channels', label: words.schedule, onSelect: () => setOpen('channels') }];
  return (
    <>
      <PageHeader
        title={words.sync}
        description={<Schedule status={status} isUnread={isUnread} />}
        commands={[
          ...(may && channels.length > 0 ? [syncNow] : []),
          ...(may ? [upload] : []),
          ...(manual.command === null ? [] : [manual.command]),
          ...ofChannels,
        ]}
      />
      {manual.dialog}
      <ChannelsDrawer
        client={client}
        channels={channels}
        open={open === 'channels'}
        onClose={() => setOpen(null)}
      />
      <SyncNowDialog
        client={client}
        channels={channels}
        open={open === 'sync'}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

/** Reserves the schedule's line while it loads, to avoid layout shift. */
const LINE_TO_COME = '\u00A0';

function Schedule({ status, isUnread }: Pick<HeaderProps, 'status' | 'isUnread'>) {
  const formatInstant = useInstantFormat();
  if (status === undefined) {
    return isUnread ? words.scheduleUnread : LINE_TO_COME;
  }
  const { channels } = status;
  const next = nextSync(channels);
  return `${channelsSentence(channels)} ${
    next === null ? words.automaticSyncIsOff : words.nextSyncAt(formatInstant(next))
  }`;
}
