import type { TenantScope } from '../../db/database.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from '../../platform/outbound.ts';
import { requestIdOf } from '../../platform/record-outbound.ts';
import { callProvider, jsonOf, retryAfterMs, unreadable } from '../call.ts';
import { ConnectionError } from '../connections/connections.port.ts';
import type { Access, Connections } from '../connections/connections.port.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { readFault } from './books-fault.ts';
import { BooksUnreachable, WrongRealm } from './quickbooks.port.ts';
import type {
  BooksAnswer,
  BooksCall,
  BooksEntity,
  BooksFile,
  QuickBooks,
} from './quickbooks.port.ts';
import type { RealmLimiter } from './realm-limiter.ts';
import { QUICKBOOKS_NAME } from './quickbooks-name.ts';

type Deps = {
  readonly connections: Connections;
  readonly outbound: Outbound;
  readonly limiter: RealmLimiter;
  /** Null if the operator does not offer QuickBooks: then nobody is connected. */
  readonly apiUrl: string | null;
};

/** The default and the minimum since 2025-08-01 (platform-apis 3.2). */
const MINOR_VERSION = '75';
const PAGE = 1_000;
/** Intuit's wait time for a 429 without one (platform-apis 3.3). */
const THROTTLE_MS = 60_000;

export function createQuickBooks(deps: Deps): QuickBooks {
  const call: QuickBooks['call'] = (scope, request) => callBooks(deps, scope, request);
  const read = async (scope: TenantScope, request: BooksCall): Promise<unknown> => {
    const answer = await call(scope, request);
    const fault = readFault(answer);
    if (fault !== null) {
      throw fault;
    }
    return answer.body;
  };
  return {
    realmOf: async (scope) => (await accessOf(deps, scope)).externalId,
    call,
    query: async <Row>(scope: TenantScope, entity: BooksEntity, where?: string) => {
      const rows: Row[] = [];
      for (let start = 1; ; start += PAGE) {
        const page = await readPage<Row>(read, scope, { entity, where, start });
        rows.push(...page);
        if (page.length < PAGE) {
          return rows;
        }
      }
    },
    create: async <Row>(
      scope: TenantScope,
      entity: BooksEntity,
      object: unknown,
      requestId: string,
    ) => {
      const body = await read(scope, {
        method: 'POST',
        path: entity.toLowerCase(),
        query: { requestid: requestId },
        body: object,
      });
      const row = (body as Partial<Record<string, Row>>)[entity];
      if (typeof row !== 'object' || row === null) {
        throw answerlessOf('a creation');
      }
      return row;
    },
    companyInfo: async (scope) => {
      const realmId = (await accessOf(deps, scope)).externalId;
      const body = await read(scope, { method: 'GET', path: `companyinfo/${realmId}` });
      return (body as { CompanyInfo: unknown }).CompanyInfo;
    },
    preferences: async (scope) => {
      const body = await read(scope, { method: 'GET', path: 'preferences' });
      return (body as { Preferences: unknown }).Preferences;
    },
  };
}

type Page = {
  readonly entity: BooksEntity;
  readonly where: string | undefined;
  readonly start: number;
};

async function readPage<Row>(
  read: (scope: TenantScope, call: BooksCall) => Promise<unknown>,
  scope: TenantScope,
  { entity, where, start }: Page,
): Promise<Row[]> {
  const condition = where === undefined ? '' : ` where ${where}`;
  const query = `select * from ${entity}${condition} startposition ${start} maxresults ${PAGE}`;
  const body = await read(scope, { method: 'GET', path: 'query', query: { query } });
  const answer = (body as { QueryResponse?: Partial<Record<string, Row[]>> | null }).QueryResponse;
  const rows = answer?.[entity] ?? [];
  if (typeof answer !== 'object' || answer === null || !Array.isArray(rows)) {
    throw answerlessOf('a query');
  }
  return rows;
}

/** The response is JSON but lacks its expected content: the outcome is unknown. */
function answerlessOf(call: string): BooksUnreachable {
  return new BooksUnreachable(`QuickBooks answered ${call} without its answer.`, {
    mayHaveArrived: true,
  });
}

