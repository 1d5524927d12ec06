import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import type { Person } from './demo.ts';
import { codeIn, lastMail } from './inbox.ts';

/** The invite code that opens the demo's registration. */
export const INVITE_CODE = 'DEMO-BOOK-2026';
/** The invite code whose accounts start on a trial of the demo's larger plan. */
export const TRIAL_CODE = 'DEMO-TEST-2026';

/** A person without an account. */
export function newPerson(): Person {
  return { email: `new-${randomUUID()}@example.test`, password: 'nine jars of pickled plums' };
}

/** Ends every session of a person from another device. */
export async function endSessions(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<void> {
  const opened = await request.post('/api/v2/auth/login', { data: { email, password } });
  const { data } = (await opened.json()) as { data: { access_token: string } };
  const ended = await request.post('/auth/v1/logout?scope=global', {
    headers: { authorization: `Bearer ${data.access_token}` },
  });
  expect(ended.status()).toBe(204);
}

/** A new account that owns one client, confirmed and complete. */
export async function seedAccount(
  request: APIRequestContext,
  clientName: string,
  inviteCode = INVITE_CODE,
): Promise<Person> {
  const { person, authorization } = await seedConfirmed(request, inviteCode);
  const completed = await request.post('/api/v2/auth/setup-user-tenant', {
    headers: { authorization },
    data: {
      full_name: 'Noa Verhaegen',
      business_type: 'owner',
      tenant_name: clientName,
      country: 'US',
      time_zone: 'America/New_York',
    },
  });
  expect(completed.status(), await completed.text()).toBe(201);
  return person;
}

/** A confirmed account without a name that belongs to a tenant, like an invited person's. */
export async function seedNameless(request: APIRequestContext): Promise<Person> {
  const { person, authorization } = await seedConfirmed(request);
  const created = await request.post('/api/v2/clients/clients', {
    headers: { authorization },
    data: { name: 'Quince & Salt' },
  });
  expect(created.status(), await created.text()).toBe(201);
  return person;
}

/** A confirmed, signed-in account without a client. */
export async function seedConfirmed(
  request: APIRequestContext,
  inviteCode = INVITE_CODE,
): Promise<{ person: Person; authorization: string }> {
  const person = newPerson();
  const registered = await request.post('/api/v2/auth/register', {
    data: { ...person, invite_code: inviteCode },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  const confirmed = await request.post('/auth/v1/verify', {
    data: {
      type: 'signup',
      email: person.email,
      token: codeIn(await lastMail(request, person.email, 'confirm_signup')),
    },
  });
  const session = (await confirmed.json()) as components['schemas']['GoTrueSession'];
  return { person, authorization: `Bearer ${session.access_token}` };
}
