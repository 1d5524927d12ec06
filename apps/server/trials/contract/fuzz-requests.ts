import fc from 'fast-check';
import type { Contract, JsonSchema, Operation } from '../../src/http/contract.ts';
import { valuesOf } from './arbitrary.ts';
import { carriersOf, kindOf } from './requests.ts';
import type { Named } from './requests.ts';

/** A request as sent. */
export type WireRequest = {
  readonly method: string;
  readonly path: string;
  /** The raw query after the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  /** The name of the attack; empty for a valid request. */
  readonly attack: string;
};

export type Parts = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined without a body. */
  readonly body: unknown;
};

/** This many of ten ids belong to existing objects. */
const EXISTING = 8;

/** Requests that the contract's schemas admit, mostly about existing objects. */
export function validParts(
  contract: Contract,
  operation: Operation,
  named: Named,
): fc.Arbitrary<Parts> {
  const { parameters, body } = operation;
  const own = (place: 'path' | 'query') => parameters.filter((parameter) => parameter.in === place);
  const path = own('path').map(({ name, schema }) => {
    const known = named[kindOf(name, operation.path)];
    const any = valuesOf(contract, schema).map(String).filter(isSegment);
    return [name, known === undefined ? any : mostly(known, any)] as const;
  });
  const query = own('query').map(
    ({ name, schema, example }) =>
      [
        name,
        mostly(named[kindOf(name, operation.path)] ?? example, valuesOf(contract, schema)),
      ] as const,
  );
  const required = own('query').filter((parameter) => parameter.required === true);
  return fc.record({
    path: fc.record(Object.fromEntries(path)) as fc.Arbitrary<Record<string, string>>,
    query: fc.record(Object.fromEntries(query), {
      requiredKeys: required.map(({ name }) => name),
    }),
    body:
      body?.type === 'application/json'
        ? withNames(contract, operation, named, body.media.schema ?? {})
        : fc.constant(undefined),
  });
}

function mostly<Value>(known: Value, any: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof(
    { arbitrary: fc.constant(known), weight: EXISTING },
    { arbitrary: any, weight: 2 },
  );
}

/** `.` and `../../src` are no object names: they would change the path of the request. */
function isSegment(text: string): boolean {
  return text !== '' && !/^\.{1,2}$/.test(text);
}

// oxlint-disable-next-line max-params
function withNames(
  contract: Contract,
  operation: Operation,
  named: Named,
  schema: JsonSchema,
): fc.Arbitrary<unknown> {
  const ids = carriersOf(contract, operation).filter(({ place }) => place === 'body');
  return fc.tuple(valuesOf(contract, schema), fc.nat(9)).map(([value, dice]) => {
    if (dice >= EXISTING || typeof value !== 'object' || value === null) {
      return value;
    }
    const known = ids
      .filter(({ name, kind }) => name in value && named[kind] !== undefined)
      .map(({ name, kind, isList }) => [name, isList ? [named[kind]] : named[kind]]);
    return { ...value, ...(Object.fromEntries(known) as object) };
  });
}

/** Encodes part of a URL; half a surrogate pair, which no URL can contain, becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

export function toWire(operation: Operation, { path, query, body }: Parts): WireRequest {
  return {
    method: operation.method.toUpperCase(),
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeText(path[name] ?? ''),
    ),
    query: new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString(),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    attack: '',
  };
}
