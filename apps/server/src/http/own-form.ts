import type { Request } from 'express';
import { AppError } from './errors.ts';

/**
 * Refuses a form that another site sent. Browsers say where a request comes from; those that do not, send the origin,
 * which our policy for referrers leaves out unless a page says otherwise, as those with a form do.
 */
export function requireOwnForm(request: Request): void {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin') ?? 'null';
  const isOwn =
    site === undefined
      ? URL.canParse(origin) && new URL(origin).host === request.get('host')
      : site === 'same-origin';
  if (!isOwn) {
    throw new AppError('form_of_other_site');
  }
}
