import { createApiClient, type SendRequest } from '@platebook/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../shared/services.ts';
import { createSlowRequests } from '../shared/api/slow-requests.ts';
import { createDrafts } from '../shared/forms/drafts.ts';
import { createLeave } from '../shared/forms/leave.ts';
import { createUnsaved } from '../shared/forms/unsaved.ts';
import { createSignInAgain } from '../shared/session/sign-in-again.ts';
import { createJobs } from '../shared/jobs/jobs.ts';
import { createNotices } from '../shared/page/notices.ts';
import { silentErrors } from '../shared/testing/errors.fake.ts';
import { memoryStorage } from '../shared/testing/memory-storage.fake.ts';
import { fakeSession, testSession } from '../shared/testing/session.fake.ts';
import { createActiveClientStore } from '../shared/workspace/active-client.ts';
import { createViewAsStore } from '../shared/workspace/view-as.ts';
import { followClients } from '../shared/workspace/client-context.ts';
import { createGuardLoader } from './guard-loader.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const CLIENT = {
  name: 'Juniper & Rye',
  client_category: 'qbo',
  level: 'user_owner',
  archived_at: null,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const success = (data: unknown) =>
  Response.json({ status: 'success', message: 'Request completed successfully', data });

function answering(...ids: string[]): SendRequest {
  return answeringOf({ ids });
}

type Account = { ids?: string[]; profileComplete?: boolean; level?: string };

/** A fake server with one user. */
function answeringOf({
  ids = [],
  profileComplete = true,
  level = 'no_access',
}: Account): SendRequest {
  const dataflow = { level, is_admin: level !== 'no_access', capabilities: [] };
  const items = ids.map((id) => ({ ...CLIENT, id, tenant_id: `tenant of ${id}` }));
  const answers: Record<string, unknown> = {
    '/api/v2/auth/me/workspace': {
      user: { id: 'u1', profile_complete: profileComplete },
      preferences: {},
      clients: { items, next_cursor: null },
      dataflow,
    },
    '/api/v2/auth/me': { id: 'u1', profile_complete: profileComplete },
    '/api/dataflow/permissions/me': dataflow,
    '/api/v2/clients/clients': { items, next_cursor: null },
  };
  return async ({ url }) => success(answers[new URL(url).pathname]);
}

const refusing: SendRequest = async () =>
  Response.json({ status: 'error', message: 'No.' }, { status: 401 });

/** A page whose session ends `minutesLeft` from now. */
function servicesOf(send: SendRequest, minutesLeft = 60): Services {
  const { store, health, source } = testSession();
  store.write(fakeSession(minutesLeft));
  const activeClient = createActiveClientStore(memoryStorage());
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = createApiClient({
    baseUrl: 'http://localhost',
    session: source,
    newRequestId: () => 'q1',
    activeClientId: activeClient.read,
    onPermissionDenied: () => undefined,
    send,
  });
  const unsaved = createUnsaved();
  return {
    api,
    queries,
    slowRequests: createSlowRequests(send),
    unsaved,
    leave: createLeave(unsaved),
    drafts: createDrafts(memoryStorage(), store),
    signInAgain: createSignInAgain(store, unsaved, () => false),
    session: store,
    sessionHealth: health,
    activeClient,
    viewAs: createViewAsStore(memoryStorage()),
    clientContext: followClients({ api, queries, session: store, activeClient }),
    notices: createNotices(),
    jobs: createJobs({ nowMs: Date.now, newId: () => 'j1' }),
    errors: silentErrors,
    endOnServer: () => undefined,
    refresh: source.refresh,
  };
}

/** The loader's redirect path, or null when the page may load. */
async function load(
  services: Services,
  path: string,
  guarded = createGuardLoader(services),
): Promise<string | null> {
  const url = new URL(path, 'http://localhost');
  const answer = await guarded({
    request: new Request(url),
    url,
    params: {},
    pattern: url.pathname,
    unstable_pattern: url.pathname,
    context: {},
  } as unknown as Parameters<ReturnType<typeof createGuardLoader>>[0]);
  return answer?.headers.get('location') ?? null;
}

