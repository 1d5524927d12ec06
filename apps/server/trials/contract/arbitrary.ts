import fc from 'fast-check';
import type { Contract, JsonSchema } from '../../src/http/contract.ts';
import { follow } from './requests.ts';

const LONGEST = 200;
const MOST_ITEMS = 4;

/** Generates values of the contract's schemas; throws for a schema keyword that it does not support. */
export function valuesOf(contract: Contract, jsonSchema: JsonSchema): fc.Arbitrary<unknown> {
  const schema = follow(contract, jsonSchema);
  if ('const' in schema) {
    return fc.constant(schema['const']);
  }
  if (Array.isArray(schema['enum'])) {
    return fc.constantFrom(...(schema['enum'] as unknown[]));
  }
  const options = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(options)) {
    return fc.oneof(...(options as JsonSchema[]).map((option) => valuesOf(contract, option)));
  }
  const types = [schema['type']].flat() as string[];
  return fc.oneof(...types.map((type) => valuesOfType(contract, type, schema)));
}

function valuesOfType(contract: Contract, type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const byType: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    integer: () => fc.integer(rangeOf(schema)),
    number: () => fc.double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true }),
    string: () => textsOf(schema),
    array: () => listsOf(contract, schema),
    object: () => objectsOf(contract, schema),
  };
  const values = byType[type];
  if (values === undefined) {
    throw new Error(`No values are known for ${JSON.stringify(schema)}.`);
  }
  return values();
}

function rangeOf({ minimum, maximum }: JsonSchema): { min?: number; max?: number } {
  return {
    ...(typeof minimum === 'number' ? { min: minimum } : {}),
    ...(typeof maximum === 'number' ? { max: maximum } : {}),
  };
}

const DAYS = { min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true };

const FORMATS: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  uuid: () => fc.uuid(),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl(),
  date: () => fc.date(DAYS).map((day) => day.toISOString().slice(0, 10)),
  'date-time': () => fc.date(DAYS).map((instant) => instant.toISOString()),
};

function textsOf({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const shortest = typeof minLength === 'number' ? minLength : 0;
  const longest = typeof maxLength === 'number' ? maxLength : LONGEST;
  const isInRange = (text: string): boolean => {
    const { length } = Array.from(text);
    return length >= shortest && length <= longest;
  };
  const formatted = FORMATS[String(format)];
  if (formatted !== undefined) {
    return formatted().filter(isInRange);
  }
  if (typeof pattern === 'string' && pattern !== '\\S') {
    return fc.stringMatching(new RegExp(withLengths(pattern, shortest, longest))).filter(isInRange);
  }
  const texts = fc.string({
    unit: 'grapheme',
    minLength: shortest,
    maxLength: Math.max(shortest, Math.floor(Math.min(longest, LONGEST) / 2)),
  });
  return texts.filter((text) => isInRange(text) && (pattern === undefined || /\S/u.test(text)));
}

/** Respects the schema's lengths for unbounded patterns, which would almost never generate a long text by chance. */
function withLengths(pattern: string, shortest: number, longest: number): string {
  return pattern.replace(/^\^(\[[^\]]+\])([+*])/, (_, characters: string, sign: string) => {
    const least = Math.max(shortest, sign === '+' ? 1 : 0);
    return `^${characters}{${least},${Math.max(least, Math.min(longest, LONGEST))}}`;
  });
}

function listsOf(contract: Contract, schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minItems, maxItems, uniqueItems } = schema;
  const items = valuesOf(contract, (schema['items'] ?? {}) as JsonSchema);
  const lengths = {
    minLength: typeof minItems === 'number' ? minItems : 0,
    maxLength: Math.min(typeof maxItems === 'number' ? maxItems : MOST_ITEMS, MOST_ITEMS),
  };
  return uniqueItems === true
    ? fc.uniqueArray(items, { ...lengths, selector: (item) => JSON.stringify(item) })
    : fc.array(items, lengths);
}

function objectsOf(contract: Contract, schema: JsonSchema): fc.Arbitrary<object> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = (schema['required'] ?? []) as string[];
  const known = fc.record(
    Object.fromEntries(properties.map(([name, value]) => [name, valuesOf(contract, value)])),
    { requiredKeys: required },
  );
  const more = moreOf(contract, schema);
  const least = typeof schema['minProperties'] === 'number' ? schema['minProperties'] : 0;
  return fc
    .tuple(known, more)
    .map(([own, others]) => ({ ...others, ...own }))
    .filter((value) => Object.keys(value).length >= least);
}

/** Properties under names that the caller chooses. */
function moreOf(contract: Contract, schema: JsonSchema): fc.Arbitrary<object> {
  const values = schema['additionalProperties'];
  if (typeof values !== 'object' || values === null) {
    return fc.constant({});
  }
  const names = (schema['propertyNames'] ?? {}) as JsonSchema;
  return fc.dictionary(textsOf(names), valuesOf(contract, values as JsonSchema), {
    maxKeys: MOST_ITEMS,
    noNullPrototype: true,
  });
}
