import { camelKey } from '../platform/camel-key.ts';
import type { CamelKey } from '../platform/camel-key.ts';
import type { Contract, JsonSchema, Operation } from './contract.ts';

/**
 * What a handler may return for the contract's `Declared`: each property under its own name or in camelCase, an instant
 * (`…_at`) as text or as a `Date`, and undeclared properties, which are not sent.
 */
export type Presentable<Declared> = Declared extends readonly (infer Item)[]
  ? readonly Presentable<Item>[]
  : Declared extends object
    ? Named<Declared> | CamelCased<Declared>
    : Declared;

type Named<Declared> = {
  readonly [Name in keyof Declared]: PresentableAs<Name, Declared[Name]>;
};

/** `Declared` in camelCase, as a presenter returns it. */
export type CamelCased<Declared> = {
  readonly [Name in keyof Declared as Name extends string ? CamelKey<Name> : Name]: PresentableAs<
    Name,
    Declared[Name]
  >;
};

/** An instant is text in the contract; a handler has it as a `Date`. */
type PresentableAs<Name, Declared> = Name extends 'at' | `${string}_at`
  ? Presentable<Declared> | (string extends Declared ? Date : never)
  : Presentable<Declared>;

/** Converts the data of a response with this status to the contract's names. */
export type Present = (status: number, data: unknown) => unknown;

/**
 * For each operation a function that renames its envelope's data as in the contract and omits undeclared properties. An
 * operation is compiled on its first response. Throws for a status that the operation does not declare.
 */
export function compilePresenters(contract: Contract): ReadonlyMap<string, Present> {
  const compile = createCompiler(contract);
  return new Map(
    contract.operations.map((operation) => [operation.id, presenterOf(operation, compile)]),
  );
}

function presenterOf({ id, answers }: Operation, compile: Compile): Present {
  const byStatus = new Map<number, Convert>();
  return (status, data) => {
    let convert = byStatus.get(status);
    if (convert === undefined) {
      const envelope = answers[String(status)]?.content?.['application/json']?.schema;
      if (envelope === undefined) {
        throw new Error(`${id} does not declare the status ${status}.`);
      }
      convert = compile(envelope);
      byStatus.set(status, convert);
    }
    return (convert({ data }) as { readonly data: unknown }).data;
  };
}

type Convert = (value: unknown) => unknown;
type Compile = (schema: JsonSchema) => Convert;
type Values = Readonly<Record<string, unknown>>;

const asItIs: Convert = (value) => value;
const toText: Convert = (value) => (value instanceof Date ? value.toISOString() : value);

/**
 * Supports what the contract's envelopes use: objects closed by `additionalProperties: false`, lists, and nullable
 * values.
 */
function createCompiler({ schemas }: Contract): Compile {
  const named = new Map<string, Convert>();
  const compileNamed = (reference: string): Convert => {
    // A schema may be recursive; a reference to it resolves once it is compiled.
    named.set(reference, (value) => named.get(reference)?.(value));
    const schema = schemas[reference.slice(SCHEMAS.length)];
    if (schema === undefined) {
      throw new Error(`openapi.yaml has no ${reference}.`);
    }
    const convert = compile(schema);
    named.set(reference, convert);
    return convert;
  };
  const compile: Compile = (schema) => {
    const { $ref, oneOf, anyOf, properties, items, format } = schema as Keywords;
    if ($ref !== undefined) {
      return named.get($ref) ?? compileNamed($ref);
    }
    const [only, ...others] = (oneOf ?? anyOf ?? []).filter(({ type }) => type !== 'null');
    if (only !== undefined && others.length === 0) {
      return compile(only);
    }
    if (items !== undefined) {
      return toList(compile(items));
    }
    if (properties !== undefined && schema['additionalProperties'] === false) {
      return toObject(
        Object.entries(properties).map(([name, property]) => [name, compile(property)]),
      );
    }
    return format === 'date-time' ? toText : asItIs;
  };
  return compile;
}

const SCHEMAS = '#/components/schemas/';

type Keywords = {
  readonly $ref?: string;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly format?: string;
};

function toList(convert: Convert): Convert {
  return convert === asItIs
    ? asItIs
    : (value) => (Array.isArray(value) ? value.map((item) => convert(item)) : value);
}

function toObject(declared: readonly (readonly [name: string, convert: Convert])[]): Convert {
  const properties = declared.map(([name, convert]) => ({ name, key: camelKey(name), convert }));
  // Copying an object that has every property and assigning values costs a twentieth of adding properties one by one.
  const blank: Values = Object.fromEntries(declared.map(([name]) => [name, undefined]));
  return (value) => {
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    const presented: Record<string, unknown> = { ...blank };
    let isWhole = true;
    for (const { name, key, convert } of properties) {
      const named = (value as Values)[key];
      const own = named === undefined ? (value as Values)[name] : named;
      isWhole &&= own !== undefined;
      presented[name] = convert(own);
    }
    return isWhole ? presented : withoutUnknown(presented);
  };
}

/** Removes undefined properties. */
function withoutUnknown(presented: Values): Values {
  return Object.fromEntries(Object.entries(presented).filter(([, value]) => value !== undefined));
}
