import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { faultOf } from '../../http/field-errors.ts';
import type { Fault } from '../../http/field-errors.ts';
import type { CsvError } from '../../platform/csv-table.ts';
import { confirmPending } from './confirm-mapping.ts';
import type { Caller } from '../shared/caller.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { readStoreFacts, readStoreLines } from './mappings-csv.ts';
import type { StoreFacts, StoreLine } from './mappings-csv.ts';
import { remapStore } from './remap-store.ts';
import { day, lockMappingOf } from './store-mappings.store.ts';

export type StoreChange = {
  readonly line: number;
  readonly storeName: string;
  readonly type: DeliveryPlatform;
  readonly before: string | null;
  readonly after: string | null;
  /** The first payout date it applies to; null for every payout. */
  readonly from: string | null;
  readonly posted: number;
};

export type ImportedStores = {
  readonly lines: number;
  readonly changes: readonly StoreChange[];
  readonly errors: readonly CsvError[];
};

/**
 * Applies a file like a person would by hand: a pending store is matched, one matched with another platform store is
 * remapped from the given date (default today), an empty platform store unlinks. The order of lines does not matter:
 * stores may swap. Returns every error; the caller rolls back if there is one.
 */
export async function importMappings(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  csv: string,
): Promise<ImportedStores> {
  const facts = await readStoreFacts(tx);
  const { count, lines, errors } = readStoreLines(csv, facts);
  const found = [...errors];
  const moves = await movesOf(tx, lines, day(deps.clock.now()));
  const wanted = new Set(moves.map(({ line }) => keyOf(line.type, line.platformStoreId)));
  const refused = new Set<Move>();
  const attempt = async (move: Move, work: () => Promise<void>): Promise<void> => {
    if (refused.has(move)) {
      return;
    }
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError)) {
        throw error;
      }
      refused.add(move);
      found.push({ line: move.line.line, column: null, ...faultIn(error) });
    }
  };
  // Matches that other lines need are ended first, so that two stores can swap.
  const vacated = moves.filter(
    ({ line, before }) => before !== null && wanted.has(keyOf(line.type, before)),
  );
  for (const move of vacated) {
    await attempt(move, async () => {
      const { storeId, type } = move.line;
      await remapStore(deps, tx, caller, { storeId, type, platformStoreId: null, from: move.from });
    });
  }
  const changes: StoreChange[] = [];
  for (const move of moves) {
    await attempt(move, async () => {
      changes.push(changeOf(move, facts, await applyMove(deps, tx, caller, move)));
    });
  }
  found.sort((one, other) => one.line - other.line);
  return { lines: count, changes, errors: found };
}

/** A line with a change. */
type Move = {
  readonly line: StoreLine;
  /** The currently matched platform store. */
  readonly before: string | null;
  readonly from: string;
};

async function movesOf(
  tx: Transaction,
  lines: readonly StoreLine[],
  today: string,
): Promise<Move[]> {
  const moves: Move[] = [];
  for (const line of lines) {
    const inForce = await lockMappingOf(tx, line, 'confirmed');
    const before = inForce?.platformStoreId ?? null;
    if (before !== line.platformStoreId) {
      moves.push({ line, before, from: line.from ?? today });
    }
  }
  return moves;
}

/** The date it applies from, and how many of the store's entries are posted. */
async function applyMove(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  { line, before, from }: Move,
): Promise<Pick<StoreChange, 'from' | 'posted'>> {
  const { type, storeId, platformStoreId } = line;
  const pending = await lockMappingOf(tx, line, 'pending');
  if (before === null && pending !== null && platformStoreId !== null && line.from === null) {
    const confirmation = { type, pendingId: pending.id, platformStoreId };
    const { mapping } = await confirmPending(deps, tx, caller, confirmation);
    return { from: mapping.from, posted: 0 };
  }
  const remap = { storeId, type, platformStoreId, from };
  const { impact, mapping } = await remapStore(deps, tx, caller, remap);
  return { from: mapping?.state === 'confirmed' ? mapping.from : from, posted: impact.posted };
}

function changeOf(
  { line, before }: Move,
  { stores, platformStores }: StoreFacts,
  applied: Pick<StoreChange, 'from' | 'posted'>,
): StoreChange {
  const { type, storeId, platformStoreId } = line;
  const nameOf = (id: string | null) =>
    platformStores.get(type)?.find((store) => store.platformStoreId === id)?.name ?? id;
  return {
    line: line.line,
    storeName: stores.get(storeId) ?? '',
    type,
    before: nameOf(before),
    after: nameOf(platformStoreId),
    ...applied,
  };
}

function keyOf(type: DeliveryPlatform, platformStoreId: string | null): string {
  return `${type} ${platformStoreId ?? ''}`;
}

/** The field that a line was refused for, else the refusal itself. */
function faultIn({ code, message, errors: [field] }: AppError): Fault {
  if (field === undefined) {
    return faultOf('line_refused', { refusal_code: code, refusal: message });
  }
  const { path: _path, ...fault } = field;
  return fault;
}
