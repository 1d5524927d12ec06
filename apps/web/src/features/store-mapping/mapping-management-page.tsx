import { useClientContext } from '@platebook/machines/react';
import { ButtonLink, Page, PageHeader, SegmentedControl, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import {
  platformStoresQuery,
  type Platform,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import { CsvTools } from './csv-tools.tsx';
import { MatchedList } from './matched-list.tsx';
import { SetAsideTable } from './set-aside-table.tsx';
import { storeMappingsQuery } from './store-mapping.queries.ts';
import { words } from './store-mapping.messages.ts';

export type MappingManagementPageProps = { platform: Platform };

/** Active matches with their author, start and results, and actions to change them. */
export function MappingManagementPage({ platform }: MappingManagementPageProps) {
  return (
    <Page>
      <ClientPageTitle>{words.matchedOn(PLATFORM_NAMES[platform])}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <Management key={client.tenant_id} client={client} platform={platform} />}
      </ForActiveClient>
    </Page>
  );
}

type Shown = 'confirmed' | 'aside';

function Management({ client, platform }: MappingManagementPageProps & { client: Client }) {
  const { may } = useClientContext();
  const href = useClientHref();
  const [shown, setShown] = useState<Shown>('confirmed');
  const name = PLATFORM_NAMES[platform];
  const mayMap = may('remapStore');
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.matchedOn(name)}
        description={words.matchedIntro(name)}
        actions={
          <>
            {mayMap ? <CsvTools client={client} /> : null}
            <ButtonLink
              variant="primary"
              href={href(`/dashboard/platform/${platform}/store-mapping`)}
            >
              {words.matchStoresLink}
            </ButtonLink>
          </>
        }
      />
      {mayManage(client) ? null : <ReadOnlyNote>{words.matchedReadOnly}</ReadOnlyNote>}
      <SegmentedControl
        label={words.show}
        value={shown}
        onValueChange={(value) => setShown(value === 'aside' ? 'aside' : 'confirmed')}
        segments={[
          { value: 'confirmed', label: words.matchedColumn },
          { value: 'aside', label: words.storesSetAside },
        ]}
      />
      {shown === 'confirmed' ? (
        <MatchedList client={client} platform={platform} mayMap={mayMap} />
      ) : (
        <SetAside client={client} platform={platform} mayMap={mayMap} />
      )}
    </Stack>
  );
}

type PartProps = { client: Client; platform: Platform; mayMap: boolean };

function SetAside({ client, platform, mayMap }: PartProps) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const mappings = useQuery(storeMappingsQuery(api, { tenant, platform, state: 'ignored' }));
  const stores = useQuery(platformStoresQuery(api, tenant, platform));
  return (
    <Loaded query={mappings} label={words.loadingStoresSetAside} shape="table" lines={4}>
      {(list) => (
        <Loaded query={stores} label={words.loadingStoresSetAside} shape="table" lines={4}>
          {({ items }) => (
            <SetAsideTable
              client={client}
              platform={platform}
              ignored={list}
              platformStores={items.filter(({ ignored_reason: reason }) => reason !== null)}
              mayMap={mayMap}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
