import { withHeader, type FetchMiddleware } from './fetch-middleware.ts';

const ACTIVE_CLIENT_HEADER = 'x-client-id';

/** Says which client the caller is working for, for the server's log; access never depends on it. */
export function activeClient(clientId: () => string | null): FetchMiddleware {
  return (next) => (request) => {
    const id = clientId();
    return next(id === null ? request : withHeader(request, ACTIVE_CLIENT_HEADER, id));
  };
}
