import cors from 'cors';
import type { RequestHandler } from 'express';

/** The response headers that a cross-origin browser client may read. */
const EXPOSED = ['X-Supabase-Api-Version', 'X-Total-Count', 'Link'];
const PREFLIGHT_LIFE_S = 600;

/**
 * Allows calls from browsers of the listed origins; responses to any other origin carry no CORS headers. No
 * credentials: the calls use bearer tokens, never cookies (the only cookie, of a known device, grants no access).
 * Requested headers are allowed as requested.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return cors({
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_LIFE_S,
  });
}
