import { parseDate } from '@internationalized/date';
import type { Books } from './books.ts';
import type { WriteOptions } from './entity.ts';
import {
  businessRule,
  duplicateNumber,
  invalidEnumeration,
  QboFault,
  tooLong,
} from './qbo-fault.ts';
import { asObject, referenceId, textOrNull, type QboObject } from './qbo-object.ts';
import { asText } from '../core/text.ts';

const LONGEST_NUMBER = 21;
const OUTSIDE_LATIN_1 = /[^\p{ASCII}\u0080-\u00ff]/gu;
const LONGEST_TEXT = 4000;

/** A string of at most `most` characters; null if unset. US companies only store ISO-8859-1. */
export function shortText(
  books: Books,
  value: unknown,
  element: string,
  most: number,
): string | null {
  const text = textOrNull(value);
  if (text === null) {
    return null;
  }
  if (text.length > most) {
    throw tooLong(element, most);
  }
  return books.company().country === 'US' ? text.replaceAll(OUTSIDE_LATIN_1, '?') : text;
}

/** An ISO date; defaults to the company's today. Error 2060 for anything else. */
export function transactionDate(value: unknown, today: string): string {
  const text = textOrNull(value) ?? today;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isDate(text)) {
    throw new QboFault('2060', 'Date not within the specified range', `Invalid date : ${text}`, {
      element: 'TxnDate',
    });
  }
  return text;
}

function isDate(text: string): boolean {
  try {
    return parseDate(text).toString() === text;
  } catch (error) {
    if (error instanceof Error) {
      return false;
    }
    throw error;
  }
}

/**
 * DocNumber: error 2050 above 21 characters, 6140 for a duplicate if the company's preference is on. It stays empty
 * unless the call includes `allowautodocnum`; then it is the highest plus one.
 */
export function documentNumber(
  type: string,
  sent: QboObject,
  books: Books,
  { allowDuplicateNumber, autoNumber }: WriteOptions,
): string | null {
  const number = shortText(books, sent.DocNumber, 'DocNumber', LONGEST_NUMBER);
  if (number === null && autoNumber) {
    return nextNumber(type, books);
  }
  if (
    number === null ||
    allowDuplicateNumber ||
    !books.company().settings.warnDuplicateJournalNumber
  ) {
    return number;
  }
  const same = books.all(type).find(({ DocNumber, Id }) => DocNumber === number && Id !== sent.Id);
  if (same !== undefined) {
    throw duplicateNumber(number, type, same.Id);
  }
  return number;
}

function nextNumber(type: string, books: Books): string {
  const numbers = books.all(type).map(({ DocNumber }) => Number(DocNumber));
  return String(Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1);
}

export function description(books: Books, sent: QboObject): string | null {
  return shortText(books, sent.Description, 'Description', LONGEST_TEXT);
}

/** The line's detail for this kind of transaction; error 2170 for another DetailType. */
export function detailOf(sent: QboObject, detailType: string): QboObject {
  if (sent.DetailType !== detailType) {
    throw invalidEnumeration('DetailType', asText(sent.DetailType));
  }
  return asObject(sent[detailType]);
}

export function privateNote(books: Books, sent: QboObject): string | null {
  return shortText(books, sent.PrivateNote, 'PrivateNote', LONGEST_TEXT);
}

/** The company's currency, or the given one if multicurrency is on. */
export function currencyRef(books: Books, sent: QboObject): QboObject {
  const { currency, settings } = books.company();
  const wanted = referenceId(sent.CurrencyRef) ?? currency;
  if (wanted !== currency && !settings.multiCurrency) {
    throw businessRule('Multi-currency should be enabled to perform this operation.');
  }
  return { value: wanted, name: CURRENCY_NAMES[wanted] ?? wanted };
}

const CURRENCY_NAMES: Record<string, string> = {
  USD: 'United States Dollar',
  CAD: 'Canadian Dollar',
};
