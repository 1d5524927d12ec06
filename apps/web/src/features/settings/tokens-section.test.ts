import type { components } from '@platebook/api-client';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PREFERENCES_KEY } from '../../shared/account/preferences-key.ts';
import '../../shared/language/french.ts';
import { setLanguage } from '../../shared/language/language.ts';
import { refusal } from '../../shared/testing/api.fake.ts';
import { client } from '../../shared/testing/client.fake.ts';
import { submitForm } from '../../shared/testing/form.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import { useTokenForm } from './token-dialog.tsx';
import { TokensSection } from './tokens-section.tsx';

type ApiToken = components['schemas']['ApiToken'];

const TOKEN: ApiToken = {
  id: 'k1',
  name: 'Nightly export',
  prefix: 'pb_4f2a',
  access: 'read',
  tenant_ids: null,
  created_at: '2026-11-01T02:00:00.000Z',
  // Ten in the evening of the day before in New York.
  expires_at: '2026-12-24T03:00:00.000Z',
  last_used_at: null,
};
const node = createElement(TokensSection);

function sectionOf(items: readonly ApiToken[], timeZone = 'America/New_York') {
  const page = fakePage();
  page.services.queries.setQueryData(CLIENTS_KEY, [client]);
  page.services.queries.setQueryData(PREFERENCES_KEY, { time_zone: timeZone });
  page.services.queries.setQueryData(['api-tokens'], { items });
  return page;
}

/** The cells of the only token. */
function cellsOf(token: Partial<ApiToken>, timeZone?: string): string[] {
  const lines = sectionOf([{ ...TOKEN, ...token }], timeZone)
    .text(node)
    .split('\n');
  return lines.slice(lines.indexOf('Action') + 1, lines.indexOf('Revoke'));
}

afterEach(() => {
  setLanguage('en-US');
  vi.useRealTimers();
});

test('a token shows its name, its first characters and its permissions', () => {
  expect(cellsOf({})).toEqual([
    'Nightly export',
    'pb_4f2a…',
    'Read',
    'All of yours',
    'Never',
    'Dec 23, 2026',
  ]);
});

test.each([
  ['America/New_York', '2026-12-24T03:00:00.000Z', 'Dec 23, 2026'],
  ['America/New_York', '2026-12-24T20:00:00.000Z', 'Dec 24, 2026'],
  ['UTC', '2026-12-24T03:00:00.000Z', 'Dec 24, 2026'],
  ['Pacific/Auckland', '2026-12-24T20:00:00.000Z', 'Dec 25, 2026'],
])('in %s one that ends at %s expires on %s', (zone, expires_at, day) => {
  expect(cellsOf({ expires_at }, zone).at(-1)).toBe(day);
});

test('a token with write access, no expiry and a last use says so', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') });
  const used = { last_used_at: '2026-11-21T09:00:00.000Z', expires_at: null };
  expect(cellsOf({ ...used, access: 'write' }).slice(2)).toEqual([
    'Read and write',
    'All of yours',
    '3 hours ago',
    'Never',
  ]);
});

test('the clients it reaches are named, except those its owner has left', () => {
  expect(cellsOf({ tenant_ids: ['t1'] })[3]).toBe('Harbor');
  expect(cellsOf({ tenant_ids: ['t1', 't9'] })[3]).toBe('Harbor, A client you’ve left');
});

test('each token is revoked by name, and another can be created', () => {
  const page = sectionOf([TOKEN, { ...TOKEN, id: 'k2', name: 'Laptop' }]);
  expect(page.buttons(node)).toEqual([
    ['Revoke Nightly export', true],
    ['Revoke Laptop', true],
    ['Create token', true],
  ]);
});

test('without tokens, the page says what they are for', () => {
  expect(sectionOf([]).text(node).split('\n')).toEqual([
    'API tokens',
    'For the command line and other programs. A token can’t do more than you can.',
    'No tokens yet',
    'Sign a program in without your password, and revoke its access anytime.',
    'Create token',
  ]);
});

test('in French, the day is in the French format', () => {
  setLanguage('fr-CA');
  const lines = sectionOf([TOKEN]).text(node).split('\n');
  expect(lines).toContain('23 déc. 2026');
});

type Fields = Readonly<Record<string, string>>;

/** The request sent when these fields are filled in. */
async function create(fields: Fields, tenant: string | null, answer: object | Response = {}) {
  const page = fakePage(() => answer);
  const created: unknown[] = [];
  const drawn = page.hook(() => useTokenForm(async (made) => void created.push(made), tenant));
  const errors = await submitForm(page, drawn, fields);
  return { sent: page.sent.map(({ body }) => body), created, errors };
}

test.each<[string, Fields, string | null, object]>([
  [
    'the least at first: to read one client for 90 days',
    {},
    't1',
    { access: 'read', tenant_ids: ['t1'], expires_in_days: 90 },
  ],
  [
    'all clients for ever, where that is chosen',
    { access: 'write', reach: 'all', expires_in_days: 'never' },
    't1',
    { access: 'write', tenant_ids: null, expires_in_days: null },
  ],
  [
    'all clients where none is open',
    { expires_in_days: '366' },
    null,
    { access: 'read', tenant_ids: null, expires_in_days: 366 },
  ],
])('a new token may %s', async (_, fields, tenant, body) => {
  const { sent, created } = await create({ name: ' Laptop ', ...fields }, tenant, { secret: 's' });
  expect(sent).toEqual([{ name: 'Laptop', ...body }]);
  expect(created).toEqual([{ secret: 's' }]);
});

test.each([
  ['', 'Enter a name for the token'],
  ['   ', 'Enter a name for the token'],
  ['x'.repeat(101), 'Use at most 100 characters'],
])('a name of %j is not sent', async (name, message) => {
  const { sent, errors } = await create({ name }, 't1');
  expect([sent, errors]).toEqual([[], { name: message }]);
});

test('a refused token shows nothing', async () => {
  const { sent, created } = await create(
    { name: 'Laptop' },
    't1',
    refusal(409, 'token_limit_reached', 'You have 50 tokens.'),
  );
  expect([sent.length, created]).toEqual([1, []]);
});
