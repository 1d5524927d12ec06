import { withHeader, type FetchMiddleware } from './fetch-middleware.ts';

const VIEW_AS_HEADER = 'x-view-as';

/** Says which tenant support looks at; the server lets it read there while the tenant's owner does, and change nothing. */
export function viewAs(tenantId: () => string | null): FetchMiddleware {
  return (next) => (request) => {
    const id = tenantId();
    return next(id === null ? request : withHeader(request, VIEW_AS_HEADER, id));
  };
}
