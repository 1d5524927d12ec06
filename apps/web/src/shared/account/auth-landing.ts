/** What a link of the auth service brought in the address: a session, or why there is none. */
export type AuthLanding =
  | {
      readonly kind: 'session';
      readonly type: string;
      readonly access_token: string;
      readonly refresh_token: string;
      /** Seconds since 1970. */
      readonly expires_at: number;
      /** Seconds. */
      readonly expires_in: number;
    }
  /** To be traded for a session by the browser that asked for the link, which holds the verifier (PKCE). */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string; readonly description: string }
  /** A first half is done: the other address of a change of email has a link of its own. */
  | { readonly kind: 'message'; readonly text: string };

const DEFAULT_LIFE_S = 3_600;

/**
 * Reads the fragment with which GoTrue's `/verify` redirects. Null for every other fragment. `nowS` in seconds since
 * 1970 stands in where the fragment names no end.
 */
export function readLanding(hash: string, nowS: number): AuthLanding | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (name: string) => fragment.get(name) ?? '';
  if (text('error_code') !== '' || text('error') !== '') {
    const code = text('error_code');
    return {
      kind: 'refused',
      code: code === '' ? text('error') : code,
      description: text('error_description'),
    };
  }
  if (text('access_token') !== '' && text('refresh_token') !== '') {
    const life = Number(text('expires_in')) || DEFAULT_LIFE_S;
    return {
      kind: 'session',
      type: text('type'),
      access_token: text('access_token'),
      refresh_token: text('refresh_token'),
      expires_at: Number(text('expires_at')) || Math.floor(nowS) + life,
      expires_in: life,
    };
  }
  return text('message') === '' ? null : { kind: 'message', text: text('message') };
}

/** The page that deals with a landing: tokens may arrive at any page, according to how the service is set up. */
function landingPath(landing: AuthLanding, pathname: string): string {
  const isRecovery = landing.kind === 'session' && landing.type === 'recovery';
  return isRecovery || pathname === '/reset-password' ? '/reset-password' : '/confirm';
}

type Place = Pick<Location, 'hash' | 'pathname' | 'search'>;
type PastPlaces = Pick<History, 'replaceState'>;

/** Only of the page that links lead to: other pages have codes of their own. */
function readCode({ pathname, search }: Place): AuthLanding | null {
  const code = new URLSearchParams(search).get('code') ?? '';
  return pathname === '/reset-password' && code !== '' ? { kind: 'code', code } : null;
}

/** Where GoTrue's clients keep the verifier of the link they asked for. */
const VERIFIER_KEY = 'session-code-verifier';

/** The verifier of the link that this browser asked for last, or null for one that was asked for elsewhere. */
export function readVerifier(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(VERIFIER_KEY) ?? 'null');
    // The purpose may follow, as in `…/PASSWORD_RECOVERY`.
    const [verifier = ''] = typeof stored === 'string' ? stored.split('/') : [];
    return verifier === '' ? null : verifier;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

/**
 * Takes what a link brought and removes it from the address, and so from the history, before anything else can read
 * it or send it on.
 */
export function takeLanding(place: Place, history: PastPlaces, nowS: number): AuthLanding | null {
  const landing = readLanding(place.hash, nowS) ?? readCode(place);
  if (landing !== null) {
    history.replaceState(null, '', landingPath(landing, place.pathname));
  }
  return landing;
}
