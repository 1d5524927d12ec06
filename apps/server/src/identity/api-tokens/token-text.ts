import { createHash, randomInt } from 'node:crypto';
import { sha256 } from '../../platform/sha256.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'pbt_';
/** 154 bits. */
const RANDOM_CHARACTERS = 26;
const CHECK_CHARACTERS = 6;
const SHOWN_CHARACTERS = 8;

/** `pbt_`, 26 random characters and a checksum of 6, so that a typo or a made-up token needs no database query. */
export function newApiToken(): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(62)]).join('');
  return `${PREFIX}${random}${checkOf(random)}`;
}

export function isApiToken(text: string): boolean {
  const body = text.slice(PREFIX.length);
  return (
    /^pbt_[0-9A-Za-z]{32}$/.test(text) &&
    checkOf(body.slice(0, RANDOM_CHARACTERS)) === body.slice(RANDOM_CHARACTERS)
  );
}

/** Only the hash is stored, so that a copy of the database grants no access. */
export function hashApiToken(token: string): string {
  return sha256(token);
}

/** The prefix by which its owner identifies it. */
export function shownPrefix(token: string): string {
  return token.slice(0, SHOWN_CHARACTERS);
}

function checkOf(random: string): string {
  let rest = createHash('sha256').update(`${PREFIX}${random}`).digest().readUInt32BE();
  let check = '';
  for (let place = 0; place < CHECK_CHARACTERS; place += 1) {
    check = `${ALPHABET[rest % 62]}${check}`;
    rest = Math.floor(rest / 62);
  }
  return check;
}
