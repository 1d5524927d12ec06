import {
  ButtonLink,
  Code,
  EmptyState,
  Heading,
  Inline,
  Link,
  Stack,
  Table,
  type TableColumn,
} from '@platebook/ui';
import type { Channel, Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { words, postingModesWords } from './stores.messages.tsx';

export type ChannelsSectionProps = {
  store: Store;
  mayConnect: boolean;
  /** Whether the client's entries go to QuickBooks. */
  isQbo: boolean;
};

type Platform = Channel['channel_type'];

/** The platforms a store sells on: its channels. */
export function ChannelsSection({ store, mayConnect, isQbo }: ChannelsSectionProps) {
  const href = useClientHref();
  const hrefOf = (platform: Platform) =>
    href(`/dashboard/stores/${store.id}/channels/${platform}/setup`);
  const missing = (Object.keys(PLATFORM_NAMES) as Platform[]).filter(
    (platform) => !store.channels.some(({ channel_type }) => channel_type === platform),
  );
  const connect =
    mayConnect && missing.length > 0 ? (
      <Inline gap="sm">
        {missing.map((platform) => (
          <ButtonLink key={platform} href={hrefOf(platform)}>
            {words.connect(PLATFORM_NAMES[platform])}
          </ButtonLink>
        ))}
      </Inline>
    ) : undefined;
  return (
    <Stack as="section" gap="md" aria-labelledby="channels">
      <Inline justify="between">
        <Heading level={2} id="channels">
          {words.deliveryPlatforms}
        </Heading>
        {store.channels.length === 0 ? null : connect}
      </Inline>
      {store.channels.length === 0 ? (
        <EmptyState
          kind="first-use"
          title={words.noDeliveryPlatformsYet}
          headingLevel={3}
          action={connect}
        >
          {words.connectMeaning}
        </EmptyState>
      ) : (
        <Table
          caption={words.deliveryPlatforms}
          captionHidden
          rows={store.channels}
          rowKey={({ id }) => id}
          columns={columnsOf(hrefOf).filter(({ id }) => isQbo || id !== 'posting')}
        />
      )}
    </Stack>
  );
}

function columnsOf(hrefOf: (platform: Platform) => string): TableColumn<Channel>[] {
  return [
    {
      id: 'platform',
      header: words.platform,
      rowHeader: true,
      cell: ({ channel_type }) => (
        <Link href={hrefOf(channel_type)} variant="quiet">
          {PLATFORM_NAMES[channel_type]}
        </Link>
      ),
    },
    {
      id: 'number',
      header: words.platformStoreId,
      cell: ({ platform_store_id }) =>
        platform_store_id === null ? words.notSet : <Code>{platform_store_id}</Code>,
    },
    {
      id: 'posting',
      header: words.posting,
      cell: ({ channel_config: { posting_mode: mode } }) =>
        mode === undefined ? words.clientDefault : postingModesWords[mode],
    },
  ];
}
