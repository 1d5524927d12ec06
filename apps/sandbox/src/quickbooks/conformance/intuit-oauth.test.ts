import IntuitOAuth from 'intuit-oauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  allow,
  REALM,
  REDIRECT_URI,
  startSandbox,
  type RunningSandbox,
} from '../../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
// Intuit's own client, unmodified.
let client: IntuitOAuth;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

beforeEach(() => {
  const { clientId, clientSecret } = sandbox.quickbooks.client;
  client = new IntuitOAuth({
    clientId,
    clientSecret,
    environment: 'sandbox',
    redirectUri: REDIRECT_URI,
  });
  client.setAuthorizeURLs({
    authorizeEndpoint: `${sandbox.origin}/connect/oauth2`,
    tokenEndpoint: `${sandbox.origin}/oauth2/v1/tokens/bearer`,
    revokeEndpoint: `${sandbox.origin}/v2/oauth2/tokens/revoke`,
    userInfoEndpoint: `${sandbox.origin}/v1/openid_connect/userinfo`,
  });
  IntuitOAuth.environment.sandbox = `${sandbox.origin}/`;
});

async function signIn() {
  const back = await allow(sandbox);
  return client.createToken(back.href);
}

test('its authorize URL shows the consent page with the companies', async () => {
  const uri = client.authorizeUri({ scope: [IntuitOAuth.scopes.Accounting], state: 's' });
  const answer = await fetch(uri);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Harbor Street Kitchen LLC');
});

test('trades the code for tokens, once', async () => {
  const back = await allow(sandbox);
  expect(back.searchParams.get('realmId')).toBe(REALM);
  const token = (await client.createToken(back.href)).getJson();
  expect({ ...token, access_token: '…', refresh_token: '…' }).toEqual({
    token_type: 'bearer',
    access_token: '…',
    refresh_token: '…',
    expires_in: 3600,
    x_refresh_token_expires_in: 8_726_400,
  });
  await expect(client.createToken(back.href)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('keeps the refresh token for a day, then gives a new one and refuses the old one', async () => {
  await signIn();
  const first = client.token.refresh_token;
  await client.refresh();
  expect(client.token.refresh_token).toBe(first);
  sandbox.clock.move(86_400_000);
  await client.refresh();
  const second = client.token.refresh_token;
  expect(second).not.toBe(first);
  await expect(client.refreshUsingToken(first)).rejects.toMatchObject({ error: 'invalid_grant' });
  await client.refreshUsingToken(second);
});

test('reads the company with the access token, but not after an hour', async () => {
  await signIn();
  const url = `${sandbox.origin}/v3/company/${REALM}/companyinfo/${REALM}?minorversion=75`;
  const { json } = await client.makeApiCall({ url });
  expect(json.CompanyInfo?.CompanyName).toBe('Harbor Street Kitchen LLC');
  sandbox.clock.move(3_600_000);
  const answer = await fetch(url, {
    headers: { accept: 'application/json', authorization: `Bearer ${client.token.access_token}` },
  });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    fault: { error: [{ code: '3200', detail: 'Token expired' }] },
  });
});

test('revokes: neither token works afterwards', async () => {
  await signIn();
  const { refresh_token: refreshToken, access_token: accessToken } = client.token;
  await client.revoke();
  const answer = await fetch(`${sandbox.origin}/v3/company/${REALM}/preferences`, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
  });
  expect(answer.status).toBe(401);
  await expect(client.refreshUsingToken(refreshToken)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('a wrong secret is refused', async () => {
  const stranger = new IntuitOAuth({
    clientId: sandbox.quickbooks.client.clientId,
    clientSecret: 'wrong',
    environment: 'sandbox',
    redirectUri: REDIRECT_URI,
  });
  const back = await allow(sandbox);
  await expect(stranger.createToken(back.href)).rejects.toMatchObject({ error: 'invalid_client' });
});
