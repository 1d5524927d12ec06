import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';

type Place = {
  readonly children: Map<string, Place>;
  parameter?: Place;
  path?: PathRoutes;
};

/** The routes of one path: those served there, and the response to any other method. */
export type PathRoutes = { readonly served: Router; readonly refused: Router };

export type RouteIndex = {
  /** The routes of `path` in OpenAPI notation: `/tenants/{tenantId}/entries`. */
  readonly at: (path: string) => PathRoutes;
  /** Tries the routes of every path that could match the request, in the order in which they were added. */
  readonly handle: RequestHandler;
};

const createPlace = (): Place => ({ children: new Map() });

/**
 * Finds the routes of a request by the segments of its path. Express alone tries one pattern after the other, which for
 * two hundred paths took longer than many a handler. Whether a path matches, and its parameters, is still decided by
 * Express.
 */
export function createRouteIndex(): RouteIndex {
  const root = createPlace();
  const added = new Map<PathRoutes, number>();
  return {
    at: (path) => {
      const place = segmentsOf(path).reduce(below, root);
      place.path ??= { served: express.Router(), refused: express.Router() };
      added.set(place.path, added.get(place.path) ?? added.size);
      return place.path;
    },
    handle: (request, response, next) => {
      const found = [...matching(root, segmentsOf(request.path.toLowerCase()))].toSorted(
        (one, other) => (added.get(one) ?? 0) - (added.get(other) ?? 0),
      );
      // A router answers OPTIONS by itself, which no operation serves.
      const served = request.method === 'OPTIONS' ? [] : found.map((path) => path.served);
      const routers = [...served, ...found.map(({ refused }) => refused)];
      runSerially(routers, request, response, next);
    },
  };
}

/** Without the trailing slash, which makes no difference to Express either. */
function segmentsOf(path: string): readonly string[] {
  return (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/').slice(1);
}

function below(place: Place, segment: string): Place {
  if (segment.startsWith('{')) {
    place.parameter ??= createPlace();
    return place.parameter;
  }
  const name = segment.toLowerCase();
  const child = place.children.get(name) ?? createPlace();
  place.children.set(name, child);
  return child;
}

function* matching(place: Place, segments: readonly string[]): Generator<PathRoutes> {
  const [first, ...rest] = segments;
  if (first === undefined) {
    if (place.path !== undefined) {
      yield place.path;
    }
    return;
  }
  for (const child of [place.children.get(first), place.parameter]) {
    if (child !== undefined) {
      yield* matching(child, rest);
    }
  }
}

function runSerially(
  routers: readonly Router[],
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
): void {
  const [first, ...rest] = routers;
  if (first === undefined) {
    next();
    return;
  }
  first(request, response, (error?: unknown) => {
    if (error === undefined || error === null) {
      runSerially(rest, request, response, next);
    } else {
      next(error);
    }
  });
}
