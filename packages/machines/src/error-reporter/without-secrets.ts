/**
 * Removes the fragment of an address and the values of `code`, of `token` and of every parameter with one of them in
 * its name (`access_token`, `token_hash`, `invite_code`), also inside an address that is itself a value (`returnUrl`).
 * Takes any string and never throws: an error report must not fail.
 *
 * @example
 * withoutSecrets('/auth/confirm?token_hash=4f2a&type=signup#top'); // '/auth/confirm?token_hash=&type=signup'
 */
export function withoutSecrets(address: string): string {
  const [withoutFragment = ''] = address.split('#', 1);
  const queryAt = withoutFragment.indexOf('?');
  if (queryAt === -1) {
    return withoutFragment;
  }
  const query = withoutFragment.slice(queryAt + 1);
  return `${withoutFragment.slice(0, queryAt)}?${query.split('&').map(toSafePair).join('&')}`;
}

/**
 * Removes the values of those parameters from any address quoted in a text, such as an error's message or stack, as
 * well as what looks like a credential (`Bearer …`, a JWT, `password: …`) or an email address.
 *
 * @example
 * withoutSecretsInText('401 for Bearer 4f2a9c01d7'); // '401 for Bearer '
 */
export function withoutSecretsInText(text: string): string {
  return text
    .replaceAll(SECRET_PARAMETER, '$1')
    .replaceAll(NAMED_SECRET, '$1')
    .replaceAll(BEARER, '$1')
    .replaceAll(JWT, '')
    .replaceAll(EMAIL, '');
}

/**
 * Removes the query and fragment of an address.
 *
 * @example
 * withoutQuery('/login?returnUrl=%2Fclients#top'); // '/login'
 */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/**
 * Removes the query and fragment of every address quoted in a text.
 *
 * @example
 * withoutQueries('GET https://platebook.example/login?code=4f2a failed');
 * // 'GET https://platebook.example/login failed'
 */
export function withoutQueries(text: string): string {
  return text.replaceAll(QUERY, '');
}

const QUERY = /(?<=[\w/.-])[?#][^\s"'<>()]+/g;
const NAMED_SECRET =
  /((?:password|passwd|secret|access_token|refresh_token|api_?key)["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"',;&)}\]]+/gi;
const BEARER = /(\b(?:bearer|basic)\s{1,3})[\w.~+/=-]{8,}/gi;
const JWT = /\beyJ[\w-]{4,}\.[\w-]{4,}(?:\.[\w-]*)?/g;
const EMAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;

/** A parameter in an address, plain or percent-encoded inside another parameter. */
const SECRET_PARAMETER =
  /((?:[?&#]|%3f|%26|%23)[\w-]*(?:code|token)[\w-]*(?:=|%3d))[^\s&#"'<>()]*/gi;

const SECRET_NAME = /code|token/i;

function toSafePair(pair: string): string {
  const equalsAt = pair.indexOf('=');
  if (equalsAt === -1) {
    return pair;
  }
  const name = pair.slice(0, equalsAt);
  const value = pair.slice(equalsAt + 1);
  if (SECRET_NAME.test(decoded(name))) {
    return `${name}=`;
  }
  const inner = decoded(value);
  const safe = withoutSecrets(inner);
  return safe === inner ? pair : `${name}=${encodeURIComponent(safe)}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not percent-encoded after all: use it as is.
    return part;
  }
}
