import { AuthClient } from '@supabase/auth-js';
import type { AuthChangeEvent } from '@supabase/auth-js';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { TestServer } from './test-server.ts';

export type TestClient = {
  readonly auth: InstanceType<typeof AuthClient>;
  readonly storage: Map<string, string>;
  /** The events that it emitted, in order. */
  readonly events: AuthChangeEvent[];
};

/** The unmodified GoTrue client, as one tab of one browser. */
export async function openAuthClient(
  { url }: Pick<TestServer, 'url'>,
  { flowType = 'implicit', headers = {} }: ClientOptions = {},
): Promise<TestClient> {
  const storage = new Map<string, string>();
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers,
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storageKey: 'session',
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  });
  const events: AuthChangeEvent[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  await auth.initialize();
  return { auth, storage, events };
}

type ClientOptions = {
  readonly flowType?: 'implicit' | 'pkce';
  readonly headers?: Record<string, string>;
};

/** The clients use the real clock, so both are set to the same time. */
export function holdTime({ clock }: Pick<TestServer, 'clock'>): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now() });
  return (ms) => {
    clock.advance(ms);
    vi.setSystemTime(clock.now());
  };
}

export type ReceivedMail = {
  readonly template: string;
  readonly text: string;
  /** The link into the auth service, or empty. */
  readonly link: string;
  /** The code to type, or empty. */
  readonly code: string;
};

/** Everything sent to an address or a number, oldest first. */
export async function mailsTo(
  { database, url }: Pick<TestServer, 'database' | 'url'>,
  recipient: string,
): Promise<ReceivedMail[]> {
  const rows = await database.asOwner((tx) =>
    tx
      .selectFrom('outbound_messages')
      .selectAll()
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      // The clock does not advance; rows are in insertion order.
      .orderBy(sql`ctid`)
      .execute(),
  );
  return rows.map(({ template, text_body: body }) => {
    const text = body ?? '';
    const link = /http\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0] ?? '';
    return {
      template,
      text,
      // Mail links use the site's URL; the test server listens elsewhere.
      link: link.replace(/^http:\/\/[^/]+/, url),
      code: /\b\d{6}\b/.exec(text.replace(link, ''))?.[0] ?? '',
    };
  });
}

export async function lastMailTo(
  server: Pick<TestServer, 'database' | 'url'>,
  recipient: string,
): Promise<ReceivedMail> {
  const mail = (await mailsTo(server, recipient)).at(-1);
  if (mail === undefined) {
    throw new Error(`Nothing was sent to ${recipient}.`);
  }
  return mail;
}

/** The result of a click in a browser: the redirect target, and the outcome in the `#` fragment. */
export async function follow(
  link: string,
): Promise<{ status: number; place: string; query: URLSearchParams; fragment: URLSearchParams }> {
  const response = await fetch(link, { redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? 'about:blank');
  return {
    status: response.status,
    place: `${location.origin}${location.pathname}`,
    query: location.searchParams,
    fragment: new URLSearchParams(location.hash.slice(1)),
  };
}
