const MAX_LENGTH = 2_048;
const FALLBACK = '/dashboard';

/** Where a login may lead besides the dashboard itself. */
const RETURN_PATHS = ['/dashboard', '/admin', '/help', '/invitation'];

/**
 * Where to go after signing in: the `returnUrl` when it is a path of this app that needs a session, else the
 * dashboard. Whatever the text, the answer stays on this origin.
 */
export function safeReturn(returnUrl: string | null): string {
  return returnUrl !== null && isSafe(returnUrl) ? returnUrl : FALLBACK;
}

function isSafe(text: string): boolean {
  return text.length <= MAX_LENGTH && /^\/[^/\\]/.test(text) && isPlain(text) && leadsBack(text);
}

/** No backslash and no control character: browsers read the first as a slash and drop the second. */
function isPlain(text: string): boolean {
  return Array.from(text).every(
    (character) => character !== '\\' && character > '\u001F' && character !== '\u007F',
  );
}

function leadsBack(text: string): boolean {
  const origin = 'https://platebook.invalid';
  if (!URL.canParse(text, origin)) {
    return false;
  }
  const url = new URL(text, origin);
  return (
    url.origin === origin &&
    RETURN_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))
  );
}
