import { formatCount } from '../../components/number-format/format-count.ts';

/** Any JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

export type JsonNode = {
  /** JSON pointer (RFC 6901): '' is the root, '/lines/3/amount' an amount in it. */
  pointer: string;
  /** The same as JSONPath: `$.lines[3].amount`. */
  path: string;
  /** Its key in an object or its index in an array; null for the root. */
  name: string | number | null;
  value: JsonValue;
  /** 1 for the root. */
  level: number;
  /** null for empty and for hidden nodes. */
  isOpen: boolean | null;
  isHidden: boolean;
  /** Its position among its siblings, from 1, and their number. */
  place: number;
  neighbours: number;
};

type Members = readonly (readonly [string | number, JsonValue])[];

/** The members of an object or array, in source order; none for other values. */
function membersOf(value: JsonValue): Members {
  if (Array.isArray(value)) {
    return (value as readonly JsonValue[]).map((member, at) => [at, member]);
  }
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

export type JsonView = {
  /** Pointers of expanded nodes. */
  open: ReadonlySet<string>;
  /** Pointers of values that the server withheld. */
  hidden: ReadonlySet<string>;
};

/** Flattens a value into its visible nodes, top to bottom. */
export function nodesInSight(value: JsonValue, { open, hidden }: JsonView): readonly JsonNode[] {
  const nodes: JsonNode[] = [];
  const add = (node: Omit<JsonNode, 'isOpen' | 'isHidden'>) => {
    const isHidden = hidden.has(node.pointer);
    const members = isHidden ? [] : membersOf(node.value);
    const isOpen = members.length === 0 ? null : open.has(node.pointer);
    nodes.push({ ...node, isHidden, isOpen });
    if (isOpen === true) {
      for (const [at, [name, member]] of members.entries()) {
        add({
          pointer: `${node.pointer}/${escapeName(name)}`,
          path: `${node.path}${step(name)}`,
          name,
          value: member,
          level: node.level + 1,
          place: at + 1,
          neighbours: members.length,
        });
      }
    }
  };
  add({ pointer: '', path: '$', name: null, value, level: 1, place: 1, neighbours: 1 });
  return nodes;
}

/** Pointers of all containers down to a level; level 1 is the root. */
export function pointersToLevel(value: JsonValue, level: number): ReadonlySet<string> {
  const pointers = new Set<string>();
  const walk = (pointer: string, at: JsonValue, depth: number) => {
    const members = depth > level ? [] : membersOf(at);
    if (members.length > 0) {
      pointers.add(pointer);
      for (const [name, member] of members) {
        walk(`${pointer}/${escapeName(name)}`, member, depth + 1);
      }
    }
  };
  walk('', value, 1);
  return pointers;
}

/** The index of the next visible node after `at`, wrapping around, whose name starts with `typed`; −1 if none does. */
export function findByName(nodes: readonly JsonNode[], at: number, typed: string): number {
  const begin = typed.toLowerCase();
  // A single letter moves to the next node; more letters may still match the current one.
  const from = typed.length === 1 ? at + 1 : at;
  const order = nodes.map((_node, index) => (from + index) % nodes.length);
  return (
    order.find((index) =>
      String(nodes[index]?.name ?? '')
        .toLowerCase()
        .startsWith(begin),
    ) ?? -1
  );
}

/** A one-line summary: a scalar's value, or the number of members of a container. */
export function writeValue(value: JsonValue): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : counted(value.length, 'item', 'items');
  }
  if (typeof value === 'object' && value !== null) {
    const { length } = Object.keys(value);
    return length === 0 ? '{}' : counted(length, 'key', 'keys');
  }
  return JSON.stringify(value);
}

const HIDDEN = 'hidden';

/** The clipboard text of a node: strings as they are, other values as JSON, hidden ones as the word "hidden". */
export function textToCopy(node: JsonNode, hidden: ReadonlySet<string>): string {
  if (node.isHidden) {
    return HIDDEN;
  }
  const { value, pointer } = node;
  return typeof value === 'string'
    ? value
    : JSON.stringify(withoutHidden(value, pointer, hidden), null, 2);
}

/** Replaces every value that the server withheld by the word "hidden". */
function withoutHidden(value: JsonValue, pointer: string, hidden: ReadonlySet<string>): JsonValue {
  if (hidden.has(pointer)) {
    return HIDDEN;
  }
  const members = membersOf(value).map(
    ([name, member]) =>
      [name, withoutHidden(member, `${pointer}/${escapeName(name)}`, hidden)] as const,
  );
  if (Array.isArray(value)) {
    return members.map(([, member]) => member);
  }
  return typeof value === 'object' && value !== null ? Object.fromEntries(members) : value;
}

/** RFC 6901, 3. */
function escapeName(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}

function step(name: string | number): string {
  if (typeof name === 'number') {
    return `[${String(name)}]`;
  }
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
