/** What the guard knows about whether somebody is signed in. */
export type AuthSituation = 'signed_in' | 'signed_out' | 'expired' | 'timed_out';

export type GuardInput = {
  /** Path and query of where the person wants to go. */
  readonly pathname: string;
  readonly search: string;
  readonly auth: AuthSituation;
  readonly activeClientId: string | null;
  /** The clients this person may work for. */
  readonly clientIds: readonly string[];
  /** A client named by the path itself. */
  readonly routeClientId?: string;
};

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly clearSession: boolean }
  | { readonly kind: 'switch_client'; readonly clientId: string };

const LOGIN_PATH = '/login';
const DASHBOARD_PATH = '/dashboard';
const CLIENTS_PATH = '/dashboard/clients';

/** Spec 2: the paths that work for one client and carry it in their query. */
const CLIENT_PATHS = [
  '/dashboard/stores',
  '/dashboard/sync',
  '/dashboard/platform',
  '/dashboard/settings',
  '/dashboard/quick-access',
  '/dashboard/team-management',
  '/dashboard/support',
];

/** Paths that need a session; everything else is public. */
const PROTECTED_PATHS = [DASHBOARD_PATH, '/admin', '/help'];

/** Decides where a navigation may go, by the rules of the specification's section 2, "Route guard". */
export function guard(input: GuardInput): GuardDecision {
  if (!isUnder(PROTECTED_PATHS, input.pathname)) {
    return guardPublic(input);
  }
  if (input.auth !== 'signed_in') {
    return redirect(toLogin(input), input.auth === 'expired');
  }
  return isUnder(CLIENT_PATHS, input.pathname) ? guardClient(input) : { kind: 'allow' };
}

/** Whether a path belongs to one client, so that its query names the client. */
export function isClientPath(pathname: string): boolean {
  return isUnder(CLIENT_PATHS, pathname);
}

function guardPublic({ pathname, auth }: GuardInput): GuardDecision {
  return pathname === LOGIN_PATH && auth === 'signed_in'
    ? redirect(DASHBOARD_PATH)
    : { kind: 'allow' };
}

function guardClient(input: GuardInput): GuardDecision {
  const requested = new URLSearchParams(input.search).get('client') ?? input.routeClientId ?? null;
  if (requested === null) {
    return input.activeClientId === null
      ? redirect(CLIENTS_PATH)
      : redirect(withClient(input, input.activeClientId));
  }
  if (!input.clientIds.includes(requested)) {
    const query = new URLSearchParams({ error: 'client_access_denied', clientId: requested });
    return redirect(`${CLIENTS_PATH}?${query}`);
  }
  return requested === input.activeClientId
    ? { kind: 'allow' }
    : { kind: 'switch_client', clientId: requested };
}

function redirect(to: string, clearSession = false): GuardDecision {
  return { kind: 'redirect', to, clearSession };
}

function toLogin({ pathname, search }: GuardInput): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ returnUrl: `${pathname}${search}` })}`;
}

/** The client comes first in every query. */
function withClient({ pathname, search }: GuardInput, clientId: string): string {
  const query = new URLSearchParams({ client: clientId });
  for (const [name, value] of new URLSearchParams(search)) {
    query.append(name, value);
  }
  return `${pathname}?${query}`;
}

function isUnder(paths: readonly string[], pathname: string): boolean {
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
