/** The result of an auth link: a session, or why there is none. */
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
  /** To be exchanged for a session by the browser that requested the link, which holds the verifier (PKCE). */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string; readonly description: string }
  /** The first half of an email change: the other address gets its own link. */
  | { readonly kind: 'message'; readonly text: string };

const DEFAULT_LIFE_S = 3_600;

/**
 * Parses the fragment of GoTrue's `/verify` redirect. Null for any other fragment. `nowS`, in seconds since 1970, is
 * used if the fragment has no expiry.
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

/** The page that handles a landing: tokens may arrive at any page, depending on the service's configuration. */
function landingPath(landing: AuthLanding, pathname: string): string {
  const isRecovery = landing.kind === 'session' && landing.type === 'recovery';
  return isRecovery || pathname === '/reset-password' ? '/reset-password' : '/confirm';
}

type Place = Pick<Location, 'hash' | 'pathname' | 'search'>;
type PastPlaces = Pick<History, 'replaceState'>;

/** Only on the links' target page: other pages use `code` differently. */
function readCode({ pathname, search }: Place): AuthLanding | null {
  const code = new URLSearchParams(search).get('code') ?? '';
  return pathname === '/reset-password' && code !== '' ? { kind: 'code', code } : null;
}

/** Where GoTrue's clients store the verifier of a requested link. */
const VERIFIER_KEY = 'session-code-verifier';

/** The verifier of this browser's last requested link, or null if it was requested elsewhere. */
export function readVerifier(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(VERIFIER_KEY) ?? 'null');
    // May be followed by the purpose, as in `…/PASSWORD_RECOVERY`.
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
 * Parses a link's landing and removes it from the address, and so from the history, before anything else can read or
 * send it.
 */
export function takeLanding(place: Place, history: PastPlaces, nowS: number): AuthLanding | null {
  const landing = readLanding(place.hash, nowS) ?? readCode(place);
  if (landing !== null) {
    history.replaceState(null, '', landingPath(landing, place.pathname));
  }
  return landing;
}
