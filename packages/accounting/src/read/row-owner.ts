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

const PAIR_WIDTH = 4;

export function createRowOwners(map: ColumnMap, format: ReportFormat): RowOwners {
  const { fields, storeCells } = map;
  const refs = createInterner(textOf);
  const days = createInterner((cell) => (textOf(cell) === '' ? '' : parseDay(cell)));
  const stores = createInterner(textOf);
  const storeNames = createInterner(textOf);
  const channels = createInterner(channelOf);
  const currencies = createInterner((cell) => currencyOf(cell, format.defaultCurrency));
  const payouts = createPairIds();
  const payoutStores = createPairIds();
  const owners = createPairIds();
  const all: RowOwner[] = [];
  const nameIds: number[] = [];

  function create(parts: { ref: string; on: string; store: string; channel: string; cur: string }) {
    all.push({
      payoutRef: parts.ref === '' ? parts.on : parts.ref,
      payoutOn: parts.on,
      storeId: parts.store,
      channel: parts.channel,
      currency: parts.cur === 'CAD' ? 'CAD' : 'USD',
      storeName: '',
    });
    nameIds.push(-1);
  }

  function nameOwner(owner: number, cell: string): void {
    const id = storeNames.idOf(cell);
    if (nameIds[owner] === id) {
      return;
    }
    nameIds[owner] = id;
    const name = storeNames.values[id] ?? '';
    const found = all[owner];
    // A store renamed between exports keeps one name whatever the order of rows.
    if (found !== undefined && name !== '' && (found.storeName === '' || name < found.storeName)) {
      found.storeName = name;
    }
  }

  function storeCell(cells: readonly string[]): string {
    for (const index of storeCells) {
      const cell = cells[index] ?? '';
      if (cell !== '' && textOf(cell) !== '') {
        return cell;
      }
    }
    return '';
  }

  return {
    all,
    ownerOf(cells) {
      const day = days.idOf(dayPart(cellAt(cells, fields.payoutOn)));
      if (day < 0) {
        return BAD_PAYOUT_DATE;
      }
      const on = days.values[day] ?? '';
      if (on === '') {
        return NOT_ASSIGNED;
      }
      const ref = refs.idOf(cellAt(cells, fields.payoutRef));
      const store = stores.idOf(storeCell(cells));
      const channel = channels.idOf(cellAt(cells, fields.channel));
      const currency = currencies.idOf(cellAt(cells, fields.currency));
      if (currency < 0) {
        return BAD_CURRENCY;
      }
      if (stores.values[store] === '') {
        return NO_STORE;
      }
      const payout = payouts.idOf(ref, day);
      const payoutStore = payoutStores.idOf(payout, store);
      const owner = owners.idOf(payoutStore, channel * PAIR_WIDTH + currency);
      if (owner === all.length) {
        create({
          ref: refs.values[ref] ?? '',
          on,
          store: stores.values[store] ?? '',
          channel: channels.values[channel] ?? '',
          cur: currencies.values[currency] ?? '',
        });
      }
      nameOwner(owner, cellAt(cells, fields.storeName));
      return owner;
    },
  };
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
