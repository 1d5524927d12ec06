import type { TenantScope } from '../../db/database.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { ProviderFailureFacts, ProviderFailureKind } from '../provider-failure.ts';

/** Entity names in QuickBooks Online's paths and responses. */
export type BooksEntity =
  | 'Account'
  | 'Class'
  | 'Department'
  | 'Vendor'
  | 'Customer'
  | 'TaxCode'
  | 'Attachable'
  | 'JournalEntry';

/** A complete, readable QuickBooks response with any status. */
export type BooksAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** Intuit's request ID; null if the response had none. */
  readonly intuitTid: string | null;
  readonly durationMs: number;
  /** The wait time of a 429 in ms; null if it has none. */
  readonly retryAfterMs: number | null;
};

export type BooksFile = {
  /** The metadata of the `Attachable`. */
  readonly metadata: object;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

export type BooksCall = {
  readonly method: 'GET' | 'POST';
  /** Relative to `/v3/company/{realm}/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent instead of a body, for `/upload`: a file's metadata and bytes. */
  readonly file?: BooksFile;
  /** The timeout of the whole call in ms; 30,000 by default. */
  readonly timeoutMs?: number;
  /** The realm this call is meant for; throws `WrongRealm` if the connection has another. */
  readonly realmId?: string;
  /** Awaited each time right before the socket opens; if it throws, nothing is sent. */
  readonly beforeSend?: () => Promise<void>;
};

/**
 * QuickBooks Online for one tenant's own company. Each call observes the realm's rate limits, carries the newest access
 * token, and is resent once, unchanged, after a 401. The connection's realm is asserted on every call.
 *
 * Throws `ConnectionError` if there is no access, `BooksFault` for an error response, and `BooksUnreachable` if the
 * outcome is unknown.
 */
export type QuickBooks = {
  /** The realm that calls go to. Throws `ConnectionError`. */
  readonly realmOf: (scope: TenantScope) => Promise<string>;
  /**
   * The raw response, including refusals. Throws `BooksUnreachable`, `ConnectionError`, and `WrongRealm` before anything
   * is sent.
   */
  readonly call: (scope: TenantScope, call: BooksCall) => Promise<BooksAnswer>;
  /** All rows of an entity, page by page; `where` is a condition in Intuit's query language. */
  readonly query: <Row>(scope: TenantScope, entity: BooksEntity, where?: string) => Promise<Row[]>;
  readonly create: <Row>(
    scope: TenantScope,
    entity: BooksEntity,
    object: unknown,
    requestId: string,
  ) => Promise<Row>;
  readonly companyInfo: (scope: TenantScope) => Promise<unknown>;
  readonly preferences: (scope: TenantScope) => Promise<unknown>;
};

/** A parsed Intuit fault: `code` is Intuit's ("6140"; empty if it has none), `meaning` what it means for a person. */
export class BooksFault extends ProviderFailure {
  override name = 'BooksFault';
  readonly code: string;
  readonly detail: string;
  readonly meaning: BooksFaultMeaning;

  constructor({ httpStatus, code, detail, meaning }: BooksFaultFacts) {
    super(KINDS[meaning] ?? 'refused', detail, {
      httpStatus,
      providerMessage: detail,
      mayHaveArrived: meaning === 'provider_error',
      ...(code === '' ? {} : { providerCode: code }),
    });
    this.code = code;
    this.detail = detail;
    this.meaning = meaning;
  }
}

type BooksFaultFacts = {
  readonly httpStatus: number;
  readonly code: string;
  readonly detail: string;
  readonly meaning: BooksFaultMeaning;
};

/** Meanings with a kind other than `refused`. */
const KINDS: Readonly<Partial<Record<BooksFaultMeaning, ProviderFailureKind>>> = {
  throttled: 'throttled',
  realm_forbidden: 'forbidden',
  provider_error: 'unreachable',
};

/** Classified by code and by text, because the codes differ between sources (accounting.md 2.3). */
export type BooksFaultMeaning =
  | 'throttled'
  | 'unauthorized'
  | 'realm_forbidden'
  | 'subscription_lapsed'
  | 'period_closed'
  | 'inactive_reference'
  | 'duplicate_number'
  | 'duplicate_name'
  | 'stale_object'
  | 'not_found'
  | 'unbalanced'
  | 'validation'
  | 'provider_error';

/**
 * The outcome of the call is unknown: a timeout, a reset, a 5xx, or an unreadable response. With `waitMs`, the call was
 * not made because of a rate-limit pause.
 */
export class BooksUnreachable extends ProviderFailure {
  override name = 'BooksUnreachable';

  constructor(message: string, facts: ProviderFailureFacts & { readonly mayHaveArrived: boolean }) {
    super((facts.waitMs ?? null) === null ? 'unreachable' : 'throttled', message, facts);
  }
}

/** The connection has another company than the call is meant for. Nothing was sent. */
export class WrongRealm extends Error {
  override name = 'WrongRealm';
}
