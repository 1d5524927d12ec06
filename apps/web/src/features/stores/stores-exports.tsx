import { zoneName } from '@platebook/ui';
import type { Client, Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { listOfRows } from '../../shared/list/export-list.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { ListExports } from '../../shared/list/list-exports.tsx';
import { formatTime } from './format-time.ts';
import { words } from './stores-file.messages.ts';

/** All stores of a client as a file, or on paper. */
export function StoresExports({ client, stores }: { client: Client; stores: readonly Store[] }) {
  const choice = {
    definition: {
      noun: { one: words.store, many: words.stores, all: words.allStores },
      rowKey: ({ id }: Store) => id,
    },
    columns: columnsOf(),
    list: listOfRows(stores),
    clientName: client.name,
  };
  return <ListExports narrowed={false} choice={choice} />;
}

function columnsOf(): readonly ListColumn<Store>[] {
  return [
    { id: 'name', header: words.name, value: ({ name }) => name },
    { id: 'number', header: words.number, value: ({ number }) => number },
    {
      id: 'location',
      header: words.location,
      value: ({ address }) => (address === null ? null : `${address.city}, ${address.region}`),
    },
    {
      id: 'platforms',
      header: words.platforms,
      value: ({ channels }) =>
        channels.map(({ channel_type: platform }) => PLATFORM_NAMES[platform]).join(', '),
    },
    { id: 'zone', header: words.zone, value: ({ time_zone: zone }) => zoneName(zone) },
    {
      id: 'cutoff',
      header: words.cutoff,
      value: ({ business_day_cutoff: time }) => formatTime(time),
    },
    { id: 'payout', header: words.lastPayout, value: ({ last_payout_on: day }) => day },
    { id: 'inactive', header: words.inactiveFrom, value: ({ deactivated_on: day }) => day },
  ];
}
