import { createApiClient, type SendRequest } from '@platebook/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../shared/services.ts';
import { createSessionStore } from '../shared/session/session-store.ts';
import { memoryStorage } from '../shared/testing/memory-storage.fake.ts';
import { createActiveClientStore } from '../shared/workspace/active-client.ts';
import { createGuardLoader } from './guard-loader.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const CLIENT = {
  name: 'Juniper & Rye',
  client_category: 'qbo',
  level: 'user_owner',
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function answering(...ids: string[]): SendRequest {
  const items = ids.map((id) => ({ ...CLIENT, id, tenant_id: `tenant of ${id}` }));
  return async () =>
    Response.json({
      status: 'success',
      message: 'Request completed successfully',
      data: { items, next_cursor: null },
    });
}

const refusing: SendRequest = async () =>
  Response.json({ status: 'error', message: 'No.' }, { status: 401 });

/** A page whose session ends `minutesLeft` from now. */
function servicesOf(send: SendRequest, minutesLeft = 60): Services {
  const session = createSessionStore(memoryStorage(), new EventTarget());
  session.write({
    access_token: 'a',
    refresh_token: 'r',
    expires_at: NOW / 1_000 + minutesLeft * 60,
    user: { id: 'u1', email: 'owner@demo.platebook.test' },
  });
  const activeClient = createActiveClientStore(memoryStorage());
  const refresh = async () => 'refused' as const;
  return {
    session,
    activeClient,
    refresh,
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    api: createApiClient({
      baseUrl: 'http://localhost',
      session: {
        accessToken: () => session.read()?.access_token ?? null,
        refresh,
        onLost: () => session.clear('expired'),
      },
      newRequestId: () => 'q1',
      activeClientId: activeClient.read,
      onPermissionDenied: () => undefined,
      send,
    }),
  };
}

/** Where the loader leads: a path, or null when the page may load. */
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

describe('the guard before a page', () => {
  test('lets the page load and selects the first client', async () => {
    const services = servicesOf(answering('c1', 'c2'));
    expect(await load(services, '/dashboard')).toBe(null);
    expect(services.activeClient.read()).toBe('c1');
  });

  test('keeps the client this tab worked for', async () => {
    const services = servicesOf(answering('c1', 'c2'));
    services.activeClient.select('c2');
    expect(await load(services, '/dashboard/sync')).toBe('/dashboard/sync?client=c2');
  });

  test('switches to the client of the address', async () => {
    const services = servicesOf(answering('c1', 'c2'));
    expect(await load(services, '/dashboard/sync?client=c2')).toBe(null);
    expect(services.activeClient.read()).toBe('c2');
  });

  test('stops what was being read for the client that is left', async () => {
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

  test('without a session leads to the login, and asks nobody', async () => {
    const services = servicesOf(() => Promise.reject(new Error('asked')));
    services.session.clear('signed_out');
    expect(await load(services, '/dashboard/sync?client=c1')).toBe(
      '/login?returnUrl=%2Fdashboard%2Fsync%3Fclient%3Dc1',
    );
  });

  test('clears an expired session on the way to the login', async () => {
    const services = servicesOf(answering('c1'), -1);
    expect(await load(services, '/dashboard')).toBe('/login?returnUrl=%2Fdashboard');
    expect(services.session.read()).toBe(null);
    expect(services.session.endedBy()).toBe('expired');
  });

  test('leads to the login when the server no longer takes the session', async () => {
    const services = servicesOf(refusing);
    expect(await load(services, '/dashboard')).toBe('/login?returnUrl=%2Fdashboard');
    expect(services.session.read()).toBe(null);
  });

  test('gives up after 10 s and leads to the login, the session kept', async () => {
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
});
