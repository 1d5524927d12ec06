import { Drawer, Timeline, type TimelineEntry } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import type { Platform } from '../../shared/store-mapping/platform-stores.queries.ts';
import { storeMappingsQuery, type StoreMapping } from './store-mapping.queries.ts';
import { words } from './store-mapping.messages.ts';
import { personName } from '../../shared/format/person-name.ts';

export type HistoryDrawerProps = {
  client: Client;
  platform: Platform;
  storeId: string;
  storeName: string;
  onClose: () => void;
};

/** All matches of a store on a platform, with their authors. */
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
      title={words.historyOf(storeName)}
      description={words.historyMeaning(PLATFORM_NAMES[platform])}
    >
      <Loaded query={history} label={words.loadingTheHistory} lines={4}>
        {(mappings) => (
          <Timeline
            label={words.historyOf(storeName)}
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
        : { kind: 'person', name: personName(mapping.decided_by.name) },
    action: actionOf(mapping),
    detail: mapping.reason ?? periodOf(mapping),
  };
}

function actionOf({ state, platform_store: theirs }: StoreMapping): string {
  if (state === 'pending') {
    return words.waitsForMatch;
  }
  return theirs === null ? words.markedAsNotOn : words.matchedItWith(theirs.name);
}

function periodOf({ state, effective_from: from, effective_to: to }: StoreMapping) {
  if (state === 'pending' || state === 'ignored') {
    return undefined;
  }
  if (from !== null && from === to) {
    return words.undone;
  }
  const since = from === null ? words.fromTheStart : words.fromDay(formatDay(from));
  return to === null ? `${since}.` : words.until(since, formatDay(to));
}
