import { describe, expect, test } from 'vitest';
import { guard, isClientPath, type GuardDecision, type GuardInput } from './guard.ts';

const allow: GuardDecision = { kind: 'allow' };
const to = (path: string, notice: string | null = null): GuardDecision => ({
  kind: 'redirect',
  to: path,
  clearSession: false,
  notice,
});
const CLIENTS: GuardInput['clients'] = [
  { id: 'c1', name: 'Juniper & Rye', client_category: 'qbo' },
  { id: 'c2', name: 'Copper Ladle', client_category: 'delivery_only' },
];

function decide(path: string, situation: Partial<GuardInput> = {}): GuardDecision {
  const { pathname, search } = new URL(path, 'http://platebook.test');
  return guard({
    pathname,
    search,
    auth: 'signed_in',
    profileComplete: true,
    dataFlowLevel: null,
    permissionError: false,
    activeClientId: 'c1',
    clients: CLIENTS,
    ...situation,
  });
}

type Row = [
  sentence: string,
  path: string,
  situation: Partial<GuardInput>,
  decision: GuardDecision,
];

describe('guard', () => {
  test.each<Row>([
    ['public routes pass without a session', '/', { auth: 'signed_out' }, allow],
    ['session expiry on / does not redirect', '/', { auth: 'expired' }, allow],
    ['an unknown path passes, to be told so', '/nowhere', { auth: 'signed_out' }, allow],
    [
      'a path that only begins like a protected one passes',
      '/dashboards',
      { auth: 'signed_out' },
      allow,
    ],
    ['/login is public', '/login', { auth: 'signed_out' }, allow],
    ['/login stays open when the session has expired', '/login', { auth: 'expired' }, allow],
    ['a logged-in user visiting /login goes to /dashboard', '/login', {}, to('/dashboard')],
    [
      'no session: to /login with the full path and query',
      '/dashboard/sync?client=c1&state=ready',
      { auth: 'signed_out' },
      to('/login?returnUrl=%2Fdashboard%2Fsync%3Fclient%3Dc1%26state%3Dready'),
    ],
    [
      'initialisation that takes too long: to /login',
      '/dashboard',
      { auth: 'timed_out' },
      to('/login?returnUrl=%2Fdashboard'),
    ],
    [
      'expired token: session cleared, to /login',
      '/dashboard/clients',
      { auth: 'expired' },
      {
        kind: 'redirect',
        to: '/login?returnUrl=%2Fdashboard%2Fclients',
        clearSession: true,
        notice: null,
      },
    ],
    ['/admin needs a session', '/admin', { auth: 'signed_out' }, to('/login?returnUrl=%2Fadmin')],
    [
      'the help behind the login needs a session',
      '/help/intuit-email-verification',
      { auth: 'signed_out' },
      to('/login?returnUrl=%2Fhelp%2Fintuit-email-verification'),
    ],
    [
      'the help behind the login needs no complete profile',
      '/help/intuit-email-verification',
      { profileComplete: false },
      allow,
    ],
    [
      'a profile that is not complete: to /complete-registration',
      '/dashboard/sync?client=c1',
      { profileComplete: false },
      to('/complete-registration'),
    ],
    [
      'completing the registration needs no auth',
      '/complete-registration',
      { auth: 'signed_out', profileComplete: null },
      allow,
    ],
    [
      'completing the registration does not lead to itself',
      '/complete-registration',
      { profileComplete: false },
      allow,
    ],
    [
      'a session is asked for before the profile',
      '/dashboard',
      { auth: 'signed_out', profileComplete: null },
      to('/login?returnUrl=%2Fdashboard'),
    ],
    [
      'admin without DataFlow access: to /dashboard',
      '/admin/dataflow',
      { dataFlowLevel: 'no_access' },
      to('/dashboard', 'Insufficient permissions for DataFlow access'),
    ],
    [
      'admin while the level is not known counts as no access',
      '/admin',
      { dataFlowLevel: null },
      to('/dashboard', 'Insufficient permissions for DataFlow access'),
    ],
    [
      'an administrator without a business of their own: to /admin',
      '/dashboard',
      { profileComplete: false, dataFlowLevel: 'system_admin' },
      to('/admin'),
    ],
    ['admin with DataFlow access passes', '/admin', { dataFlowLevel: 'system_operator' }, allow],
    [
      'permission errors (403) open /dashboard/clients',
      '/dashboard/stores?client=c1',
      { permissionError: true },
      to(
        '/dashboard/clients',
        'Insufficient permissions. Please check client context or contact administrator.',
      ),
    ],
    [
      'a permission error on /dashboard/clients stays there',
      '/dashboard/clients',
      { permissionError: true },
      allow,
    ],
    [
      'report-manager is for delivery_only customers',
      '/dashboard/report-manager',
      { activeClientId: 'c2' },
      allow,
    ],
    [
      'report-manager is not for qbo customers',
      '/dashboard/report-manager',
      {},
      to(
        '/dashboard',
        'The report manager is for delivery-only clients. Juniper & Rye keeps its books in QuickBooks. You’re on the dashboard instead.',
      ),
    ],
    [
      'a link to the report manager of another client switches to it',
      '/dashboard/report-manager?client=c2',
      {},
      { kind: 'switch_client', clientId: 'c2' },
    ],
    [
      'a link to the report manager of a qbo client says where it went',
      '/dashboard/report-manager?client=c1',
      { activeClientId: 'c2' },
      to(
        '/dashboard',
        'The report manager is for delivery-only clients. Juniper & Rye keeps its books in QuickBooks. You’re on the dashboard instead.',
      ),
    ],
    [
      'a link to the report manager of a client that may not be opened is refused by name',
      '/dashboard/report-manager?client=c9',
      { activeClientId: 'c2' },
      to('/dashboard/clients?error=client_access_denied&clientId=c9'),
    ],
    ['the dashboard itself needs no client', '/dashboard', { activeClientId: null }, allow],
    ['choosing a client needs no client', '/dashboard/clients', { activeClientId: null }, allow],
    ['the active client in the URL passes', '/dashboard/sync?client=c1', {}, allow],
    [
      'a client in the URL that is not the active one is switched to',
      '/dashboard/stores?client=c2',
      {},
      { kind: 'switch_client', clientId: 'c2' },
    ],
    [
      'a client in the URL is switched to when none is active',
      '/dashboard/stores?client=c2',
      { activeClientId: null },
      { kind: 'switch_client', clientId: 'c2' },
    ],
    [
      'home of a client that the URL names is of that client',
      '/dashboard?client=c2',
      {},
      { kind: 'switch_client', clientId: 'c2' },
    ],
    [
      'home of a client this person may not work for is refused by name',
      '/dashboard?client=c9',
      {},
      to('/dashboard/clients?error=client_access_denied&clientId=c9'),
    ],
    [
      'a client this person may not work for is refused by name',
      '/dashboard/sync?client=c9',
      {},
      to('/dashboard/clients?error=client_access_denied&clientId=c9'),
    ],
    [
      'a refused client is refused even when it was active',
      '/dashboard/sync?client=c9',
      { activeClientId: 'c9' },
      to('/dashboard/clients?error=client_access_denied&clientId=c9'),
    ],
    [
      'no client in the URL but an active one: it is added, first',
      '/dashboard/sync?state=ready',
      {},
      to('/dashboard/sync?client=c1&state=ready'),
    ],
    [
      'no client at all: to /dashboard/clients',
      '/dashboard/sync',
      { activeClientId: null, clients: [] },
      to('/dashboard/clients'),
    ],
  ])('%s', (_, path, situation, decision) => {
    expect(decide(path, situation)).toEqual(decision);
  });

  test.each([
    '/dashboard/stores',
    '/dashboard/stores/s1/setup',
    '/dashboard/sync',
    '/dashboard/sync/imports/i1',
    '/dashboard/platform',
    '/dashboard/settings',
    '/dashboard/quick-access',
    '/dashboard/team-management',
    '/dashboard/support',
  ])('%s works for one client', (path) => {
    expect(isClientPath(path)).toBe(true);
    expect(decide(path)).toEqual(to(`${path}?client=c1`));
  });

  test.each([
    '/',
    '/blog',
    '/blog/first-payout',
    '/login',
    '/register',
    '/survey',
    '/forgot-password',
    '/reset-password',
    '/theme-switcher',
    '/complete-registration',
    '/terms',
    '/support',
  ])('%s is public', (path) => {
    expect(decide(path, { auth: 'signed_out', profileComplete: null })).toEqual(allow);
    expect(decide(path, { auth: 'expired', profileComplete: null })).toEqual(allow);
  });

  test.each(['/', '/dashboard', '/dashboard/clients', '/dashboard/batch-operations', '/support'])(
    '%s does not',
    (path) => {
      expect(isClientPath(path)).toBe(false);
    },
  );
});
