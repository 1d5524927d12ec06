import cors from 'cors';
import type { RequestHandler } from 'express';

/** What a browser client of another origin may read of an answer. */
const EXPOSED = ['X-Supabase-Api-Version', 'X-Total-Count', 'Link'];
const PREFLIGHT_LIFE_S = 600;

/**
 * Lets browsers of the listed origins call; of any other, an answer carries no permission. No credentials: the calls take
 * bearer tokens, never cookies (the one cookie, of a known device, lets nobody in). The request headers a browser asks for are granted as asked.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return cors({
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_LIFE_S,
  });
}
