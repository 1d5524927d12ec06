import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { Credential } from '../../http/operations.ts';
import { createDatabaseFake } from '../shared/database.fake.ts';
import { sourceScope } from './copy-source.ts';

const SOURCE = '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a09';
const USER = '0d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02';
const SESSION: Credential = {
  kind: 'session',
  sessionId: 'session',
  level: 'aal1',
  owesSecondStep: false,
};

function token(tenantIds: readonly string[] | null, level: 'aal1' | 'aal2' = 'aal1'): Credential {
  return { kind: 'api_token', tokenId: 'token', level, access: 'read', tenantIds };
}

function source(credential: Credential, memberships: readonly object[] = [membership(false)]) {
  const fake = createDatabaseFake(() => memberships);
  const users: string[] = [];
  const database: Pick<Database, 'asUser'> = {
    asUser: (userId, work) => {
      users.push(userId);
      return work(fake.tx);
    },
  };
  const principal = { userId: USER, requestId: 'request-1', credential };
  return { ...fake, users, found: sourceScope(database as Database, principal, SOURCE) };
}

const membership = (secondStepRequired: boolean) => ({ second_step_required: secondStepRequired });

describe('a client to copy from', () => {
  test('must be one that the caller is a member of now, and may read', async () => {
    const { found, users, statements } = source(SESSION);
    expect(await found).toMatchObject({
      tenantId: SOURCE,
      userId: USER,
      requestId: 'request-1',
    });
    expect(users).toEqual([USER]);
    expect(statements.map(({ parameters }) => parameters)).toEqual([[USER, SOURCE, 'no_access']]);
  });

  test.each([
    ['a token of every client', token(null)],
    ['a token of this client among others', token(['other', SOURCE])],
  ])('can be accessed by %s', async (_what, credential) => {
    expect(await source(credential).found).toMatchObject({ tenantId: SOURCE });
  });

  test.each<[string, Credential, readonly object[]]>([
    ['the caller is no member of', SESSION, []],
    ['a token does not reach', token(['other']), [membership(false)]],
    ['a token of no client does not reach', token([]), [membership(false)]],
    // Asking for a second factor would reveal that it exists.
    ['a token does not reach, with a second step', token(['other']), [membership(true)]],
  ])('that %s is not found', async (_what, credential, memberships) => {
    await expect(source(credential, memberships).found).rejects.toMatchObject({
      code: 'mapping_source_not_found',
    });
  });

  test('that requires a second factor can be read after it', async () => {
    const wants = [membership(true)];
    await expect(source(SESSION, wants).found).rejects.toMatchObject({
      code: 'second_step_setup_required',
    });
    await expect(source(token(null), wants).found).rejects.toMatchObject({
      code: 'token_second_step_missing',
    });
    expect(await source({ ...SESSION, level: 'aal2' }, wants).found).toMatchObject({
      tenantId: SOURCE,
    });
    expect(await source(token([SOURCE], 'aal2'), wants).found).toMatchObject({ tenantId: SOURCE });
  });
});
