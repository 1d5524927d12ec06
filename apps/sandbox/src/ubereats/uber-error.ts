import type { Answer } from '../core/call.ts';

/** Uber's error body: `{"code":…,"message":…}` (platform-apis 1.3). */
export function uberError(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } };
}

export const unauthorized = () => uberError(401, 'unauthorized', 'No authentication provided.');
export const notAllowed = () =>
  uberError(403, 'user_not_allowed', 'User not allowed to access the store');
export const notFound = () => uberError(404, 'resource_not_found', 'Store not found');
export const invalid = (message: string) => uberError(400, 'validation_failed', message);
