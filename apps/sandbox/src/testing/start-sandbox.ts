import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import { serve } from '../listen.ts';

export type RunningSandbox = Sandbox & {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  stop(): Promise<void>;
};

/** A world in memory on a free port. Time only moves by its clock when `machineNow` is fixed. */
export async function startSandbox(file: string | null = null): Promise<RunningSandbox> {
  const sandbox = createSandbox({ file });
  const { server, port } = await serve(sandbox, { host: '127.0.0.1', port: 0, orNext: false });
  return {
    ...sandbox,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      sandbox.close();
    },
  };
}

export const REALM = '9341452000000001';
export const REDIRECT_URI = 'http://localhost:8000/callback';

/** Presses the consent page's Connect button and returns the redirect URL. */
export async function allow(
  sandbox: RunningSandbox,
  realmId = REALM,
  state = 'state-1',
): Promise<URL> {
  const authorize = new URL(`${sandbox.origin}/connect/oauth2`);
  authorize.search = new URLSearchParams({
    client_id: sandbox.quickbooks.client.clientId,
    response_type: 'code',
    scope: 'com.intuit.quickbooks.accounting',
    redirect_uri: REDIRECT_URI,
    state,
  }).toString();
  const answer = await fetch(authorize, {
    method: 'POST',
    body: new URLSearchParams({ realmId, decision: 'allow' }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '');
}

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

/** A company's first tokens, as for a connected app. */
export async function connect(sandbox: RunningSandbox, realmId = REALM): Promise<Tokens> {
  const back = await allow(sandbox, realmId);
  const { clientId, clientSecret } = sandbox.quickbooks.client;
  const answer = await fetch(`${sandbox.origin}/oauth2/v1/tokens/bearer`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT_URI,
    }),
  });
  return (await answer.json()) as Tokens;
}
