import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { PREFERENCES_KEY } from '../../shared/account/preferences-key.ts';
import { refusal } from '../../shared/testing/api.fake.ts';
import { client } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { clientsList } from './client-list.queries.ts';
import { clientSchema, toClientBody, toClientFields, type ClientFields } from './client-schema.ts';
import { useArchiving, useClientDeletion } from './use-client-changes.ts';
import { useFavourites } from './use-favourites.ts';

const CLIENT = '/api/v2/clients/clients/c1';
const LISTS = [['clients'], ['clients', 'list', { include: 'triage' }], ['client', 't1', 'stores']];
const REFUSED = () => refusal(409, 'client_in_use', 'It has stores.');

/** A page that knows clients; which of what it knows is old is asked afterwards. */
function pageWith(answer?: Parameters<typeof fakePage>[0]) {
  const page = fakePage(answer);
  const { queries } = page.services;
  for (const key of LISTS) {
    queries.setQueryData(key, []);
  }
  const stale = () => LISTS.filter((key) => queries.getQueryState(key)?.isInvalidated === true);
  return { ...page, stale };
}

test.each([true, false])('archiving is a single change of the client: %s', async (archived) => {
  const page = pageWith(() => client);
  await page.hook(() => useArchiving()).mutateAsync({ client, archived });
  expect(page.sent).toEqual([{ method: 'PUT', path: CLIENT, body: { archived } }]);
  expect(page.stale()).toEqual(LISTS.slice(0, 2));
});

test('a deletion is reported once the lists are reloaded', async () => {
  const deleted: unknown[] = [];
  const page = pageWith(() => null);
  const deletion = page.hook(() =>
    useClientDeletion(({ id }) => deleted.push([id, page.stale().length])),
  );
  await deletion.mutateAsync(client);
  expect(page.sent).toEqual([{ method: 'DELETE', path: CLIENT }]);
  expect(deleted).toEqual([['c1', 2]]);
});

test('a refused deletion notifies nobody, and leaves the page as it is', async () => {
  const deleted: unknown[] = [];
  const page = pageWith(REFUSED);
  const deletion = page.hook(() => useClientDeletion(({ id }) => deleted.push(id)));
  await expect(deletion.mutateAsync(client)).rejects.toMatchObject({ code: 'client_in_use' });
  expect([deleted, page.stale()]).toEqual([[], []]);
});

const FIELDS: ClientFields = {
  name: 'Harbor',
  number: '',
  client_category: 'qbo',
  country: 'US',
  currency: 'USD',
  time_zone: 'America/New_York',
};

test('a client opened and saved is sent unchanged; a missing number is null', () => {
  const opened = toClientFields({ ...client, number: '0042' }, 'Europe/London');
  expect(opened).toEqual({ ...FIELDS, number: '0042' });
  expect(toClientBody(opened)).toEqual({ ...FIELDS, number: '0042' });
  expect(toClientBody(toClientFields(client, 'Europe/London'))).toEqual({
    ...FIELDS,
    number: null,
  });
});

test('a new client starts in the US, in the user’s time zone', () => {
  expect(toClientFields(null, 'America/Halifax')).toEqual({
    ...FIELDS,
    name: '',
    time_zone: 'America/Halifax',
  });
});

test.each<[Partial<ClientFields>, string[]]>([
  [{ name: ' \n' }, ['Enter the client’s name']],
  [{ name: 'x'.repeat(201) }, ['Use at most 200 characters']],
  [{ number: '1'.repeat(51) }, ['Use at most 50 characters']],
  [{ time_zone: '' }, ['Choose the client’s time zone']],
  [{ name: ` ${'x'.repeat(200)} `, number: ` ${'1'.repeat(50)} ` }, []],
])('%o: %j', (changes, messages) => {
  const { issues = [] } = safeParse(clientSchema, { ...FIELDS, ...changes });
  expect(issues.map(({ message }) => message)).toEqual(messages);
});

test('spaces around a name and a number are not sent', () => {
  const { output } = safeParse(clientSchema, { ...FIELDS, name: ' Harbor ', number: ' 7 ' });
  expect(output).toEqual({ ...FIELDS, number: '7' });
});

test('favorites are collected from all clients, page by page', async () => {
  const page = fakePage(() => ({
    items: [client, { ...client, id: 'c2' }],
    next_cursor: 'n2',
  }));
  const list = clientsList(page.services.api, { part: 'favourites', filters: {}, sort: 'name' }, [
    'c2',
    'c9',
  ]);
  const { signal } = new AbortController();
  const found = await list.load({ limit: list.pageSize, cursor: 'n1' }, signal);
  expect(page.sent).toEqual([
    {
      method: 'GET',
      path: '/api/v2/clients/clients',
      query: { include: 'triage', sort: 'name', limit: '100', cursor: 'n1' },
    },
  ]);
  expect(found).toEqual({ items: [{ ...client, id: 'c2' }], next_cursor: 'n2' });
  expect(list.key).toEqual([
    'clients',
    'list',
    { include: 'triage', sort: 'name', favouriteIds: ['c2', 'c9'] },
  ]);
});

test('starring is not offered until the other stars are loaded', () => {
  const { areKnown, ids } = fakePage().hook(() => useFavourites());
  expect([areKnown, ids]).toEqual([false, []]);
});

test.each([
  ['c2', true, ['c1', 'c2']],
  ['c1', true, ['c1']],
  ['c1', false, []],
  ['c9', false, ['c1']],
])('a star at %s, set: %s', async (id, isFavourite, saved) => {
  const page = fakePage(() => ({ favourite_client_ids: saved }));
  page.services.queries.setQueryData(PREFERENCES_KEY, { favourite_client_ids: ['c1'] });
  const favourites = page.hook(() => useFavourites());
  expect(['c1', 'c2'].map(favourites.has)).toEqual([true, false]);
  favourites.toggle(id, isFavourite);
  await page.settled();
  expect(page.sent).toEqual([
    {
      method: 'PUT',
      path: '/api/v2/auth/me/preferences',
      body: { favourite_client_ids: saved },
    },
  ]);
});

test('a star that the server refuses is reverted', async () => {
  const page = fakePage(() => refusal(409, 'conflict', 'Try again.'));
  const { queries } = page.services;
  queries.setQueryData(PREFERENCES_KEY, { favourite_client_ids: ['c1'] });
  page.hook(() => useFavourites()).toggle('c2', true);
  await page.settled();
  expect(queries.getQueryData(PREFERENCES_KEY)).toEqual({ favourite_client_ids: ['c1'] });
});
