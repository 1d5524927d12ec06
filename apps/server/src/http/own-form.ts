import type { Request } from 'express';
import { AppError } from './errors.ts';

/**
 * Rejects a cross-site form. Most browsers send Sec-Fetch-Site; for others the origin is compared, which our referrer
 * policy omits except on pages with a form.
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
