import type { Contract, JsonSchema, Operation } from '../../src/http/contract.ts';

/** A value for every kind of object an operation can name, such as `tenant`, `store` or `member`. */
export type Named = Readonly<Record<string, string>>;

export type ValidRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined without a body. */
  readonly body: unknown;
};

/** A place where an operation refers to an object by its id. */
export type Carrier = {
  readonly place: 'path' | 'query' | 'body';
  /** The name of the parameter or property. */
  readonly name: string;
  /** The kind of object: `tenant` for `tenant_id`, `tenant_ids` and `{tenant}`. */
  readonly kind: string;
  readonly isList: boolean;
};

/** The kind of a name that differs in the contract. */
const SAME_AS: Readonly<Record<string, string>> = {
  unread: 'notification',
  read: 'notification',
  user: 'member',
  from_tenant: 'tenant',
};

export function kindOf(name: string, path: string): string {
  // `{id}` is the id of the preceding path segment's object.
  const word =
    name === 'id'
      ? singular(/\/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? 'id')
      : name.replace(/^favourite_/, '').replace(/_ids?$/, '');
  return SAME_AS[word] ?? word;
}

function singular(word: string): string {
  return word.replaceAll('-', '_').replace(/s$/, '');
}

/** Every place of an operation that contains an id: its path, its query, and its body at any depth. */
export function carriersOf(contract: Contract, operation: Operation): Carrier[] {
  const { parameters, path, body } = operation;
  const inAddress = parameters
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .filter(({ schema }) => schema['format'] === 'uuid')
    .map(({ in: place, name }): Carrier => ({
      place: place as 'path' | 'query',
      name,
      kind: kindOf(name, path),
      isList: false,
    }));
  const schema = body?.type === 'application/json' ? follow(contract, body.media.schema ?? {}) : {};
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const inBody = Object.entries(properties).flatMap(([name, value]): Carrier[] => {
    const property = follow(contract, value);
    const items = follow(contract, (property['items'] ?? {}) as JsonSchema);
    const isList = items['format'] === 'uuid';
    return property['format'] === 'uuid' || isList
      ? [{ place: 'body', name, kind: kindOf(name, path), isList }]
      : [];
  });
  return [...inAddress, ...inBody];
}

export function follow(contract: Contract, schema: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  return typeof reference === 'string'
    ? follow(contract, contract.schemas[reference.split('/').at(-1) ?? ''] ?? {})
    : schema;
}

/** Whether the carrier determines the operation's tenant. */
export function namesTheTenant({ access }: Operation, { place, name }: Carrier): boolean {
  return access.tenantFrom === `${place}.${name}`;
}

/** The request of the contract's own examples, with ids of existing objects. */
export function validRequest(contract: Contract, operation: Operation, named: Named): ValidRequest {
  const { method, path, parameters } = operation;
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .filter(
      ({ name, required }) => required === true || operation.access.tenantFrom === `query.${name}`,
    )
    .map(({ name, example, schema }) => [
      name,
      schema['format'] === 'uuid' ? named[kindOf(name, path)] : example,
    ]);
  return {
    method: method.toUpperCase(),
    path: fillPath(operation, named),
    query: Object.fromEntries(query) as Record<string, unknown>,
    body: validBody(contract, operation, named),
  };
}

export function fillPath({ path, parameters }: Operation, named: Named): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = named[kindOf(name, path)];
    const example = parameters.find((parameter) => parameter.name === name)?.example;
    return encodeURIComponent(value ?? String(example));
  });
}

function exampleOf({ body }: Operation): unknown {
  const { example, examples } = body?.media ?? {};
  return example ?? Object.values(examples ?? {})[0]?.value;
}

function validBody(contract: Contract, operation: Operation, named: Named): unknown {
  if (operation.body?.type !== 'application/json') {
    return undefined;
  }
  const example = exampleOf(operation);
  if (typeof example !== 'object' || example === null || Array.isArray(example)) {
    return example;
  }
  const ids = carriersOf(contract, operation)
    .filter((carrier) => carrier.place === 'body')
    .filter((carrier) => carrier.name in example || namesTheTenant(operation, carrier))
    .map(({ name, kind, isList }) => [
      name,
      isList ? [named[kind]] : (named[kind] ?? (example as Record<string, unknown>)[name]),
    ]);
  return { ...example, ...(Object.fromEntries(ids) as object) };
}

/** The request with one of its ids replaced. */
export function withId(
  request: ValidRequest,
  operation: Operation,
  where: {
    readonly carrier: Carrier;
    readonly value: string;
    readonly named: Named;
  },
): ValidRequest {
  const { carrier, value, named } = where;
  const { place, name, kind, isList } = carrier;
  if (place === 'path') {
    return { ...request, path: fillPath(operation, { ...named, [kind]: value }) };
  }
  if (place === 'query') {
    return { ...request, query: { ...request.query, [name]: value } };
  }
  return { ...request, body: { ...(request.body as object), [name]: isList ? [value] : value } };
}

export function addressOf({ method, path, query }: ValidRequest): string {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return `${method} ${path}${search === '' ? '' : `?${search}`}`;
}
