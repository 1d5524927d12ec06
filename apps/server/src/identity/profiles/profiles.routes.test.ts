import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdTime } from '../../testing/auth-clients.ts';
import { PASSWORD, addPerson, addTenant, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dana: SupabaseClient;
let danaId: string;
let iraId: string;

beforeAll(async () => {
  server = await startTestServer();
  holdTime(server);
  const person = await addPerson(server, { email: 'dana@example.test' });
  danaId = person.userId;
  iraId = (await addPerson(server, { email: 'ira@example.test' })).userId;
  await addTenant(server, { name: 'Harbor', members: [{ person, level: 'user_manager' }] });
  dana = await signedIn('dana@example.test');
});

afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

/** The unmodified Supabase client. */
async function signedIn(email: string): Promise<SupabaseClient> {
  const client = createClient(server.url, 'any-key', {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: email },
    // This Node has no WebSocket, and nothing here is realtime.
    realtime: { transport: Object as never },
  });
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return client;
}

describe('the profiles table, through the Supabase client', () => {
  test('has no row before one is inserted', async () => {
    const one = await dana.from('profiles').select('*').eq('id', danaId).single();
    expect([one.status, one.error]).toEqual([
      406,
      {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
    ]);
    const maybe = await dana.from('profiles').select('*').eq('id', danaId).maybeSingle();
    expect([maybe.data, maybe.error]).toEqual([null, null]);
  });

  test('inserts the caller’s own row and returns it, with the role of the first tenant', async () => {
    const { data, error, status } = await dana
      .from('profiles')
      .insert({ id: danaId, full_name: 'Dana' })
      .select()
      .single();
    expect([status, error, data]).toEqual([
      201,
      null,
      {
        id: danaId,
        full_name: 'Dana',
        role: 'user_manager',
        created_at: '2026-11-21T09:00:00.000Z',
        updated_at: '2026-11-21T09:00:00.000Z',
      },
    ]);
  });

  test('returns the selected columns', async () => {
    const { data } = await dana.from('profiles').select('id, role').eq('id', danaId).single();
    expect(data).toEqual({ id: danaId, role: 'user_manager' });
    expect((await dana.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Dana' }]);
  });

  test('with return=minimal an insert returns nothing', async () => {
    const ira = await signedIn('ira@example.test');
    const { data, error, status } = await ira.from('profiles').insert([{ id: iraId }]);
    expect([status, data, error]).toEqual([201, null, null]);
    const own = await ira.from('profiles').select('id, role').single();
    expect(own.data).toEqual({ id: iraId, role: 'no_access' });
  });

  test('hides others’ rows, and rejects inserts for other users', async () => {
    const foreign = await dana.from('profiles').select('*').eq('id', iraId).maybeSingle();
    expect(foreign.data).toBeNull();
    const { error, status } = await dana.from('profiles').insert({ id: iraId, full_name: 'Eve' });
    expect([status, error]).toEqual([
      403,
      {
        code: '42501',
        message: 'new row violates row-level security policy for table "profiles"',
        details: null,
        hint: null,
      },
    ]);
  });

  test('accepts one row per user', async () => {
    const { error, status } = await dana.from('profiles').insert({ id: danaId });
    expect([status, error]).toEqual([
      409,
      {
        code: '23505',
        message: 'duplicate key value violates unique constraint "profiles_pkey"',
        // PostgreSQL omits keys of rows under row-level security.
        details: null,
        hint: null,
      },
    ]);
  });

  test.each([
    [{ full_name: 'Nobody' }, 400, '23502'],
    [{ id: 'no uuid' }, 400, '22P02'],
    [{ id: 'ID', role: 'system_admin' }, 403, '42501'],
    [{ id: 'ID', is_admin: true }, 400, 'PGRST204'],
    [{ id: 'ID', full_name: 7 }, 400, '22P02'],
  ])('rejects the insert of %j', async (row, status, code) => {
    const profile = { ...row, ...('id' in row && row.id === 'ID' ? { id: danaId } : {}) };
    const answer = await dana.from('profiles').insert(profile as { id: string });
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });

  test('rejects invalid columns, filters and ids', async () => {
    const profiles = () => dana.from('profiles');
    const answers = [
      await profiles().select('secret'),
      await profiles().select('*').eq('secret', '1'),
      await profiles().select('*').like('full_name', 'D%'),
      await profiles().select('*').eq('id', 'no uuid'),
      await profiles().select('*, users(email)'),
    ];
    expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
      [400, '42703'],
      [400, '42703'],
      [400, 'PGRST100'],
      [400, '22P02'],
      [400, 'PGRST100'],
    ]);
  });
});

describe('the profiles table, unauthenticated', () => {
  test.each([
    [{}, 'PGRST302'],
    [{ authorization: 'Bearer nonsense' }, 'PGRST301'],
  ])('with %j is closed', async (headers, code) => {
    const { status, body } = await server.call('GET /rest/v1/profiles', { headers });
    expect([status, (body as { code: string }).code]).toEqual([401, code]);
  });

  test('is the only table', async () => {
    const { error, status } = await dana.from('users').select('*');
    expect([status, error?.code]).toEqual([404, 'PGRST205']);
  });
});
