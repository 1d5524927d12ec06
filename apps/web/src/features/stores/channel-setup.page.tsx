import {
  ButtonLink,
  EmptyState,
  Link,
  Page,
  PageHeader,
  Stack,
  Heading,
  Text,
} from '@platebook/ui';
import { useClientContext } from '@platebook/machines/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Channel, Client, Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { ReadOnlyNote } from '../../shared/page/read-only-note.tsx';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { ChannelForm } from './channel-form.tsx';
import { RemoveChannel } from './remove-channel.tsx';
import { storeQuery } from '../../shared/workspace/stores.queries.ts';
import { words } from './stores.messages.tsx';
import { MappingEditor } from '../../shared/mapping/mapping-editor.tsx';

/** One store on one platform: its name there, how it is read and posted, and its own accounts. */
export function ChannelSetupPage() {
  const { storeId = '', platform = '' } = useParams();
  return (
    <Page>
      <ClientPageTitle>{words.platformSetup}</ClientPageTitle>
      {isPlatform(platform) ? (
        <ForActiveClient>
          {(client) => <ChannelSetup client={client} storeId={storeId} platform={platform} />}
        </ForActiveClient>
      ) : (
        <UnknownPlatform storeId={storeId} platform={platform} />
      )}
    </Page>
  );
}

type Platform = Channel['channel_type'];

function isPlatform(platform: string): platform is Platform {
  return Object.hasOwn(PLATFORM_NAMES, platform);
}

function UnknownPlatform({ storeId, platform }: { storeId: string; platform: string }) {
  const href = useClientHref();
  return (
    <EmptyState
      kind="no-results"
      size="page"
      headingLevel={1}
      title={words.unknownPlatform(platform)}
      action={Object.entries(PLATFORM_NAMES).map(([known, name]) => (
        <ButtonLink key={known} href={href(`/dashboard/stores/${storeId}/channels/${known}/setup`)}>
          {name}
        </ButtonLink>
      ))}
    >
      {words.knownPlatforms(Object.values(PLATFORM_NAMES).join(words.and))}
    </EmptyState>
  );
}

type ChannelSetupProps = { client: Client; storeId: string; platform: Platform };

function ChannelSetup({ client, storeId, platform }: ChannelSetupProps) {
  const { api } = useServices();
  const href = useClientHref();
  const { may } = useClientContext();
  const store = useQuery(storeQuery(api, client.tenant_id, storeId));
  const isQbo = client.client_category !== 'delivery_only';
  return (
    <Loaded query={store} label={words.loadingPlatformSettings} lines={8}>
      {(found) => {
        const channel =
          found.channels.find(({ channel_type }) => channel_type === platform) ?? null;
        const mayChange = may(channel === null ? 'createChannel' : 'updateChannel');
        return (
          <Stack gap="xxl">
            <PageHeader
              eyebrow={<Link href={href(`/dashboard/stores/${found.id}/setup`)}>{found.name}</Link>}
              title={
                channel === null
                  ? words.connect(PLATFORM_NAMES[platform])
                  : words.on(found.name, PLATFORM_NAMES[platform])
              }
            />
            {mayChange ? null : <ReadOnlyNote>{words.settingsReadOnly}</ReadOnlyNote>}
            <ChannelForm
              key={channel?.id ?? platform}
              store={found}
              channel={channel}
              platform={platform}
              readOnly={!mayChange}
              isQbo={isQbo}
            />
            {channel === null || !isQbo ? null : (
              <ChannelAccounts
                store={found}
                platform={platform}
                readOnly={!may('updateAccountMapping')}
              />
            )}
            {channel !== null && may('deleteChannel') ? (
              <RemoveChannel store={found} channel={channel} clientName={client.name} />
            ) : null}
          </Stack>
        );
      }}
    </Loaded>
  );
}

type ChannelAccountsProps = {
  store: Store;
  platform: Channel['channel_type'];
  readOnly: boolean;
};

/** The channel's own and inherited accounts. */
function ChannelAccounts({ store, platform, readOnly }: ChannelAccountsProps) {
  const href = useClientHref();
  const name = words.on(store.name, PLATFORM_NAMES[platform]);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>{words.accounts}</Heading>
        <Text tone="muted">
          {words.inheritsAccounts(
            <Link href={href('/dashboard/platform/quickbooks/mapping')}>
              {words.defaultAccounts}
            </Link>,
          )}
        </Text>
      </Stack>
      <MappingEditor
        tenant={store.tenant_id}
        scope={{ platform, storeId: store.id }}
        label={words.accountsFor(name)}
        readOnly={readOnly}
        timeZone={store.time_zone}
      />
    </Stack>
  );
}
