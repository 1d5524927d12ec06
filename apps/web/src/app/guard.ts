import { MESSAGES, type components } from '@platebook/api-client';
import { words } from './app.messages.ts';
import { serverSentence } from '../shared/language/server-errors.ts';

/** The guard's view of the sign-in state. */
export type AuthSituation = 'signed_in' | 'signed_out' | 'expired' | 'timed_out';

export type GuardInput = {
  /** Path and query of the destination. */
  readonly pathname: string;
  readonly search: string;
  readonly auth: AuthSituation;
  /** Whether the registration is complete; null while signed out. */
  readonly profileComplete: boolean | null;
  /** The level in the data flow; null when unknown, which counts as no access. */
  readonly dataFlowLevel: Level | null;
  /** Whether a call the page needs was refused with 403. */
  readonly permissionError: boolean;
  readonly activeClientId: string | null;
  /** The clients this person may work for. */
  readonly clients: readonly GuardClient[];
};

type GuardClient = {
  readonly id: string;
  readonly name: string;
  readonly client_category: components['schemas']['ClientCategory'];
};

type Level = components['schemas']['Level'];

export type GuardDecision =
  | { readonly kind: 'allow' }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly clearSession: boolean;
      /** The notice shown on the destination page. */
      readonly notice: string | null;
    }
  | { readonly kind: 'switch_client'; readonly clientId: string };

const LOGIN_PATH = '/login';
const DASHBOARD_PATH = '/dashboard';
const CLIENTS_PATH = '/dashboard/clients';
const COMPLETE_PATH = '/complete-registration';
const ADMIN_PATH = '/admin';
const REPORT_MANAGER_PATH = '/dashboard/report-manager';

/** Spec 2: the paths of a single client, which carry it in their query. */
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
const PROTECTED_PATHS = [DASHBOARD_PATH, ADMIN_PATH, '/help'];

/** Decides where a navigation may go, by the rules of the specification's section 2, "Route guard". */
export function guard(input: GuardInput): GuardDecision {
  const { pathname, auth } = input;
  if (!isUnder(PROTECTED_PATHS, pathname)) {
    return guardPublic(input);
  }
  if (auth !== 'signed_in') {
    return redirect(toLogin(input), { clearSession: auth === 'expired' });
  }
  if (isUnder([ADMIN_PATH], pathname)) {
    return guardAdmin(input);
  }
  return isUnder([DASHBOARD_PATH], pathname) ? guardDashboard(input) : ALLOW;
}

/** Whether a path belongs to one client and names it in its query. */
export function isClientPath(pathname: string): boolean {
  return isUnder(CLIENT_PATHS, pathname);
}

/** Whether home shows one client, named by its address, instead of all. */
function isHomeOfClient({ pathname, search }: GuardInput): boolean {
  return pathname === DASHBOARD_PATH && new URLSearchParams(search).has('client');
}

const ALLOW: GuardDecision = { kind: 'allow' };

function guardPublic({ pathname, auth }: GuardInput): GuardDecision {
  return pathname === LOGIN_PATH && auth === 'signed_in' ? redirect(DASHBOARD_PATH) : ALLOW;
}

/** Spec 5: admin access needs a DataFlow level other than no_access. */
function guardAdmin(input: GuardInput): GuardDecision {
  return hasDataFlow(input)
    ? ALLOW
    : redirect(DASHBOARD_PATH, {
        notice: serverSentence(MESSAGES.insufficientDataFlowPermissions),
      });
}

function hasDataFlow({ dataFlowLevel }: GuardInput): boolean {
  return dataFlowLevel !== null && dataFlowLevel !== 'no_access';
}

function guardDashboard(input: GuardInput): GuardDecision {
  const { pathname, profileComplete, permissionError } = input;
  if (profileComplete === false) {
    // An administrator runs the installation and may have no business of their own.
    return redirect(hasDataFlow(input) ? ADMIN_PATH : COMPLETE_PATH);
  }
  if (permissionError && pathname !== CLIENTS_PATH) {
    return redirect(CLIENTS_PATH, { notice: serverSentence(MESSAGES.insufficientPermissions) });
  }
  if (isUnder([REPORT_MANAGER_PATH], pathname)) {
    return guardReportManager(input);
  }
  return isClientPath(pathname) || isHomeOfClient(input) ? guardClient(input) : ALLOW;
}

/** Spec 6: report-manager is for non-QBO (delivery_only) customers. A link may name a client other than the active one. */
function guardReportManager({ clients, activeClientId, search }: GuardInput): GuardDecision {
  const requested = new URLSearchParams(search).get('client');
  const client = clients.find(({ id }) => id === (requested ?? activeClientId));
  if (requested !== null && client === undefined) {
    return denied(requested);
  }
  if (client?.client_category === 'delivery_only') {
    return client.id === activeClientId ? ALLOW : { kind: 'switch_client', clientId: client.id };
  }
  return redirect(DASHBOARD_PATH, {
    notice: words.reportManagerRefused(client?.name ?? null),
  });
}

function denied(clientId: string): GuardDecision {
  const query = new URLSearchParams({ error: 'client_access_denied', clientId });
  return redirect(`${CLIENTS_PATH}?${query}`);
}

function guardClient(input: GuardInput): GuardDecision {
  const requested = new URLSearchParams(input.search).get('client');
  if (requested === null) {
    return input.activeClientId === null
      ? redirect(CLIENTS_PATH)
      : redirect(withClient(input, input.activeClientId));
  }
  if (!input.clients.some(({ id }) => id === requested)) {
    return denied(requested);
  }
  return requested === input.activeClientId
    ? ALLOW
    : { kind: 'switch_client', clientId: requested };
}

type Side = { readonly clearSession?: boolean; readonly notice?: string };

function redirect(to: string, { clearSession = false, notice }: Side = {}): GuardDecision {
  return { kind: 'redirect', to, clearSession, notice: notice ?? null };
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
