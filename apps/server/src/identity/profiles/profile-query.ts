import { PostgrestError } from '../../http/postgrest-errors.ts';
import type { Profile } from './profiles.store.ts';

/** Columns by the names that PostgREST's clients use. */
const COLUMNS = {
  id: ({ id }) => id,
  full_name: ({ fullName }) => fullName,
  role: ({ role }) => role,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  updated_at: ({ updatedAt }) => updatedAt.toISOString(),
} as const satisfies Record<string, (profile: Profile) => string | null>;

type Column = keyof typeof COLUMNS;
/** With the selected columns. */
export type ProfileRow = {
  id?: string;
  full_name?: string | null;
  role?: Profile['role'];
  created_at?: string;
  updated_at?: string;
};

/** Parameters that are not row filters. */
const NOT_FILTERS = ['select', 'columns', 'order', 'limit', 'offset', 'on_conflict'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Query = Readonly<Record<string, unknown>>;

/** The rows that match a query, of those the caller may see. Throws PostgREST's errors. */
export function selectRows(profiles: readonly Profile[], query: Query): ProfileRow[] {
  const columns = readSelect(query['select']);
  const filters = Object.entries(query)
    .filter(([name]) => !NOT_FILTERS.includes(name))
    .map(([name, value]) => readFilter(name, value));
  return profiles
    .filter((profile) => filters.every((matches) => matches(profile)))
    .map(
      (profile) =>
        Object.fromEntries(columns.map((name) => [name, COLUMNS[name](profile)])) as ProfileRow,
    );
}

export function isColumn(name: string): name is Column {
  return Object.hasOwn(COLUMNS, name);
}

function readSelect(value: unknown): Column[] {
  const text = typeof value === 'string' ? value.replaceAll(/\s/g, '') : '*';
  if (text === '' || text === '*') {
    return Object.keys(COLUMNS) as Column[];
  }
  return text.split(',').map((name) => {
    if (!/^\w+$/.test(name)) {
      throw new PostgrestError('PGRST100', {
        message: `"failed to parse select parameter (${text})"`,
      });
    }
    return known(name);
  });
}

function readFilter(name: string, filter: unknown): (profile: Profile) => boolean {
  const [, operator, wanted] =
    /^(eq|neq)\.(.*)$/s.exec(typeof filter === 'string' ? filter : '') ?? [];
  if (operator === undefined || wanted === undefined) {
    throw new PostgrestError('PGRST100', {
      message: `"failed to parse filter (${String(filter)})"`,
      details: 'Filters here are eq and neq.',
    });
  }
  const column = known(name);
  if (column === 'id' && !UUID.test(wanted)) {
    throw new PostgrestError('22P02', {
      message: `invalid input syntax for type uuid: "${wanted}"`,
    });
  }
  const value = column === 'id' ? wanted.toLowerCase() : wanted;
  return (profile) => {
    const stored = COLUMNS[column](profile);
    // As in SQL, null neither equals nor differs from anything.
    return stored !== null && (stored === value) === (operator === 'eq');
  };
}

function known(name: string): Column {
  if (!isColumn(name)) {
    throw new PostgrestError('42703', { message: `column profiles.${name} does not exist` });
  }
  return name;
}
