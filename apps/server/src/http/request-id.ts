import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const ACCEPTED = /^[\w-]{8,64}$/;

/** Keeps a caller's `x-request-id` where it is one, and makes one otherwise; the answer carries it back. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const header = request.get('x-request-id');
  const requestId = header !== undefined && ACCEPTED.test(header) ? header : randomUUID();
  response.locals['requestId'] = requestId;
  response.set('x-request-id', requestId);
  next();
};
