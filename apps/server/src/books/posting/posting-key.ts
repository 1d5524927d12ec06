import { sha256 } from '../../platform/sha256.ts';
import type { PostingOperation } from '../../db/tables.ts';

export type Keyed = {
  readonly tenantId: string;
  readonly realmId: string;
  readonly storeId: string | null;
  readonly channelId: string | null;
  /** What of which payout the entry holds: the entry's name across plannings. */
  readonly period: string;
  readonly operation: PostingOperation;
  /** Of the entry; grows when what was taken back is made anew. */
  readonly version: number;
  /** How many operations the entry has had before, so that each is a key of its own. */
  readonly ordinal: number;
};

/** `sha256(tenant|realm|store|channel|period|kind|version)`: 64 hexadecimal digits (reliability.md 3.2). */
export function postingKey(keyed: Keyed): string {
  const { tenantId, realmId, storeId, channelId, period, operation, version, ordinal } = keyed;
  return sha256(
    [
      tenantId,
      realmId,
      storeId ?? '',
      channelId ?? '',
      period,
      operation,
      `${version}.${ordinal}`,
    ].join('|'),
  );
}

type KeyedEntry = Pick<Keyed, 'tenantId' | 'storeId' | 'channelId' | 'version'> & {
  readonly entryKey: string;
};

/** More operations than any entry has had, and more times than one is made anew. */
const ORDINALS = 20;
const LATER_VERSIONS = 3;

/** The keys under which an entry may stand in the books, those of a life that this database has forgotten too. */
export function keysOfEntry(
  { tenantId, storeId, channelId, version, entryKey: period }: KeyedEntry,
  realmId: string,
): readonly string[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
  const entry = { tenantId, realmId, storeId, channelId, period };
  return upTo(version + LATER_VERSIONS + 1).flatMap((each) =>
    upTo(ORDINALS).flatMap((ordinal) =>
      (['create', 'update'] as const).map((operation) =>
        postingKey({ ...entry, operation, version: each, ordinal }),
      ),
    ),
  );
}

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** Intuit's limit for `requestid`. */
const REQUEST_ID_LENGTH = 50;

/** `base32(key)`, cut to the 50 characters that QuickBooks takes: 250 bits. */
export function requestIdOf(key: string): string {
  let bits = 0n;
  for (const byte of Buffer.from(key, 'hex')) {
    bits = (bits << 8n) | BigInt(byte);
  }
  return Array.from({ length: REQUEST_ID_LENGTH }, (_, index) => {
    const shift = BigInt(256 - 5 * (index + 1));
    return BASE32[Number((bits >> shift) & 31n)];
  }).join('');
}

/** What stands in the memo of every entry of ours, so that it is found again whatever its number. */
export function markOf(key: string): string {
  return `[platebook ${key}]`;
}

/** Whether a memo carries the mark of any entry of ours. */
export function isMarked(memo: string): boolean {
  return /\[platebook [0-9a-f]{64}\]/.test(memo);
}
