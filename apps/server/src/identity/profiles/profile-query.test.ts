import { describe, expect, test } from 'vitest';
import { PostgrestError } from '../../http/postgrest-errors.ts';
import { selectRows } from './profile-query.ts';
import type { Profile } from './profiles.store.ts';

const DANA: Profile = {
  id: '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01',
  fullName: 'Dana Whitfield',
  role: 'user_basic',
  createdAt: new Date('2026-11-21T09:00:00.000Z'),
  updatedAt: new Date('2026-11-22T09:00:00.000Z'),
};
const NAMELESS: Profile = {
  ...DANA,
  id: '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a02',
  fullName: null,
};
const BOTH = [DANA, NAMELESS];

const namesBy = (query: Readonly<Record<string, unknown>>) =>
  selectRows(BOTH, query).map(({ full_name: name }) => name);

function refusalOf(query: Readonly<Record<string, unknown>>) {
  try {
    return selectRows(BOTH, query);
  } catch (error) {
    if (!(error instanceof PostgrestError)) {
      throw error;
    }
    return [error.code, error.message];
  }
}

describe('columns', () => {
  const WHOLE = {
    id: DANA.id,
    full_name: 'Dana Whitfield',
    role: 'user_basic',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-22T09:00:00.000Z',
  };

  test.each([{}, { select: '*' }, { select: ' ' }, { select: ['id'] }])(
    'are all of them if %j selects none',
    (query) => {
      expect(selectRows([DANA], query)).toEqual([WHOLE]);
    },
  );

  test('are the selected ones', () => {
    expect(selectRows([DANA], { select: 'full_name, id' })).toEqual([
      { full_name: 'Dana Whitfield', id: DANA.id },
    ]);
  });

  test.each([
    ['id,', 'PGRST100', '"failed to parse select parameter (id,)"'],
    ['id(name)', 'PGRST100', '"failed to parse select parameter (id(name))"'],
    ['password', '42703', 'column profiles.password does not exist'],
    ['toString', '42703', 'column profiles.toString does not exist'],
  ])('reject unknown ones: %s', (select, code, message) => {
    expect(refusalOf({ select })).toEqual([code, message]);
  });
});

describe('filters', () => {
  test.each([
    [{ full_name: 'eq.Dana Whitfield' }, ['Dana Whitfield']],
    [{ full_name: 'eq.dana whitfield' }, []],
    [{ full_name: 'neq.Dana Whitfield' }, []],
    [{ full_name: 'neq.Somebody' }, ['Dana Whitfield']],
    [{ full_name: 'eq.' }, []],
    [{ id: `eq.${DANA.id.toUpperCase()}` }, ['Dana Whitfield']],
    [{ id: `neq.${DANA.id}` }, [null]],
    [{ created_at: 'eq.2026-11-21T09:00:00.000Z' }, ['Dana Whitfield', null]],
    [{ role: 'eq.user_basic', id: `eq.${DANA.id}` }, ['Dana Whitfield']],
    [{ role: 'neq.user_basic' }, []],
  ])('of %j match %j', (query, names) => {
    expect(namesBy(query)).toEqual(names);
  });

  test('ignore order, limit and conflict parameters', () => {
    const query = { order: 'id.asc', limit: '1', offset: '5', on_conflict: 'id', columns: 'x' };
    expect(namesBy(query)).toEqual(['Dana Whitfield', null]);
  });

  test.each([
    [{ full_name: 'like.*' }, 'PGRST100', '"failed to parse filter (like.*)"'],
    [{ full_name: 'Dana' }, 'PGRST100', '"failed to parse filter (Dana)"'],
    [{ full_name: ['eq.a', 'eq.b'] }, 'PGRST100', '"failed to parse filter (eq.a,eq.b)"'],
    [{ password: 'eq.x' }, '42703', 'column profiles.password does not exist'],
    [{ id: 'eq.1' }, '22P02', 'invalid input syntax for type uuid: "1"'],
    [{ id: `eq.${DANA.id}'` }, '22P02', `invalid input syntax for type uuid: "${DANA.id}'"`],
  ])('are rejected as PostgREST rejects them: %j', (query, code, message) => {
    expect(refusalOf(query)).toEqual([code, message]);
  });
});
