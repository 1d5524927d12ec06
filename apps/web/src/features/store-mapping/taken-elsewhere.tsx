import { InlineAlert } from '@platebook/ui';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import type {
  Platform,
  PlatformStore,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import { words } from './store-mapping.messages.ts';

export type TakenElsewhereProps = {
  platform: Platform;
  platformStores: readonly PlatformStore[];
};

/** Platform stores that another client of the firm posts for: not offered here. */
export function TakenElsewhere({ platform, platformStores }: TakenElsewhereProps) {
  const taken = platformStores.filter(
    ({ mapped_elsewhere: elsewhere, mapped_to: here }) => elsewhere !== null && here === null,
  );
  if (taken.length === 0) {
    return null;
  }
  const clients = [...new Set(taken.flatMap((store) => store.mapped_elsewhere?.client_name ?? []))];
  const whose = clients.length === 0 ? words.anotherClient : clients.join(', ');
  return (
    <InlineAlert
      tone="warning"
      title={words.postFor(taken.length, PLATFORM_NAMES[platform], whose)}
    >
      {words.postedElsewhere(taken.map(({ name }) => name).join(', '))}
    </InlineAlert>
  );
}