describe('a guard that navigates away from unsaved changes', () => {
  async function scene() {
    const services = servicesOf(answering('c1', 'c2'));
    const guarded = createGuardLoader(services);
    const shown = '/dashboard/settings/client?client=c1';
    await load(services, shown, guarded);
    services.leave.show({ pathname: '/dashboard/settings/client', search: '?client=c1' });
    services.unsaved.add('the settings of Juniper & Rye');
    // This client is no longer accessible to anyone.
    const denied = { ...services, api: servicesOf(answering('c2')).api };
    denied.queries.clear();
    return { services, shown, guarded: createGuardLoader(denied) };
  }

  test.each([
    ['stays', false, null],
    ['leaves', true, '/dashboard/clients?error=client_access_denied&clientId=c1'],
  ])('asks first: whoever %s', async (_case, leaves, place) => {
    const { services, shown, guarded } = await scene();
    const led = load(services, shown, guarded);
    await vi.waitFor(() => expect(services.leave.pending()).toBe('the settings of Juniper & Rye'));
    services.leave.answer(leaves);
    expect(await led).toBe(place);
  });

  test('does not ask again about a page that is already being left', async () => {
    const { services, guarded } = await scene();
    const place = await load(services, '/dashboard/stores?client=c1', guarded);
    expect([place, services.leave.pending()]).toEqual([
      '/dashboard/clients?error=client_access_denied&clientId=c1',
      null,
    ]);
  });

  test('leaves the page as it is while the user signs in again over it', async () => {
    const { services, shown, guarded } = await scene();
    services.session.clear('expired');
    expect([services.signInAgain.isOpen(), await load(services, shown, guarded)]).toEqual([
      true,
      null,
    ]);
    services.signInAgain.giveUp();
    expect(await load(services, shown, guarded)).toBe(
      '/login?returnUrl=%2Fdashboard%2Fsettings%2Fclient%3Fclient%3Dc1',
    );
  });
});

