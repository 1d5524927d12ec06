import type { TenantScope } from '../db/database.ts';
import type { DeliveryPlatform } from '../db/tables.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from '../platform/outbound.ts';
import { callProvider, jsonObjectOf } from './call.ts';
import type { JsonObject } from './call.ts';
import type { Connections } from './connections/connections.port.ts';
import { openSigning } from './connections/signing.ts';
import { ProviderFailure } from './provider-failure.ts';
import { ListingError } from './store-listing.port.ts';

export type ListingDeps = {
  readonly connections: Connections;
  readonly outbound: Outbound;
  /** The platform's API address; null if this installation has none. */
  readonly apiUrl: string | null;
};

export type ListingCall = {
  readonly connectionId: string;
  /** Returns 2xx responses only. Throws `ConnectionError` or `ListingError`. */
  readonly send: (request: (apiUrl: string) => OutboundRequest) => Promise<OutboundAnswer>;
};

/** The attempted action, as text and as message values. */
type Doing = { readonly words: string; readonly values: Readonly<Record<string, string>> };

const LISTING: Doing = { words: 'list its stores', values: { why: 'stores_not_listed' } };

/** Calls a platform on behalf of a tenant. Throws `ConnectionError` or `ListingError`. */
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
    /** The attempted action, for error messages. */
    readonly doing?: Doing;
  },
): Promise<ListingCall> {
  if (apiUrl === null) {
    throw new ListingError('platform_refused', `${name} isn't set up on this installation.`, {
      values: { why: 'not_set_up', name },
    });
  }
  const signing = await openSigning(connections, scope, provider);
  return {
    connectionId: signing.opened.connectionId,
    send: async (request) => {
      const { answer } = await callProvider({
        outbound,
        name,
        signing,
        request: () => request(apiUrl),
      }).catch((cause: unknown) => {
        throw cause instanceof ProviderFailure ? inWords(cause, name, doing) : cause;
      });
      return answer;
    },
  };
}

function inWords(cause: ProviderFailure, name: string, doing: Doing): ListingError {
  const { kind, httpStatus } = cause;
  if (kind !== 'refused' && kind !== 'forbidden') {
    return new ListingError('platform_unavailable', `${name} isn't responding. We'll try again.`, {
      values: { name },
      cause,
    });
  }
  return new ListingError(
    'platform_refused',
    `${name} refused to ${doing.words} (${httpStatus}). Connect ${name} again, or ask it for access to stores.`,
    { values: { ...doing.values, name, status: httpStatus ?? 0 }, cause },
  );
}

/** The response's JSON object; throws `ListingError` if it is none. */
export function readJson(answer: OutboundAnswer, name: string): JsonObject {
  const object = jsonObjectOf(answer);
  if (object === null) {
    throw unreadableList(name);
  }
  return object;
}

export function unreadableList(name: string, cause?: unknown): ListingError {
  return new ListingError('listing_unreadable', `We couldn't read the store list from ${name}.`, {
    values: { name },
    cause,
  });
}

/** A nonempty text, or null. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? null : text;
}
