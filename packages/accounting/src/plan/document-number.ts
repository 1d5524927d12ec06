import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { IsoDate, Platform } from '../model/reading.ts';
import type { Currency } from '../money/cents.ts';

/** QuickBooks Online's limit for `DocNumber`. */
export const DOCUMENT_NUMBER_MAX_LENGTH = 21;

const PREFIXES: Readonly<Record<Platform, string>> = { ubereats: 'UE', doordash: 'DD' };
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HASH_CHARACTERS = 8;

type Named = {
  readonly platform: Platform;
  readonly payoutRef: string;
  readonly storeId: string;
  readonly channel: string;
  readonly currency: Currency;
  readonly severalCurrencies?: true;
};

/**
 * `UE-7K3Q9FAB-0405-2`: platform, payout × store × channel (40 bits of a hash), month and day of the entry, part. All
 * entries of one payout share the hash. At most 20 characters for up to 999 parts. If a payout is paid in two currencies,
 * the hash includes the currency; otherwise it does not, so that existing numbers in the books stay valid.
 */
export function documentNumber(payout: Named, date: IsoDate, suffix: string): string {
  const { platform, payoutRef, storeId, channel, currency, severalCurrencies } = payout;
  const identity = [platform, payoutRef, storeId, channel];
  if (severalCurrencies === true) {
    identity.push(currency);
  }
  return join(platform, JSON.stringify(identity), date, suffix);
}

/**
 * The number of an adjustment (`A1`, `A2`) or reversal (`R1`): its hash is of the entry it relates to.
 *
 * @example
 * relatedDocumentNumber({ platform: 'ubereats', documentNumber: 'UE-7K3Q9FAB-0405-1' }, '2026-04-05', 'R1');
 * // 'UE-2K3SNMNG-0405-R1'
 */
export function relatedDocumentNumber(
  entry: { readonly platform: Platform; readonly documentNumber: string },
  date: IsoDate,
  suffix: string,
): string {
  return join(entry.platform, JSON.stringify([entry.documentNumber, suffix]), date, suffix);
}

function join(platform: Platform, identity: string, date: IsoDate, suffix: string): string {
  const monthAndDay = date.slice(5).replace('-', '');
  return `${PREFIXES[platform]}-${base32Of(identity)}-${monthAndDay}-${suffix}`;
}

function base32Of(text: string): string {
  const bytes = sha256(utf8ToBytes(text));
  let bits = 0n;
  for (const byte of bytes.subarray(0, HASH_CHARACTERS)) {
    bits = (bits << 8n) | BigInt(byte);
  }
  let out = '';
  for (let place = 0; place < HASH_CHARACTERS; place += 1) {
    // Five bits at a time from the top of the 64 bits read.
    out += BASE32[Number((bits >> BigInt(59 - 5 * place)) & 31n)];
  }
  return out;
}
