import type { Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import type { MappingScope } from '../../shared/mapping/mapping.queries.ts';
import { words } from './account-mapping.messages.tsx';

export type ScopeSection = {
  readonly id: string;
  readonly label: string;
  readonly scope: MappingScope;
};

const CLIENT: MappingScope = { platform: null, storeId: null };

/** From the client's default over its platforms to each channel of each store, as listed in the rail. */
export function scopeSections(
  stores: readonly Pick<Store, 'id' | 'name' | 'channels'>[],
): ScopeSection[] {
  const platforms = (['ubereats', 'doordash'] as const).map((platform) => ({
    id: platform,
    label: PLATFORM_NAMES[platform],
    scope: { platform, storeId: null },
  }));
  const channels = stores.flatMap((store) =>
    store.channels.map(({ channel_type: platform }) => ({
      id: `${store.id}.${platform}`,
      label: words.on(store.name, PLATFORM_NAMES[platform]),
      scope: { platform, storeId: store.id },
    })),
  );
  return [{ id: 'client', label: words.allStores, scope: CLIENT }, ...platforms, ...channels];
}

/** The scope named by the address; falls back to the client's default. */
export function scopeInAddress(
  query: URLSearchParams,
  sections: readonly ScopeSection[],
): ScopeSection {
  const requested = query.get('scope');
  const [first] = sections;
  const found = sections.find(({ id }) => id === requested) ?? first;
  return found ?? { id: 'client', label: words.allStores, scope: CLIENT };
}

/** The sections as options of one list: all stores, the platforms, the channels of stores. */
export function scopeOptions(sections: readonly ScopeSection[]) {
  const option = ({ id, label }: ScopeSection) => ({ value: id, label });
  const groups = [
    {
      label: words.onePlatform,
      options: sections
        .filter(({ scope }) => scope.platform !== null && scope.storeId === null)
        .map(option),
    },
    {
      label: words.oneStore,
      options: sections.filter(({ scope }) => scope.storeId !== null).map(option),
    },
  ];
  return [
    ...sections.filter(({ id }) => id === 'client').map(option),
    ...groups.filter(({ options }) => options.length > 0),
  ];
}

export function scopeHref(id: string): string {
  return id === 'client'
    ? '/dashboard/platform/quickbooks/mapping'
    : `/dashboard/platform/quickbooks/mapping?scope=${id}`;
}
