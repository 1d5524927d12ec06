import { useClientContext } from '@platebook/machines/react';
import { Button, ButtonLink, Page, PageHeader, Stack, InlineAlert } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { SetupNext } from '../../shared/setup/setup-next.tsx';
import { useAfterSetup } from '../../shared/setup/use-after-setup.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import {
  platformStoresQuery,
  type Platform,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import { MatchStores } from './match-stores.tsx';
import { storeMappingsQuery } from './store-mapping.queries.ts';
import { useStoresRefresh } from './use-platform-store-changes.ts';
import { words } from './store-mapping.messages.ts';
import { isApiError } from '@platebook/api-client';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type { PlatformStoreList } from '../../shared/store-mapping/platform-stores.queries.ts';

export type PlatformPageProps = { platform: Platform };

/** Matches the stores of a platform with the client's, one by one. */
export function StoreMappingPage({ platform }: PlatformPageProps) {
  return (
    <Page>
      <ClientPageTitle>{words.matchStores(PLATFORM_NAMES[platform])}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <StoreMapping key={client.tenant_id} client={client} platform={platform} />}
      </ForActiveClient>
    </Page>
  );
}

function StoreMapping({ client, platform }: PlatformPageProps & { client: Client }) {
  const { api } = useServices();
  const { may } = useClientContext();
  const href = useClientHref();
  const tenant = client.tenant_id;
  const stores = useQuery(platformStoresQuery(api, tenant, platform));
  const shown = useAfterSetup(client, stores);
  const pending = useQuery(storeMappingsQuery(api, { tenant, platform, state: 'pending' }));
  const refresh = useStoresRefresh(tenant, platform);
  const name = PLATFORM_NAMES[platform];
  const mayMap = may('confirmExactStoreMappings');
  const state = stores.data?.refresh.state;
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.matchStores(name)}
        description={words.matchIntro(name)}
        actions={
          <>
            <ButtonLink href={href(`/dashboard/platform/${platform}/mapping-management`)}>
              {words.matchedStores}
            </ButtonLink>
            {mayMap ? (
              <Button
                loading={refresh.isPending || state === 'queued' || state === 'waiting'}
                onClick={() => refresh.mutate()}
              >
                {words.refreshFrom(name)}
              </Button>
            ) : null}
          </>
        }
      />
      {mayManage(client) ? null : <ReadOnlyNote>{words.waitingReadOnly}</ReadOnlyNote>}
      {shown.data === undefined && shown.error === null ? null : <SetupNext client={client} />}
      <RefreshNote
        platform={platform}
        refresh={shown.data?.refresh ?? null}
        refused={refresh.error}
        onRetry={() => refresh.mutate()}
      />
      <Loaded query={shown} label={words.loadingStores(name)} shape="table" lines={4}>
        {({ items }) => (
          <Loaded query={pending} label={words.loadingYourStores} shape="table" lines={4}>
            {(waiting) => (
              <MatchStores
                client={client}
                platform={platform}
                platformStores={items}
                pending={waiting}
                readAt={{
                  platformStores: stores.dataUpdatedAt,
                  pending: pending.dataUpdatedAt,
                }}
                mayMap={mayMap}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  );
}

type RefreshNoteProps = {
  platform: Platform;
  refresh: PlatformStoreList['refresh'] | null;
  /** Why the refresh was refused. */
  refused: unknown;
  onRetry: () => void;
};

/** The progress of a store refresh, or its failure. */
function RefreshNote({ platform, refresh, refused, onRetry }: RefreshNoteProps) {
  const name = PLATFORM_NAMES[platform];
  if (refused !== null) {
    const isUnconnected = isApiError(refused) && refused.code === 'platform_not_connected';
    return (
      <InlineAlert tone={isUnconnected ? 'info' : 'warning'} title={failureTitle(refused)} appeared>
        {isUnconnected ? words.matchFromReports : words.listUnchanged}
      </InlineAlert>
    );
  }
  if (refresh?.state === 'waiting' || refresh?.state === 'queued') {
    return (
      <InlineAlert tone="info" title={words.fetchingStores(name)}>
        {refresh.state === 'waiting' ? words.listBeingPrepared(name) : words.pageUpdates}
      </InlineAlert>
    );
  }
  if (refresh?.state === 'failed') {
    return (
      <InlineAlert
        tone="warning"
        title={words.noListSent(name)}
        action={
          <Button size="sm" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      >
        {refresh.failure === null ? words.listUnchanged : reasonSentence(refresh.failure)}
      </InlineAlert>
    );
  }
  return null;
}
