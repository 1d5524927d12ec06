import { withHeader, type FetchMiddleware } from './fetch-middleware.ts';

const REQUEST_ID_HEADER = 'x-request-id';

/** Gives every call an id that the server logs and echoes; a retry keeps it. */
export function requestId(newId: () => string): FetchMiddleware {
  return (next) => (request) =>
    next(
      request.headers.has(REQUEST_ID_HEADER)
        ? request
        : withHeader(request, REQUEST_ID_HEADER, newId()),
    );
}
