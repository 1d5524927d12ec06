import { Heading, Link, Stack, Text } from '@platebook/ui';
import type { Channel, Store } from '../../shared/api/entities.ts';
import { MappingEditor } from '../../shared/mapping/mapping-editor.tsx';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';

export type ChannelAccountsProps = {
  store: Store;
  platform: Channel['channel_type'];
  readOnly: boolean;
};

/** The accounts of this channel: what it says itself, and what it inherits. */
export function ChannelAccounts({ store, platform, readOnly }: ChannelAccountsProps) {
  const href = useClientHref();
  const name = `${store.name} on ${PLATFORM_NAMES[platform]}`;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>Accounts</Heading>
        <Text tone="muted">
          What this channel does not say comes from{' '}
          <Link href={href('/dashboard/platform/quickbooks/mapping')}>
            the accounts of all stores
          </Link>
          .
        </Text>
      </Stack>
      <MappingEditor
        tenant={store.tenant_id}
        scope={{ platform, storeId: store.id }}
        label={`Accounts of ${name}`}
        readOnly={readOnly}
        timeZone={store.time_zone}
      />
    </Stack>
  );
}
