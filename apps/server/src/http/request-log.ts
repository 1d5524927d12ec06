import type { RequestHandler } from 'express';
import type { Logger } from '../platform/logger.ts';
import type { Operation } from './contract.ts';
import type { Principal } from './operations.ts';

/** Logs one line per completed request. Never the query, the body or a header: they may contain secrets. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const operation = response.locals['operation'] as Operation | undefined;
      const line = {
        request_id: response.locals['requestId'] as string,
        method: request.method,
        route: operation?.path ?? null,
        operation: operation?.id ?? null,
        status: response.statusCode,
        duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
        user_id: (response.locals['principal'] as Principal | undefined)?.userId,
        tenant_id: response.locals['tenantId'] as string | undefined,
      };
      if (response.writableFinished) {
        log.info(line, 'request');
      } else {
        // Readers leave pages all the time; an abandoned request is no error.
        log.debug(line, 'request aborted');
      }
    });
    next();
  };
}
