import { invalidQuery, QboFault } from './qbo-fault.ts';

export type Condition = {
  /** `MetaData.LastUpdatedTime` */
  readonly property: string;
  readonly operator: '=' | '<' | '>' | '<=' | '>=' | 'LIKE' | 'IN';
  readonly values: readonly string[];
};

export type Query = {
  readonly counts: boolean;
  /** Null for `*`. */
  readonly properties: readonly string[] | null;
  readonly entity: string;
  readonly conditions: readonly Condition[];
  readonly order: readonly { readonly property: string; readonly descending: boolean }[];
  /** 1 for the first. */
  readonly start: number;
  readonly most: number;
};

type Token = { readonly kind: 'word' | 'text' | 'sign'; readonly value: string };

const DEFAULT_MOST = 100;
const LARGEST_MOST = 1000;
const TOKEN = /\s*(?:'((?:\\.|[^'\\])*)'|([A-Za-z_][\w.]*|-?\d[\w.:+-]*)|(<=|>=|[=<>(),*]))/y;

function parseError(detail: string): QboFault {
  return new QboFault('4000', 'Error parsing query', `QueryParserError: ${detail}`);
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const trimmed = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(trimmed);
    if (match === null) {
      throw parseError(`Encountered unexpected text at position ${at}`);
    }
    const [, quoted, word, sign] = match;
    if (quoted !== undefined) {
      tokens.push({ kind: 'text', value: quoted.replaceAll(/\\(.)/g, '$1') });
    } else if (word !== undefined) {
      tokens.push({ kind: 'word', value: word });
    } else {
      tokens.push({ kind: 'sign', value: sign ?? '' });
    }
  }
  return tokens;
}

/** Reads tokens sequentially; keywords are case-insensitive. */
function createReader(tokens: readonly Token[]) {
  let at = 0;
  const peek = () => tokens[at];
  const is = (word: string) =>
    peek()?.kind !== 'text' && peek()?.value.toUpperCase() === word.toUpperCase();
  return {
    peek,
    is,
    take(): Token {
      const token = tokens[at];
      if (token === undefined) {
        throw parseError('Encountered " <EOF>"');
      }
      at += 1;
      return token;
    },
    accept(word: string): boolean {
      const found = is(word);
      at += found ? 1 : 0;
      return found;
    },
    expect(word: string): void {
      if (!is(word)) {
        throw parseError(`Was expecting ${word} instead of "${peek()?.value ?? '<EOF>'}"`);
      }
      at += 1;
    },
    get done() {
      return at >= tokens.length;
    },
  };
}

type Reader = ReturnType<typeof createReader>;

function readProperties(reader: Reader): { counts: boolean; properties: readonly string[] | null } {
  if (reader.accept('*')) {
    return { counts: false, properties: null };
  }
  if (reader.accept('count')) {
    for (const sign of ['(', '*', ')']) {
      reader.expect(sign);
    }
    return { counts: true, properties: null };
  }
  const properties = [reader.take().value];
  while (reader.accept(',')) {
    properties.push(reader.take().value);
  }
  return { counts: false, properties };
}

function readCondition(reader: Reader): Condition {
  const property = reader.take().value;
  if (reader.accept('IN')) {
    reader.expect('(');
    const values = [reader.take().value];
    while (reader.accept(',')) {
      values.push(reader.take().value);
    }
    reader.expect(')');
    return { property, operator: 'IN', values };
  }
  const operator = reader.take().value.toUpperCase();
  if (!['=', '<', '>', '<=', '>=', 'LIKE'].includes(operator)) {
    throw parseError(`Encountered "${operator}" where an operator belongs`);
  }
  return { property, operator: operator as Condition['operator'], values: [reader.take().value] };
}

function readConditions(reader: Reader): Condition[] {
  const conditions = [readCondition(reader)];
  while (reader.accept('AND')) {
    conditions.push(readCondition(reader));
  }
  return conditions;
}

function readOrder(reader: Reader): Query['order'] {
  const order: { property: string; descending: boolean }[] = [];
  do {
    const property = reader.take().value;
    const descending = reader.accept('DESC');
    if (!descending) {
      reader.accept('ASC');
    }
    order.push({ property, descending });
  } while (reader.accept(','));
  return order;
}

function readNumber(reader: Reader, least: number): number {
  const number = Number(reader.take().value);
  if (!Number.isInteger(number) || number < least) {
    throw invalidQuery('STARTPOSITION and MAXRESULTS must be positive whole numbers');
  }
  return number;
}

/**
 * `SELECT * | count(*) | properties FROM Entity [WHERE … AND …] [ORDERBY | ORDER BY …] [STARTPOSITION n] [MAXRESULTS n]`, keywords in
 * any case, the last two in either order (platform-apis 3.7). Error 4000 for what does not parse, 4001 for a number out of range.
 */
export function parseQuery(text: string): Query {
  const reader = createReader(tokenize(text));
  reader.expect('SELECT');
  const shown = readProperties(reader);
  reader.expect('FROM');
  const entity = reader.take().value;
  let conditions: readonly Condition[] = [];
  let order: Query['order'] = [];
  let start = 1;
  let most = DEFAULT_MOST;
  while (!reader.done) {
    if (reader.accept('WHERE')) {
      conditions = readConditions(reader);
    } else if (reader.accept('ORDERBY')) {
      order = readOrder(reader);
    } else if (reader.accept('ORDER')) {
      reader.expect('BY');
      order = readOrder(reader);
    } else if (reader.accept('STARTPOSITION')) {
      start = readNumber(reader, 1);
    } else if (reader.accept('MAXRESULTS')) {
      most = Math.min(readNumber(reader, 1), LARGEST_MOST);
    } else {
      throw parseError(`Encountered "${reader.peek()?.value ?? ''}"`);
    }
  }
  return { ...shown, entity, conditions, order, start, most };
}
