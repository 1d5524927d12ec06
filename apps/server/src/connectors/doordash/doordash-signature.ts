import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Outbound } from '../../platform/outbound.ts';
import { textOr } from '../call.ts';
import { callJson } from '../connections/token-endpoint.ts';
import { refusalBy } from '../provider-failure.ts';
import { DOORDASH_NAME } from './doordash-name.ts';

/** Credentials from DoorDash's developer portal; the secret is base64, in either alphabet. */
export type DoorDashCredentials = {
  readonly developerId: string;
  readonly keyId: string;
  readonly signingSecret: string;
};

const TOKEN_LIFE_S = 300;

/**
 * The `Authorization` of one call: HS256 with the decoded secret; `kid` and `dd-ver` are where DoorDash expects them
 * (platform-apis 2.1).
 */
export async function signDoorDash(
  { developerId, keyId, signingSecret }: DoorDashCredentials,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1_000);
  const token = await new SignJWT({ kid: keyId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', 'dd-ver': 'DD-JWT-V1' })
    .setIssuer(developerId)
    .setAudience('doordash')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_LIFE_S)
    .sign(Buffer.from(signingSecret, 'base64'));
  return `Bearer ${token}`;
}

/** Requests a report that cannot exist: a 404 means that the signature is valid. Throws `ProviderFailure`. */
export async function tryDoorDash(
  { outbound, apiUrl }: { outbound: Outbound; apiUrl: string },
  authorization: string,
): Promise<void> {
  const { status, body } = await callJson({
    outbound,
    name: DOORDASH_NAME,
    request: {
      url: `${apiUrl}/dataexchange/v1/reports/${randomUUID()}/reportlink`,
      headers: { accept: 'application/json', authorization },
    },
  });
  if (status === 401 || status === 403) {
    throw refusalBy(DOORDASH_NAME, textOr(body['code'], `http_${status}`));
  }
}
