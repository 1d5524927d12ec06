import { sha256 } from '../../platform/sha256.ts';
import type { PostingOperation } from '../../db/tables.ts';

export type Keyed = {
  readonly tenantId: string;
  readonly realmId: string;
  readonly storeId: string | null;
  readonly channelId: string | null;
  /** Which part of which payout the entry books: stable across re-planning. */
  readonly period: string;
  readonly operation: PostingOperation;
  /** Version of the entry; incremented when an undone entry is recreated. */
  readonly version: number;
  /** How many operations the entry has had before, so that each has its own key. */
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

/** More operations than any entry has, and more often than one is recreated. */
const ORDINALS = 20;
const LATER_VERSIONS = 3;

/** All keys that an entry may have in QuickBooks, including those that a restored database has forgotten. */
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

/** `base32(key)`, truncated to the 50 characters that QuickBooks accepts: 250 bits. */
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

/** The mark in the memo of every entry of ours, so that it is found whatever its number. */
export function markOf(key: string): string {
  return `[platebook ${key}]`;
}

/** Whether a memo carries the mark of any of our entries. */
export function isMarked(memo: string): boolean {
  return /\[platebook [0-9a-f]{64}\]/.test(memo);
}
