const MAX_LENGTH = 2_048;
const FALLBACK = '/dashboard';

/** Allowed destinations of a login besides the dashboard. */
const RETURN_PATHS = ['/dashboard', '/admin', '/help', '/invitation'];

/**
 * The destination after signing in: `returnUrl` if it is a path of this app that needs a session, else the dashboard.
 * Never leaves this origin, whatever the text.
 */
export function safeReturn(returnUrl: string | null): string {
  return returnUrl !== null && isSafe(returnUrl) ? returnUrl : FALLBACK;
}

function isSafe(text: string): boolean {
  return text.length <= MAX_LENGTH && /^\/[^/\\]/.test(text) && isPlain(text) && leadsBack(text);
}

/** Rejects backslashes and control characters: browsers treat the first as slashes and strip the second. */
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