describe('the guard before a page', () => {
  test('lets the page load and selects the first client', async () => {
    const services = servicesOf(answering('c1', 'c2'));
    expect(await load(services, '/dashboard')).toBe(null);
    expect(services.activeClient.read()).toBe('c1');
  });

  test('keeps the client of this tab', async () => {
    const services = servicesOf(answering('c1', 'c2'));
    services.activeClient.select('c2');
    expect(await load(services, '/dashboard/sync')).toBe('/dashboard/sync?client=c2');
  });

  test('switches to the client in the URL', async () => {
    const services = servicesOf(answering('c1', 'c2'));
    expect(await load(services, '/dashboard/sync?client=c2')).toBe(null);
    expect(services.activeClient.read()).toBe('c2');
  });

  test('cancels reads for the previous client', async () => {
    const services = servicesOf(answering('c1', 'c2'));
    services.activeClient.select('c1');
    const reading = services.queries
      .fetchQuery({
        queryKey: ['client', 'tenant of c1', 'stores'],
        queryFn: ({ signal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('stopped')));
          }),
      })
      .catch((error: unknown) => String(error));
    await load(services, '/dashboard/sync?client=c2');
    expect(await reading).toContain('CancelledError');
  });

  test('without a session redirects to the login, with no requests', async () => {
    const services = servicesOf(() => Promise.reject(new Error('asked')));
    services.session.clear('signed_out');
    expect(await load(services, '/dashboard/sync?client=c1')).toBe(
      '/login?returnUrl=%2Fdashboard%2Fsync%3Fclient%3Dc1',
    );
  });

  test('clears an expired session and redirects to the login', async () => {
    const services = servicesOf(answering('c1'), -1);
    expect(await load(services, '/dashboard')).toBe('/login?returnUrl=%2Fdashboard');
    expect(services.session.read()).toBe(null);
    expect(services.session.endedBy()).toBe('expired');
  });

  test('redirects to the login when the server no longer accepts the session', async () => {
    const services = servicesOf(refusing);
    expect(await load(services, '/dashboard')).toBe('/login?returnUrl=%2Fdashboard');
    expect(services.session.read()).toBe(null);
  });

  test('continues with a session that was opened while the older one was refused', async () => {
    let services: Services | null = null;
    const known = answering('c1');
    const refusals = new Set<string>();
    const send: SendRequest = async (request) => {
      if (request.headers.get('authorization') === 'Bearer a') {
        refusals.add(new URL(request.url).pathname);
        services?.session.write({ ...fakeSession(), access_token: 'b' });
        return refusing(request);
      }
      return known(request);
    };
    services = servicesOf(send);
    expect(await load(services, '/dashboard')).toBe(null);
    expect([...refusals]).toEqual(['/api/v2/auth/me/workspace']);
    expect(services.session.read()?.access_token).toBe('b');
  });

  test('a superseded navigation redirects nowhere', async () => {
    const services = servicesOf(refusing);
    const left = new AbortController();
    const guarded = createGuardLoader(services);
    const answer = load(services, '/dashboard', (args) =>
      guarded({ ...args, request: new Request(args.request, { signal: left.signal }) }),
    );
    left.abort();
    expect(await answer).toBe(null);
  });

  test('gives up after 10 s and redirects to the login, keeping the session', async () => {
    const services = servicesOf(() => new Promise(() => undefined));
    const answer = load(services, '/dashboard');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('/login?returnUrl=%2Fdashboard');
    expect(services.session.read()?.access_token).toBe('a');
  });

  test('does not wait a second time for the login page itself', async () => {
    const services = servicesOf(() => new Promise(() => undefined));
    const guarded = createGuardLoader(services);
    const first = load(services, '/dashboard', guarded);
    await vi.advanceTimersByTimeAsync(10_000);
    const login = (await first) ?? '';
    expect(await load(services, login, guarded)).toBe(null);
  });

  test('shows a network error instead of pretending that nobody is signed in', async () => {
    const services = servicesOf(() => Promise.reject(new TypeError('fetch failed')));
    await expect(load(services, '/dashboard')).rejects.toMatchObject({ code: 'network_error' });
    expect(services.session.read()?.access_token).toBe('a');
  });

  test('redirects a user with incomplete registration to finish it', async () => {
    const services = servicesOf(answeringOf({ profileComplete: false }));
    expect(await load(services, '/dashboard/sync')).toBe('/complete-registration');
  });

  test('reloads the clients once before it refuses one, because an invitation may be newer', async () => {
    const lists = [['c1'], ['c1', 'c9']];
    const services = servicesOf((request) => {
      const { pathname } = new URL(request.url);
      const isList = ['/api/v2/auth/me/workspace', '/api/v2/clients/clients'].includes(pathname);
      return answering(...((isList ? lists.shift() : undefined) ?? []))(request);
    });
    expect(await load(services, '/dashboard/sync?client=c9')).toBe(null);
    expect(services.activeClient.read()).toBe('c9');
  });

  test('refuses a client that is in no list, by name', async () => {
    const services = servicesOf(answering('c1'));
    expect(await load(services, '/dashboard/sync?client=c9')).toBe(
      '/dashboard/clients?error=client_access_denied&clientId=c9',
    );
    expect(services.activeClient.read()).toBe('c1');
  });

  test('allows a support view without a business, and ends the view in admin', async () => {
    const services = servicesOf(
      answeringOf({ ids: ['c1'], level: 'system_operator', profileComplete: false }),
    );
    expect(await load(services, '/dashboard')).toBe('/admin');
    services.viewAs.begin({
      tenantId: 't1',
      clientId: 'c1',
      clientName: 'Harbor',
      ticketId: 'k1',
      expiresAt: '2026-11-26T12:00:00.000Z',
    });
    expect(await load(services, '/dashboard')).toBe(null);
    expect(await load(services, '/admin/tech-support')).toBe('/admin/tech-support');
    expect(services.viewAs.read()).toBe(null);
  });

  test('lets a level with data flow access into admin, and tells others why not', async () => {
    const services = servicesOf(answeringOf({ level: 'no_access' }));
    expect(await load(services, '/admin')).toBe('/dashboard');
    expect(services.notices.read()).toBe('Insufficient permissions for DataFlow access');
    expect(await load(servicesOf(answeringOf({ level: 'system_operator' })), '/admin')).toBe(null);
  });

  test('redirects to the clients when the data of every page is refused with 403', async () => {
    const services = servicesOf(async () =>
      Response.json({ status: 'error', message: 'No.' }, { status: 403 }),
    );
    expect(await load(services, '/dashboard/stores?client=c1')).toBe('/dashboard/clients');
    expect(services.notices.read()).toBe(
      'Insufficient permissions. Please check client context or contact administrator.',
    );
  });
});
