import { Drawer, Timeline, type TimelineEntry } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { storeMappingsQuery, type StoreMapping } from './store-mapping.queries.ts';

export type HistoryDrawerProps = {
  client: Client;
  platform: Platform;
  storeId: string;
  storeName: string;
  onClose: () => void;
};

/** Every match of a store on a platform, and who made it. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { client, platform, storeId, storeName, onClose } = props;
  const { api } = useServices();
  const history = useQuery(
    storeMappingsQuery(api, { tenant: client.tenant_id, platform, storeId }),
  );
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={`History of ${storeName}`}
      description={`Its matches on ${PLATFORM_NAMES[platform]}, newest first.`}
    >
      <Loaded query={history} label="Loading the history" lines={4}>
        {(mappings) => (
          <Timeline
            label={`History of ${storeName}`}
            entries={mappings.map(toEntry)}
            timeZone={client.time_zone}
          />
        )}
      </Loaded>
    </Drawer>
  );
}

function toEntry(mapping: StoreMapping): TimelineEntry {
  return {
    id: mapping.id,
    at: mapping.decided_at ?? mapping.created_at,
    actor:
      mapping.decided_by === null
        ? { kind: 'system', name: 'Platebook' }
        : { kind: 'person', name: mapping.decided_by.name },
    action: actionOf(mapping),
    detail: mapping.reason ?? periodOf(mapping),
  };
}

function actionOf({ state, platform_store: theirs }: StoreMapping): string {
  if (state === 'pending') {
    return 'is waiting to be matched';
  }
  return theirs === null ? 'marked it as not on the platform' : `matched it with ${theirs.name}`;
}

function periodOf({ state, effective_from: from, effective_to: to }: StoreMapping) {
  if (state === 'pending' || state === 'ignored') {
    return undefined;
  }
  if (from !== null && from === to) {
    return 'Undone.';
  }
  const since = from === null ? 'From the start' : `From ${formatDay(from)}`;
  return to === null ? `${since}.` : `${since} until ${formatDay(to)}.`;
}
