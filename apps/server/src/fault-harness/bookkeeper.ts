import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from '../compose.ts';
import type { Database } from '../db/database.ts';
import { createPasswords } from '../features/auth/passwords.ts';
import { listen } from '../http/listen.ts';

/** Who posts the entries of a trial: a person, over HTTP, who owns all clients of it. */
export type Bookkeeper = {
  /** Where the product answers. */
  readonly url: string;
  readonly userId: string;
  /** Asks for entries to be posted; false where there is nothing to post of them. */
  readonly post: (tenantId: string, entryIds: readonly string[]) => Promise<boolean>;
  /** Asks for a run to be tried again; false where that is not possible. */
  readonly retry: (runId: string) => Promise<boolean>;
  /** Whether the books of a client open to what is stored of their connection. */
  readonly checkConnection: (tenantId: string, connectionId: string) => Promise<boolean>;
  readonly leave: () => Promise<void>;
};

const PASSWORD = 'correct horse battery staple';
const EMAIL = 'bookkeeper@trial.test';
/** While a trial cuts off the database, the product answers 5xx: asked again, as a person would. */
const TRIES = 40;
const AGAIN_MS = 250;

type Answer = { readonly status: number; readonly body: { readonly data?: unknown } };

/** Serves the product to a person who signs in. */
export async function seatBookkeeper(server: Server, database: Database): Promise<Bookkeeper> {
  const listening = await listen(server.app, { host: '127.0.0.1', port: 0 });
  const userId = await addUser(database);
  const ask = async (path: string, json: unknown, token?: string): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${listening.url}/api/v2${path}`, {
        method: 'POST',
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
        throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(body)}`);
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
    checkConnection: async (tenantId, connectionId) => {
      const path = `/clients/tenants/${tenantId}/connections/${connectionId}/test`;
      const { body } = await ask(path, null, token);
      return (body.data as { status?: string } | undefined)?.status === 'connected';
    },
    leave: () => listening.close(1_000),
  };
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
