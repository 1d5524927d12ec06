import type { Call } from './call.ts';

/** The fields of a form-encoded body; empty for any other. */
export function formOf(call: Call): Readonly<Record<string, string>> {
  if (!(call.headers['content-type'] ?? '').includes('application/x-www-form-urlencoded')) {
    return {};
  }
  return Object.fromEntries(new URLSearchParams(call.body.toString('utf8')));
}

/** The object of a JSON body; undefined for anything else. */
export function jsonOf(call: Call): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(call.body.toString('utf8'));
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

/** The token of `Authorization: Bearer …`, null without one. */
export function bearerOf(call: Call): string | null {
  return /^Bearer (.+)$/i.exec(call.headers.authorization ?? '')?.[1] ?? null;
}
