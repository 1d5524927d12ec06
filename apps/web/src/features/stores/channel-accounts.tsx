import { Heading, Link, Stack, Text } from '@platebook/ui';
import type { Channel, Store } from '../../shared/api/entities.ts';
import { MappingEditor } from '../../shared/mapping/mapping-editor.tsx';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './stores.messages.tsx';

export type ChannelAccountsProps = {
  store: Store;
  platform: Channel['channel_type'];
  readOnly: boolean;
};

/** The accounts of this channel: its own, and what it inherits. */
export function ChannelAccounts({ store, platform, readOnly }: ChannelAccountsProps) {
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
