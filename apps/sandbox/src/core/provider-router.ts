import express, { type Request, type Router } from 'express';
import type { Answer, Call, Handler, Provider } from './call.ts';
import type { CallLog, Seen } from './call-log.ts';
import { deliver, type Refusals } from './deliver.ts';
import type { FaultPlan } from './faults.ts';
import { readParts } from './parts.ts';

export type Route = {
  readonly method: 'get' | 'post';
  /** The provider's real path, Express style. */
  readonly path: string;
  /** The name faults are planned by. */
  readonly operation: string;
  readonly handler: Handler;
};

export type ProviderRoutes = {
  readonly provider: Provider;
  readonly routes: readonly Route[];
  readonly refusals: Refusals;
  /** What the call log records of a call; nothing by default. */
  readonly see?: (call: Call) => Seen;
  /** Rejects a call before the handler and any fault (a used-up limit); undefined lets it through. */
  readonly gate?: (call: Call) => Promise<Answer | undefined> | Answer | undefined;
};

const LARGEST_BODY = '20mb';

function strings(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );
}

async function toCall(request: Request, provider: Provider, operation: string): Promise<Call> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return {
    provider,
    operation,
    method: request.method,
    path: request.path,
    params: strings(request.params),
    query: strings(request.query),
    headers: strings(request.headers),
    body,
    parts: await readParts(request.get('content-type') ?? '', body),
    origin: `${request.protocol}://${request.get('host') ?? ''}`,
  };
}

const NOTHING_SEEN: Seen = { granted: null, foreign: [] };

export type RouterDeps = {
  readonly faults: FaultPlan;
  readonly log: CallLog;
  readonly restart: (downMs: number) => void;
};

function withoutRequestId(call: Call): Call {
  const { requestid: _, ...query } = call.query;
  return { ...call, query };
}

/** The provider's paths with their handlers, subject to the fault plan. */
export function createProviderRouter(
  { provider, routes, refusals, gate, see }: ProviderRoutes,
  { faults, log, restart }: RouterDeps,
): Router {
  const router = express.Router();
  const raw = express.raw({ type: () => true, limit: LARGEST_BODY });
  for (const { method, path, operation, handler } of routes) {
    router[method](path, raw, async (request, response) => {
      const call = await toCall(request, provider, operation);
      const end = log.begin(call, see?.(call) ?? NOTHING_SEEN);
      response.once('close', () => end(response.writableFinished ? response.statusCode : null));
      const refused = await gate?.(call);
      const answer = () => refused ?? handler(call);
      const fault = refused === undefined ? faults.next(call) : null;
      const answerForgotten = () => refused ?? handler(withoutRequestId(call));
      deliver({ call, fault, refusals, answer, answerForgotten, response, restart });
    });
  }
  return router;
}
