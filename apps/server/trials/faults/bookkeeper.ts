import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from '../../src/compose/compose.ts';
import type { Database } from '../../src/db/database.ts';
import { createPasswords } from '../../src/identity/auth/passwords/passwords.ts';
import { listen } from '../../src/http/listen.ts';

/** The person who posts the entries of a trial, over HTTP, as the owner of all its clients. */
export type Bookkeeper = {
  /** The product's URL. */
  readonly url: string;
  readonly userId: string;
  /** Requests posting of entries; false if there is nothing to post. */
  readonly post: (tenantId: string, entryIds: readonly string[]) => Promise<boolean>;
  /** Requests a retry of a run; false if that is not possible. */
  readonly retry: (runId: string) => Promise<boolean>;
  /** Disconnects a client's books and reconnects them, retrying whatever fails on the way. */
  readonly reconnect: (company: {
    readonly tenantId: string;
    readonly connectionId: string;
    readonly realmId: string;
  }) => Promise<void>;
  /** Whether the stored tokens of a client's connection open its books. */
  readonly checkConnection: (tenantId: string, connectionId: string) => Promise<boolean>;
  readonly leave: () => Promise<void>;
};

const PASSWORD = 'correct horse battery staple';
const EMAIL = 'bookkeeper@trial.test';
/** While a trial cuts off the database, the product responds 5xx: retried, as a person would. */
const TRIES = 40;
const AGAIN_MS = 250;
/** Longer than the minute for which rate-limited books reject every caller, including one who reconnects them. */
const CONNECTS_WITHIN_MS = 90_000;

type Answer = { readonly status: number; readonly body: { readonly data?: unknown } };

/** Serves the product to a person who signs in. */
export async function seatBookkeeper(server: Server, database: Database): Promise<Bookkeeper> {
  const listening = await listen(server.app, { host: '127.0.0.1', port: 0 });
  const userId = await addUser(database);
  const ask = async (
    path: string,
    json: unknown,
    token?: string,
    method = 'POST',
  ): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${listening.url}/api/v2${path}`, {
        method,
        headers: {
          ...(json === null ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(json === null ? {} : { body: JSON.stringify(json) }),
      });
      const body = (await answer.json()) as Answer['body'];
      if (answer.status < 500) {
        return { status: answer.status, body };
      }
      if (tries === TRIES) {
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body)}`);
      }
      await delay(AGAIN_MS);
    }
  };
  const signedIn = await ask('/auth/login', { email: EMAIL, password: PASSWORD });
  const { access_token: token } = signedIn.body.data as { access_token: string };
  const change = async (path: string, json: unknown): Promise<boolean> => {
    const { status, body } = await ask(path, json, token);
    if (status !== 409 && status !== 202 && status !== 200) {
      throw new Error(`POST ${path}: ${status} ${JSON.stringify(body)}`);
    }
    return status !== 409;
  };
  return {
    url: listening.url,
    userId,
    post: (tenantId, entryIds) =>
      change(`/clients/tenants/${tenantId}/entries/post`, { entry_ids: entryIds }),
    retry: (runId) => change(`/clients/sync/${runId}/retry`, null),
    reconnect: ({ tenantId, connectionId, realmId }) => {
      const base = `/clients/tenants/${tenantId}/connections`;
      return reconnect((path, json, method) => ask(`${base}/${path}`, json, token, method), {
        connectionId,
        realmId,
      });
    },
    checkConnection: async (tenantId, connectionId) => {
      const path = `/clients/tenants/${tenantId}/connections/${connectionId}/test`;
      const { body } = await ask(path, null, token);
      return (body.data as { status?: string } | undefined)?.status === 'connected';
    },
    leave: () => listening.close(1_000),
  };
}

type Ask = (path: string, json: unknown, method?: string) => Promise<Answer>;

async function reconnect(
  ask: Ask,
  { connectionId, realmId }: { readonly connectionId: string; readonly realmId: string },
): Promise<void> {
  await ask(connectionId, null, 'DELETE');
  const startedAt = performance.now();
  while (performance.now() - startedAt < CONNECTS_WITHIN_MS) {
    if (await consent(ask, realmId)) {
      return;
    }
    await delay(AGAIN_MS);
  }
  throw new Error(`${realmId} could not be connected again.`);
}

/** Confirms the consent page of the books; false if a call failed. */
async function consent(ask: Ask, realmId: string): Promise<boolean> {
  const consented = await ask('quickbooks/consent', {});
  if (consented.body.data === undefined) {
    return false;
  }
  const { authorize_url: page, state } = consented.body.data as {
    readonly authorize_url: string;
    readonly state: string;
  };
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ realmId, decision: 'allow' }),
    redirect: 'manual',
  }).catch(() => null);
  const location = answer?.headers.get('location') ?? null;
  if (location === null) {
    return false;
  }
  const code = new URL(location).searchParams.get('code');
  const { status } = await ask('quickbooks/complete', { state, code, realm_id: realmId });
  return status === 200;
}

async function addUser(database: Database): Promise<string> {
  const userId = randomUUID();
  const at = new Date();
  const passwordHash = await createPasswords().hash(PASSWORD);
  await database.asOwner((tx) =>
    tx
      .insertInto('users')
      .values({
        id: userId,
        email: EMAIL,
        password_hash: passwordHash,
        email_confirmed_at: at,
        user_metadata: JSON.stringify({ full_name: 'Bookkeeper' }),
        created_at: at,
        updated_at: at,
      })
      .execute(),
  );
  return userId;
}
