import { Drawer, Timeline, type TimelineEntry } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { storeMappingsQuery, type Platform, type StoreMapping } from './store-mapping.queries.ts';

export type HistoryDrawerProps = {
  client: Client;
  platform: Platform;
  storeId: string;
  storeName: string;
  onClose: () => void;
};

/** Everything a store stood for on a platform, and who said so. */
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
      description={`What it stood for on ${PLATFORM_NAMES[platform]}, the newest first.`}
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
    return 'waits for its platform store';
  }
  return theirs === null ? 'said that it is not there' : `matched it with ${theirs.name}`;
}

function periodOf({ state, effective_from: from, effective_to: to }: StoreMapping) {
  if (state === 'pending' || state === 'ignored') {
    return undefined;
  }
  if (from !== null && from === to) {
    return 'Taken back.';
  }
  const since = from === null ? 'From the beginning' : `From ${formatDay(from)}`;
  return to === null ? `${since} on.` : `${since}, until before ${formatDay(to)}.`;
}
