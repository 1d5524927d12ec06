import type { Request } from 'express';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Origin } from '../origin.ts';
import type { AuthSettings } from '../auth-deps.ts';
import { readCodeChallenge } from '../tokens/code-challenge.ts';
import { redirectTarget } from '../sign-in/redirect-target.ts';
import type { Return } from '../sign-in/send-one-time.ts';

/** The origin of a call. */
export function originOf({ request, requestId }: { request: Request; requestId: string }): Origin {
  return {
    address: request.ip ?? '',
    userAgent: (request.get('user-agent') ?? '').slice(0, 256),
    cookies: request.get('cookie') ?? '',
    requestId,
  };
}

type RedirectRequest = {
  readonly query: { readonly redirect_to?: string };
  readonly body?: unknown;
  readonly request: Request;
};

/** The redirect target of a message's link: from the query, or the page that made the call (`reliability.md` 1.4). */
export function returnOf(
  settings: AuthSettings,
  { query, body, request }: RedirectRequest,
): Return {
  return {
    redirectTo: placeOf(settings, [query.redirect_to, request.get('referer')]),
    challenge: readCodeChallenge(body ?? {}),
  };
}

export function placeOf(
  { siteUrl, redirectAllowList }: AuthSettings,
  requested: readonly (string | undefined)[],
): string {
  return redirectTarget({ siteUrl, allowList: redirectAllowList }, requested);
}

/** The invite code or invitation from the sign-up metadata, needed while an invite code is required. */
export function invitationOf(data: Readonly<Record<string, unknown>> = {}) {
  return {
    inviteCode: textOrNull(data['invite_code']),
    invitationToken: textOrNull(data['invitation_token']),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function invalid(message: string): GoTrueError {
  return new GoTrueError('validation_failed', { message });
}

const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** A duration in Go's notation, such as `24h` or `1h30m`; null for `none`. */
export function readDuration(text: string): number | null {
  if (text === 'none') {
    return null;
  }
  if (!/^(\d{1,6}(ms|s|m|h))+$/.test(text)) {
    throw invalid(`invalid format for ban duration: "${text}"`);
  }
  const parts = [...text.matchAll(/(\d+)(ms|s|m|h)/g)];
  return parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (UNITS_MS[unit ?? ''] ?? 0),
    0,
  );
}
