import { dayPart, parseDay } from '../../dates/business-day.ts';
import type { IsoDate } from '../../model/reading.ts';
import type { Currency } from '../../money/cents.ts';
import type { ColumnMap } from '../columns/column-map.ts';
import { createInterner, createPairIds, type Interner } from './interner.ts';

/** The payout × store × channel of a row, as printed in one file. */
export type RowOwner = {
  readonly payoutRef: string;
  readonly payoutOn: IsoDate;
  readonly storeId: string;
  readonly channel: string;
  /** For a blank cell, what the columns imply, until the file's only currency is known. */
  currency: Currency;
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
  /** Owners of rows with a blank currency cell, if the file has the column. */
  readonly unpriced: ReadonlySet<number>;
  /** The printed currencies, including unsupported ones. */
  readonly currencies: ReadonlySet<string>;
};

/** More than there are currencies, so that a channel and a currency form one number. */
const CURRENCIES = 4;

type OwnerIds = Readonly<Record<'ref' | 'day' | 'store' | 'channel' | 'currency', number>>;

export function createRowOwners(map: ColumnMap): RowOwners {
  const { fields, storeCells } = map;
  const refs = createInterner(textOf);
  const days = createInterner((cell) => (textOf(cell) === '' ? '' : parseDay(cell)));
  const stores = createInterner(textOf);
  const channels = createInterner(channelOf);
  const printedCurrencies = new Set<string>();
  const unpriced = new Set<number>();
  const currencies = createCurrencies(printedCurrencies);
  const payouts = createPairIds();
  const payoutStores = createPairIds();
  const owners = createPairIds();
  const all: RowOwner[] = [];
  const names = createOwnerNames(all);

  function add(ids: OwnerIds) {
    const on = days.values[ids.day] ?? '';
    const ref = refs.values[ids.ref] ?? '';
    const currency = currencies.values[ids.currency] ?? '';
    if (currency === '' && fields.currency >= 0) {
      unpriced.add(all.length);
    }
    all.push({
      payoutRef: ref === '' ? on : ref,
      payoutOn: on,
      storeId: stores.values[ids.store] ?? '',
      channel: channels.values[ids.channel] ?? '',
      currency: currency === 'USD' || currency === 'CAD' ? currency : map.currency,
      storeName: '',
    });
  }

  return {
    all,
    unpriced,
    currencies: printedCurrencies,
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

/** An empty cell has an empty currency, and an unsupported one has none; all printed ones are listed. */
function createCurrencies(printed: Set<string>): Interner {
  return createInterner((cell) => {
    const currency = textOf(cell).toUpperCase();
    if (currency !== '') {
      printed.add(currency);
    }
    return currency === '' || currency === 'USD' || currency === 'CAD' ? currency : null;
  });
}

/** Names the stores; a store renamed between rows keeps one name in any row order. */
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

/** A cell's text; the literal `NULL` in some exports counts as empty. */
export function textOf(cell: string): string {
  const text = cell.trim();
  return text === 'NULL' || text === 'null' ? '' : text;
}

function channelOf(cell: string): string {
  const text = textOf(cell);
  return text === '' || /^marketplace$/i.test(text) ? 'Marketplace' : text;
}
