import type { TenantScope } from '../db/database.ts';
import type { DeliveryPlatform } from '../db/tables-connections.ts';
import { OutboundError } from '../platform/outbound.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from '../platform/outbound.ts';
import type { Access, Connections } from './connections/connections.port.ts';
import { ListingError } from './store-listing.port.ts';

export type ListingDeps = {
  readonly connections: Connections;
  readonly outbound: Outbound;
  /** Where the platform's API is; null where this installation has none. */
  readonly apiUrl: string | null;
};

export type ListingCall = {
  readonly access: Access;
  /** Answers 2xx only; a token that was refused is renewed once. */
  readonly send: (request: (apiUrl: string) => OutboundRequest) => Promise<OutboundAnswer>;
};

/** What is asked of a platform, in words and as values. */
type Doing = { readonly words: string; readonly values: Readonly<Record<string, string>> };

const LISTING: Doing = { words: 'list its stores', values: { why: 'stores_not_listed' } };

/** Calls of a platform on behalf of a tenant. Throws `ConnectionError` or `ListingError`. */
export async function openListingCall(
  { connections, outbound, apiUrl }: ListingDeps,
  scope: TenantScope,
  {
    provider,
    name,
    doing = LISTING,
  }: {
    readonly provider: DeliveryPlatform;
    readonly name: string;
    /** What is asked of the platform, as a refusal says it. */
    readonly doing?: Doing;
  },
): Promise<ListingCall> {
  if (apiUrl === null) {
    throw new ListingError('platform_refused', `${name} is not set up on this installation.`, {
      values: { why: 'not_set_up', name },
    });
  }
  let access = await connections.access(scope, provider);
  const once = (request: OutboundRequest) =>
    outbound({
      ...request,
      headers: {
        accept: 'application/json',
        ...request.headers,
        authorization: access.authorization,
      },
    }).catch((cause: unknown) => {
      throw cause instanceof OutboundError ? unavailable(name, cause) : cause;
    });
  return {
    access,
    send: async (request) => {
      let answer = await once(request(apiUrl));
      if (answer.status === 401) {
        access = await connections.refresh(scope, access);
        answer = await once(request(apiUrl));
      }
      if (answer.status === 429 || answer.status >= 500) {
        throw unavailable(name);
      }
      if (answer.status >= 300) {
        throw new ListingError(
          'platform_refused',
          `${name} refused to ${doing.words} (${answer.status}). Connect ${name} again, or ask it for access to stores.`,
          { values: { ...doing.values, name, status: answer.status } },
        );
      }
      return answer;
    },
  };
}

function unavailable(name: string, cause?: unknown): ListingError {
  return new ListingError('platform_unavailable', `${name} does not answer. It is asked again.`, {
    values: { name },
    cause,
  });
}

/** The answer's JSON object; throws `ListingError` where it is none. */
export function readJson(
  { bytes }: OutboundAnswer,
  name: string,
): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Readonly<Record<string, unknown>>;
    }
  } catch (cause) {
    throw unreadable(name, cause);
  }
  throw unreadable(name);
}

export function unreadable(name: string, cause?: unknown): ListingError {
  return new ListingError('listing_unreadable', `The list of stores of ${name} cannot be read.`, {
    values: { name },
    cause,
  });
}

/** Text that says something, or null. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? null : text;
}
