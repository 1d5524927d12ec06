import { withHeader, type FetchMiddleware } from './fetch-middleware.ts';

/** Names something in a header of each call that is made while there is something to name. */
export function namedBy(header: string, id: () => string | null): FetchMiddleware {
  return (next) => (request) => {
    const value = id();
    return next(value === null ? request : withHeader(request, header, value));
  };
}
