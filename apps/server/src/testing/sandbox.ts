import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../sandbox/dist/start.js', import.meta.url));

/** The books that every new sandbox has (apps/sandbox). */
export const REALM = '9341452000000001';
export const OTHER_REALM = '9341452000000002';
const REDIRECT_URI = 'http://localhost:8000/callback';

export type QboLine = {
  readonly Amount: number;
  readonly Description?: string;
  readonly JournalEntryLineDetail: {
    readonly PostingType: 'Debit' | 'Credit';
    readonly AccountRef: { readonly value: string; readonly name?: string };
    readonly ClassRef?: { readonly value: string };
    readonly DepartmentRef?: { readonly value: string };
  };
};

export type QboJournalEntry = {
  readonly Id: string;
  readonly SyncToken: string;
  readonly DocNumber?: string;
  readonly TxnDate: string;
  readonly PrivateNote?: string;
  readonly Line: readonly QboLine[];
};

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

export type FaultToPlan = {
  readonly kind: string;
  readonly operation?: string;
  readonly times?: number;
  readonly delayMs?: number;
};

export type TestSandbox = {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  /** Plans a fault for the next calls of a QuickBooks operation. */
  readonly plan: (fault: FaultToPlan) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** `POST /_sandbox/…` */
  readonly set: (path: string, body: unknown) => Promise<void>;
  readonly entries: (realmId?: string) => Promise<readonly QboJournalEntry[]>;
  /** Simulates matching an entry to the bank, or reconciling the account. */
  readonly markCleared: (
    entryId: string,
    cleared: 'Uncleared' | 'Cleared' | 'Reconciled',
  ) => Promise<void>;
  /** Simulates somebody's own change in these books. */
  readonly write: (
    tokens: Tokens,
    body: unknown,
    options?: { realmId?: string; operation?: 'delete' },
  ) => Promise<unknown>;
  readonly accounts: (tokens: Tokens, realmId?: string) => Promise<ReadonlyMap<string, string>>;
  /** The first tokens of a company, as a connected app holds them. */
  readonly connect: (realmId?: string) => Promise<Tokens>;
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  readonly stop: () => Promise<void>;
};

/** Starts the sandbox in a separate process, over HTTP, on a free port, in memory; sandbox-setup.ts built it. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const child = spawn(process.execPath, [PROGRAM, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstAddress(child);
  const set = async (path: string, body: unknown): Promise<void> => {
    await answerOf(`${url}/_sandbox/${path}`, { method: 'POST', json: body });
  };
  return {
    url,
    set,
    plan: ({ kind, operation, times = 1, delayMs = 200 }) =>
      set('faults', {
        kind,
        times,
        delayMs,
        match: { provider: 'quickbooks', ...(operation === undefined ? {} : { operation }) },
      }),
    clearFaults: async () => {
      await answerOf(`${url}/_sandbox/faults`, { method: 'DELETE' });
    },
    entries: async (realmId = REALM) => {
      const body = await answerOf(`${url}/_sandbox/companies/${realmId}/entries`, {});
      return (body as { entries: QboJournalEntry[] }).entries;
    },
    markCleared: (entryId, cleared) => set(`companies/${REALM}/entries/${entryId}`, { cleared }),
    write: (tokens, body, { realmId = REALM, operation } = {}) => {
      const search = operation === undefined ? '' : `?operation=${operation}`;
      return answerOf(`${url}/v3/company/${realmId}/journalentry${search}`, {
        method: 'POST',
        json: body,
        bearer: tokens.access_token,
      });
    },
    accounts: async (tokens, realmId = REALM) => {
      const query = encodeURIComponent('select * from Account maxresults 1000');
      const body = await answerOf(`${url}/v3/company/${realmId}/query?query=${query}`, {
        bearer: tokens.access_token,
      });
      const { Account } = (body as { QueryResponse: { Account: { Id: string; Name: string }[] } })
        .QueryResponse;
      return new Map(Account.map(({ Id, Name }) => [Name, Id]));
    },
    connect: (realmId = REALM) => connect(url, realmId),
    refresh: (refreshToken) =>
      tokensOf(url, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    stop: () => stop(child),
  };
}

async function firstAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) {
    throw new Error('The sandbox has no output.');
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /(http:\/\/[\d.:]+)\/_sandbox/.exec(line)?.[1];
    if (address !== undefined) {
      return address;
    }
  }
  throw new Error('The sandbox ended before it listened.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

async function answerOf(
  address: string,
  { method = 'GET', json, bearer }: { method?: string; json?: unknown; bearer?: string },
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${method} ${address}: ${response.status} ${text}`);
  }
  return JSON.parse(text) as unknown;
}

const CLIENT = Buffer.from('ABsandboxQuickBooksClient:sandbox-quickbooks-secret').toString(
  'base64',
);

async function tokensOf(url: string, form: Record<string, string>): Promise<Tokens> {
  const answer = await fetch(`${url}/oauth2/v1/tokens/bearer`, {
    method: 'POST',
    headers: { authorization: `Basic ${CLIENT}` },
    body: new URLSearchParams(form),
  });
  return (await answer.json()) as Tokens;
}

/** The redirect of the consent page's Connect button. */
async function connect(url: string, realmId: string): Promise<Tokens> {
  const authorize = new URL(`${url}/connect/oauth2`);
  authorize.search = new URLSearchParams({
    client_id: 'ABsandboxQuickBooksClient',
    response_type: 'code',
    scope: 'com.intuit.quickbooks.accounting',
    redirect_uri: REDIRECT_URI,
    state: 'state-1',
  }).toString();
  const answer = await fetch(authorize, {
    method: 'POST',
    body: new URLSearchParams({ realmId, decision: 'allow' }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  return tokensOf(url, {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT_URI,
  });
}
