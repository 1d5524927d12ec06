import { withHeader, type FetchMiddleware } from './fetch-middleware.ts';

/** Sets a header on each call to the current id, if there is one. */
export function namedBy(header: string, id: () => string | null): FetchMiddleware {
  return (next) => (request) => {
    const value = id();
    return next(value === null ? request : withHeader(request, header, value));
  };
}
