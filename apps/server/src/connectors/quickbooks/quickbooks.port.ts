import type { TenantScope } from '../../db/database.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { ProviderFailureFacts, ProviderFailureKind } from '../provider-failure.ts';

/** The names QuickBooks Online uses in its paths and answers. */
export type BooksEntity =
  | 'Account'
  | 'Class'
  | 'Department'
  | 'Vendor'
  | 'Customer'
  | 'TaxCode'
  | 'Attachable'
  | 'JournalEntry';

/** An answer of QuickBooks, whatever its status; only what arrived whole and readable gets here. */
export type BooksAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** Intuit's id of the call; null where the answer had none. */
  readonly intuitTid: string | null;
  readonly durationMs: number;
  /** What a 429 asks to wait, in ms; null where it does not say. */
  readonly retryAfterMs: number | null;
};

export type BooksFile = {
  /** The `Attachable` it becomes. */
  readonly metadata: object;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

export type BooksCall = {
  readonly method: 'GET' | 'POST';
  /** Behind `/v3/company/{realm}/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent in place of a body, as `/upload` takes it: what is said of a file, and its bytes. */
  readonly file?: BooksFile;
  /** How long the whole call may take, in ms; 30,000 unless given. */
  readonly timeoutMs?: number;
  /** The realm this call is meant for; `WrongRealm` where the connection leads to another. */
  readonly realmId?: string;
  /** Awaited each time right before the socket is opened; where it throws, nothing is sent. */
  readonly beforeSend?: () => Promise<void>;
};

/**
 * QuickBooks Online for one tenant's own company. Each call takes its turn within the realm's limits, carries the newest
 * access token, and is sent once more, unchanged, after a 401. The realm of the connection is asserted on every call.
 *
 * Throws `ConnectionError` where there is no access, `BooksFault` for an answer that says no, and `BooksUnreachable` where
 * nobody knows what became of the call.
 */
export type QuickBooks = {
  /** The realm that calls go to. Throws `ConnectionError`. */
  readonly realmOf: (scope: TenantScope) => Promise<string>;
  /**
   * The answer as it came, refusals included. Throws `BooksUnreachable`, `ConnectionError`, and `WrongRealm` before anything
   * was sent.
   */
  readonly call: (scope: TenantScope, call: BooksCall) => Promise<BooksAnswer>;
  /** Everything of an entity, page by page; `where` is the condition of Intuit's query language. */
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

/** Intuit's Fault, read: `code` is Intuit's ("6140"; empty where it gave none), `meaning` what it says for a person. */
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

/** Those that are more than a refusal. */
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
 * Nobody knows what became of the call: a time-out, a reset, a 5xx, an answer that cannot be read; or, with `waitMs`, it was
 * not made, since the books asked to wait before.
 */
export class BooksUnreachable extends ProviderFailure {
  override name = 'BooksUnreachable';

  constructor(message: string, facts: ProviderFailureFacts & { readonly mayHaveArrived: boolean }) {
    super((facts.waitMs ?? null) === null ? 'unreachable' : 'throttled', message, facts);
  }
}

/** The connection leads to other books than the call is meant for. Nothing was sent. */
export class WrongRealm extends Error {
  override name = 'WrongRealm';
}
