import { Client } from 'pg';

/** A condition of one statement that keeps it to a tenant or a person. */
export type Filter = {
  readonly statement: string;
  readonly condition: string;
  /** Which of the statement's conditions it is. */
  readonly at: number;
};

/** `actor_user_id` only narrows: who acted says nothing of whose a row is. */
const CONDITION =
  /(?<!\w)(?:"?\w+"?\.)?"?(?:tenant_id|user_id)"? = (?:any\()?(\$\d+)(?:::uuid(?:\[\])?)?\)?/g;

export function filtersIn(statement: string): Filter[] {
  // What follows `values` or `set` is what is written, not what it is written to.
  if (/^\s*insert/i.test(statement)) {
    return [];
  }
  return [...statement.matchAll(CONDITION)].map(({ 0: condition, index }) => ({
    statement,
    condition,
    at: index,
  }));
}

/** The statement as it would be had somebody forgotten the condition; its parameter stays, or it would not run. */
export function withoutFilter({ statement, condition, at }: Filter): string {
  const [parameter = ''] = /\$\d+/.exec(condition) ?? [];
  const type = condition.includes('any(') ? 'uuid[]' : 'uuid';
  return `${statement.slice(0, at)}${parameter}::${type} is not null${statement.slice(at + condition.length)}`;
}

export type StatementWatch = {
  /** The statements sent since the last call. */
  readonly seen: () => ReadonlySet<string>;
  /** Has another statement sent in place of one, until the answer is called. */
  readonly replace: (statement: string, by: string) => () => void;
  readonly stop: () => void;
};

type Query = (this: Client, ...args: unknown[]) => unknown;

/** Stands between the program and the database driver. */
export function watchStatements(): StatementWatch {
  const prototype = Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  const replaced = new Map<string, string>();
  let seen = new Set<string>();
  prototype.query = function query(this: Client, statement: unknown, ...rest: unknown[]) {
    if (typeof statement !== 'string') {
      return original.call(this, statement, ...rest);
    }
    seen.add(statement);
    return original.call(this, replaced.get(statement) ?? statement, ...rest);
  };
  return {
    seen: () => {
      const before = seen;
      seen = new Set();
      return before;
    },
    replace: (statement, by) => {
      replaced.set(statement, by);
      return () => replaced.delete(statement);
    },
    stop: () => {
      prototype.query = original;
    },
  };
}
