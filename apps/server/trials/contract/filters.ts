import { Client } from 'pg';

/** A condition that limits a statement to a tenant or a user. */
export type Filter = {
  readonly statement: string;
  readonly condition: string;
  /** The index of the condition in the statement. */
  readonly at: number;
};

/** `actor_user_id` only narrows: the actor does not determine a row's owner. */
const CONDITION =
  /(?<!\w)(?:"?\w+"?\.)?"?(?:tenant_id|user_id)"? = (?:any\()?(\$\d+)(?:::uuid(?:\[\])?)?\)?/g;

export function filtersIn(statement: string): Filter[] {
  // After `values` or `set` come written values, not conditions.
  if (/^\s*insert/i.test(statement)) {
    return [];
  }
  return [...statement.matchAll(CONDITION)].map(({ 0: condition, index }) => ({
    statement,
    condition,
    at: index,
  }));
}

/** The statement without the condition; its parameter stays, or it would not run. */
export function withoutFilter({ statement, condition, at }: Filter): string {
  const [parameter = ''] = /\$\d+/.exec(condition) ?? [];
  const type = condition.includes('any(') ? 'uuid[]' : 'uuid';
  return `${statement.slice(0, at)}${parameter}::${type} is not null${statement.slice(at + condition.length)}`;
}

export type StatementWatch = {
  /** The statements sent since the last call. */
  readonly seen: () => ReadonlySet<string>;
  /** Replaces a statement by another until the returned function is called. */
  readonly replace: (statement: string, by: string) => () => void;
  readonly stop: () => void;
};

type Query = (this: Client, ...args: unknown[]) => unknown;

/** Intercepts statements between the program and the database driver. */
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
