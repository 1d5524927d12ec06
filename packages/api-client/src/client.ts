import createClient, { type Client } from 'openapi-fetch';
import type { ApiError } from './errors/api-error.ts';
import type { paths } from './generated/schema.ts';
import { bearer, type SessionSource } from './middleware/bearer.ts';
import { envelope } from './middleware/envelope.ts';
import { failures } from './middleware/failures.ts';
import { applyMiddlewares, type SendRequest } from './middleware/fetch-middleware.ts';
import { namedBy } from './middleware/named-by.ts';
import { requestId } from './middleware/request-id.ts';

/** What a client needs of the program it is in. */
export type ApiClientOptions = {
  /** The server's base URL, without a trailing slash; the page's own origin when empty. */
  readonly baseUrl: string;
  readonly session: SessionSource;
  readonly newRequestId: () => string;
  readonly activeClientId: () => string | null;
  /** The tenant that support views in this page; null, and omitted, for people who work for their own clients. */
  readonly viewedTenantId?: () => string | null;
  /** Called on every 403, to offer choosing a client or reloading. */
  readonly onPermissionDenied: (error: ApiError) => void;
  /** Called for every failed call; an aborted call is not a failure. */
  readonly onFailure?: (error: ApiError, request: Request) => void;
  readonly send?: SendRequest;
};

/** Every operation of `openapi.yaml` by method and path, as openapi-fetch has them. */
export type ApiClient = Client<paths>;

/**
 * A client for every operation of `openapi.yaml`; creating it does no I/O. Its calls resolve with well-formed responses
 * only and reject with an `ApiError`, or as `fetch` does when they are aborted; {@link unwrap} returns the envelope's
 * data.
 *
 * @example
 * const api = createApiClient({
 *   baseUrl: '',
 *   session,
 *   newRequestId: () => crypto.randomUUID(),
 *   activeClientId: () => null,
 *   onPermissionDenied: (error) => console.warn(error.message),
 * });
 * const { items } = await unwrap(api.GET('/api/v2/clients/clients'));
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send: SendRequest = options.send ?? ((request) => fetch(request));
  return createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: applyMiddlewares(send, [
      failures(options.onFailure ?? (() => undefined)),
      envelope(options.onPermissionDenied),
      requestId(options.newRequestId),
      // For the server's log; access never depends on it.
      namedBy('x-client-id', options.activeClientId),
      // The server grants support read-only access there while the tenant's owner allows it.
      namedBy('x-view-as', options.viewedTenantId ?? (() => null)),
      bearer(options.session),
    ]),
  });
}

/**
 * The `data` of an enveloped response.
 *
 * @throws ApiError when the call failed.
 * @throws Error when the response has no body, such as a 204.
 *
 * @example
 * const client = await unwrap(
 *   api.GET('/api/v2/clients/clients/{id}', { params: { path: { id: 'f00d' } } }),
 * );
 */
export async function unwrap<Data>(call: Promise<{ data?: { data: Data } }>): Promise<Data> {
  const { data: answer } = await call;
  if (answer === undefined) {
    throw new Error('The answer has no body; unwrap is for enveloped answers only.');
  }
  return answer.data;
}
