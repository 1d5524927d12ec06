import { BooksFault } from './quickbooks.port.ts';
import type { BooksAnswer, BooksFaultMeaning } from './quickbooks.port.ts';

type Found = { readonly code: string; readonly message: string; readonly detail: string };

/**
 * The fault in a response, or null. Intuit uses two shapes, `Fault.Error` and, for 401, `fault.error`; a throttled call
 * may be answered in XML whatever was requested (platform-apis 3.3, 3.4).
 */
export function readFault({
  status,
  body,
}: Pick<BooksAnswer, 'status' | 'body'>): BooksFault | null {
  const found = findFault(body);
  if (found === null && status < 400) {
    return null;
  }
  const { code, message, detail } = found ?? { code: '', message: '', detail: '' };
  const text = detail === '' ? message : detail;
  return new BooksFault({
    httpStatus: status,
    code: code.replace(/^0+(?=\d)/, ''),
    detail: text === '' ? `QuickBooks answered with status ${status}.` : text,
    meaning: meaningOf(status, code, `${message} ${detail}`),
  });
}

/** Classifies a refusal by code and by text, because the codes differ between sources (accounting.md 2.3). */
function meaningOf(status: number, code: string, text: string): BooksFaultMeaning {
  const byText = BY_TEXT.find(({ pattern }) => pattern.test(text));
  if (byText !== undefined) {
    return byText.meaning;
  }
  const byCode = BY_CODE[Number(code)];
  return byCode ?? BY_STATUS[status] ?? (status >= 500 ? 'provider_error' : 'validation');
}

/** Checked before the codes: 5010 has been seen with the text of a closed period. */
const BY_TEXT: readonly { readonly pattern: RegExp; readonly meaning: BooksFaultMeaning }[] = [
  { pattern: /period (has |is )?closed|period closed/i, meaning: 'period_closed' },
  { pattern: /ThrottleExceeded|request limit was reached/i, meaning: 'throttled' },
  { pattern: /AuthenticationFailed|Token expired/i, meaning: 'unauthorized' },
  { pattern: /ApplicationAuthorizationFailed/i, meaning: 'realm_forbidden' },
  {
    pattern: /must balance debits and credits|debits not equal to credits/i,
    meaning: 'unbalanced',
  },
  { pattern: /Duplicate Document Number/i, meaning: 'duplicate_number' },
  { pattern: /Duplicate Name Exists/i, meaning: 'duplicate_name' },
  { pattern: /Stale Object/i, meaning: 'stale_object' },
  {
    pattern: /Invalid Company Status|Subscription period has ended/i,
    meaning: 'subscription_lapsed',
  },
];

const BY_CODE: Readonly<Record<number, BooksFaultMeaning>> = {
  100: 'realm_forbidden',
  110: 'realm_forbidden',
  120: 'realm_forbidden',
  610: 'inactive_reference',
  2300: 'unbalanced',
  2500: 'inactive_reference',
  3001: 'throttled',
  3100: 'realm_forbidden',
  3200: 'unauthorized',
  5010: 'stale_object',
  6140: 'duplicate_number',
  6190: 'subscription_lapsed',
  6200: 'period_closed',
  6210: 'period_closed',
  6240: 'duplicate_name',
  10000: 'provider_error',
};

const BY_STATUS: Readonly<Record<number, BooksFaultMeaning>> = {
  401: 'unauthorized',
  403: 'realm_forbidden',
  404: 'not_found',
  429: 'throttled',
};

function findFault(body: unknown): Found | null {
  if (typeof body === 'string') {
    return inXml(body);
  }
  const whole = asRecord(body);
  const [first] = asList(asRecord(whole['Fault'])['Error']);
  const [lower] = asList(asRecord(whole['fault'])['error']);
  if (first !== undefined) {
    const { code, Message, Detail } = asRecord(first);
    return { code: asText(code), message: asText(Message), detail: asText(Detail) };
  }
  if (lower !== undefined) {
    const { code, message, detail } = asRecord(lower);
    return { code: asText(code), message: asText(message), detail: asText(detail) };
  }
  return null;
}

function inXml(text: string): Found | null {
  const code = /<Error[^>]*\bcode="([^"]*)"/i.exec(text)?.[1];
  const message = /<Message>([^<]*)<\/Message>/i.exec(text)?.[1];
  const detail = /<Detail>([^<]*)<\/Detail>/i.exec(text)?.[1];
  return code === undefined && message === undefined
    ? null
    : { code: code ?? '', message: message ?? '', detail: detail ?? '' };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
