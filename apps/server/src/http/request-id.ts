import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const ACCEPTED = /^[\w-]{8,64}$/;

/** Uses the caller's `x-request-id` if it is valid, and creates one otherwise; the response returns it. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const header = request.get('x-request-id');
  const requestId = header !== undefined && ACCEPTED.test(header) ? header : randomUUID();
  response.locals['requestId'] = requestId;
  response.set('x-request-id', requestId);
  next();
};
