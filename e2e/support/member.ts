import { expect, type APIRequestContext } from '@playwright/test';
import { seedConfirmed } from './account.ts';
import type { Person } from './demo.ts';
import { lastMail, linkIn } from './inbox.ts';
import { apiOf } from './journal.ts';

/** A member of only the owner's first client, invited by mail. */
export async function seedMember(
  request: APIRequestContext,
  owner: Person,
  { role, name }: { readonly role: 'user_manager' | 'user_basic'; readonly name: string },
): Promise<Person> {
  const { tenant, headers } = await apiOf(request, owner);
  const { person, authorization } = await seedConfirmed(request);
  const invited = await request.post(`/api/v2/clients/tenants/${tenant}/invitations`, {
    headers,
    data: { emails: [person.email], tenant_role: role },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = linkIn(await lastMail(request, person.email, 'team_invitation'));
  const token = new URL(link, 'http://mail.test').searchParams.get('token');
  const own = { headers: { authorization } };
  const named = await request.put('/api/v2/auth/me', { ...own, data: { full_name: name } });
  expect(named.ok(), await named.text()).toBe(true);
  const joined = await request.post('/api/v2/auth/invitations/accept', { ...own, data: { token } });
  expect(joined.ok(), await joined.text()).toBe(true);
  return person;
}
