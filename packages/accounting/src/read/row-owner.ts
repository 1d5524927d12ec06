import { dayPart, parseDay } from '../dates/business-day.ts';
import type { ReportFormat } from '../formats/report-format.ts';
import type { IsoDate } from '../model/reading.ts';
import type { ColumnMap } from './column-map.ts';
import { createInterner, createPairIds } from './interner.ts';

/** What a row is paid with: payout × store × channel, as one file prints it. */
export type RowOwner = {
  readonly payoutRef: string;
  readonly payoutOn: IsoDate;
  readonly storeId: string;
  readonly channel: string;
  readonly currency: 'USD' | 'CAD';
  storeName: string;
};

/** An owner's number, or why there is none. */
export const NOT_ASSIGNED = -1;
export const BAD_PAYOUT_DATE = -2;
export const BAD_CURRENCY = -3;
export const NO_STORE = -4;

export type RowOwners = {
  readonly all: RowOwner[];
  ownerOf(cells: readonly string[]): number;
};

/** More than there are currencies, so that a channel and a currency make one number. */
const CURRENCIES = 4;

export function createRowOwners(map: ColumnMap, format: ReportFormat): RowOwners {
  const { fields, storeCells } = map;
  const refs = createInterner(textOf);
  const days = createInterner((cell) => (textOf(cell) === '' ? '' : parseDay(cell)));
  const stores = createInterner(textOf);
  const channels = createInterner(channelOf);
  const currencies = createInterner((cell) => currencyOf(cell, format.defaultCurrency));
  const payouts = createPairIds();
  const payoutStores = createPairIds();
  const owners = createPairIds();
  const all: RowOwner[] = [];
  const names = createOwnerNames(all);

  function add(ids: {
    ref: number;
    day: number;
    store: number;
    channel: number;
    currency: number;
  }) {
    const on = days.values[ids.day] ?? '';
    const ref = refs.values[ids.ref] ?? '';
    all.push({
      payoutRef: ref === '' ? on : ref,
      payoutOn: on,
      storeId: stores.values[ids.store] ?? '',
      channel: channels.values[ids.channel] ?? '',
      currency: currencies.values[ids.currency] === 'CAD' ? 'CAD' : 'USD',
      storeName: '',
    });
  }

  return {
    all,
    ownerOf(cells) {
      const day = days.idOf(dayPart(cellAt(cells, fields.payoutOn)));
      if (day < 0 || days.values[day] === '') {
        return day < 0 ? BAD_PAYOUT_DATE : NOT_ASSIGNED;
      }
      const currency = currencies.idOf(cellAt(cells, fields.currency));
      const store = stores.idOf(firstFilled(cells, storeCells));
      if (currency < 0 || stores.values[store] === '') {
        return currency < 0 ? BAD_CURRENCY : NO_STORE;
      }
      const ref = refs.idOf(cellAt(cells, fields.payoutRef));
      const channel = channels.idOf(cellAt(cells, fields.channel));
      const payoutStore = payoutStores.idOf(payouts.idOf(ref, day), store);
      const owner = owners.idOf(payoutStore, channel * CURRENCIES + currency);
      if (owner === all.length) {
        add({ ref, day, store, channel, currency });
      }
      names.add(owner, cellAt(cells, fields.storeName));
      return owner;
    },
  };
}

/** Names the stores; a store renamed between rows keeps one name whatever the order of the rows. */
function createOwnerNames(owners: readonly RowOwner[]) {
  const names = createInterner(textOf);
  const lastName: number[] = [];
  return {
    add(owner: number, cell: string): void {
      const id = names.idOf(cell);
      if (lastName[owner] === id) {
        return;
      }
      lastName[owner] = id;
      const name = names.values[id] ?? '';
      const found = owners[owner];
      if (
        found !== undefined &&
        name !== '' &&
        (found.storeName === '' || name < found.storeName)
      ) {
        found.storeName = name;
      }
    },
  };
}

function firstFilled(cells: readonly string[], candidates: readonly number[]): string {
  for (const index of candidates) {
    const cell = cells[index] ?? '';
    if (cell !== '' && textOf(cell) !== '') {
      return cell;
    }
  }
  return '';
}

export function cellAt(cells: readonly string[], index: number): string {
  return index < 0 ? '' : (cells[index] ?? '');
}

/** A cell's text; the literal `NULL` that some exports print is empty. */
export function textOf(cell: string): string {
  const text = cell.trim();
  return text === 'NULL' || text === 'null' ? '' : text;
}

function channelOf(cell: string): string {
  const text = textOf(cell);
  return text === '' || /^marketplace$/i.test(text) ? 'Marketplace' : text;
}

function currencyOf(cell: string, fallback: 'USD' | 'CAD'): string | null {
  const text = textOf(cell).toUpperCase();
  if (text === '') {
    return fallback;
  }
  return text === 'USD' || text === 'CAD' ? text : null;
}