/** A string literal in Intuit's query language. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

async function accessOf({ connections, apiUrl }: Deps, scope: TenantScope): Promise<Access> {
  if (apiUrl === null) {
    throw new ConnectionError('connection_missing', 'quickbooks', "QuickBooks isn't connected.");
  }
  return connections.access(scope, 'quickbooks');
}

/** Returns the response, including refusals, and notes when QuickBooks refuses or accepts new access. */
async function callBooks(deps: Deps, scope: TenantScope, call: BooksCall): Promise<BooksAnswer> {
  const { connections, outbound, limiter } = deps;
  const { answer, signed } = await callProvider({
    outbound,
    name: QUICKBOOKS_NAME,
    signing: {
      sign: () => accessOf(deps, scope),
      renew: (refused) => connections.refresh(scope, refused),
    },
    request: (access) => requestOf(deps, access, call),
    accepts: (status) => status < 500,
  }).catch(throwUnreachable);
  const read = toAnswer(answer);
  if (read.status === 429 || readFault(read)?.meaning === 'throttled') {
    await limiter.pause(signed.externalId, read.retryAfterMs ?? THROTTLE_MS);
  }
  if (read.status === 401) {
    await connections.noteUse(scope, signed, 'refused');
  } else if (signed.isDoubted && read.status === 200) {
    await connections.noteUse(scope, signed, 'taken');
  }
  return read;
}

/** Waits for the realm's rate limiter; after a 401 the same call is resent under the same requestid. */
async function requestOf(
  { limiter, apiUrl }: Deps,
  { externalId: realmId }: Access,
  { method, path, query = {}, body, file, timeoutMs, ...call }: BooksCall,
): Promise<OutboundRequest> {
  if (call.realmId !== undefined && call.realmId !== realmId) {
    throw new WrongRealm('The connection leads to other books than this was approved for.');
  }
  const search = new URLSearchParams({ ...query, minorversion: MINOR_VERSION });
  const content = file === undefined ? asJson(body) : await asUpload(file);
  await limiter.acquire(realmId);
  await call.beforeSend?.();
  return {
    url: `${apiUrl}/v3/company/${realmId}/${path}?${search.toString()}`,
    method,
    ...(content === null ? {} : { headers: { 'content-type': content.type }, body: content.body }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  };
}

function throwUnreachable(cause: unknown): never {
  if (!(cause instanceof ProviderFailure) || cause instanceof BooksUnreachable) {
    throw cause;
  }
  const { mayHaveArrived, httpStatus, providerCode, providerRequestId, durationMs } = cause;
  const facts = { mayHaveArrived, httpStatus, providerCode, providerRequestId, durationMs };
  throw new BooksUnreachable(cause.message, { ...facts, cause: cause.cause });
}

type Content = { readonly type: string; readonly body: string | Uint8Array };

function asJson(body: unknown): Content | null {
  return body === undefined
    ? null
    : { type: 'application/json', body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** `file_metadata_01` describes `file_content_01` (platform-apis 3.7). */
async function asUpload({ metadata, name, mediaType, bytes }: BooksFile): Promise<Content> {
  const form = new FormData();
  const json = new Blob([JSON.stringify(metadata)], { type: 'application/json' });
  form.set('file_metadata_01', json, 'metadata.json');
  form.set('file_content_01', new Blob([bytes], { type: mediaType }), name);
  const encoded = new Response(form);
  return {
    type: encoded.headers.get('content-type') ?? 'multipart/form-data',
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

/** Parses the response; an unreadable one leaves the outcome unknown. */
function toAnswer(answer: OutboundAnswer): BooksAnswer {
  const { status, bytes, durationMs } = answer;
  // Anything but JSON is judged as text, which may be Intuit's XML.
  const body = jsonOf(answer) ?? bytes.toString('utf8');
  const isReadable = body !== null && typeof body === 'object';
  if (!isReadable && ![401, 403, 429].includes(status)) {
    return throwUnreachable(unreadable(QUICKBOOKS_NAME, answer));
  }
  const intuitTid = requestIdOf(answer);
  // A zero wait time counts as none; Intuit's default minute then applies.
  return { status, body, intuitTid, durationMs, retryAfterMs: retryAfterMs(answer) || null };
}
