import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Capability } from './levels.ts';

type Access = {
  readonly minLevel: string;
  readonly capability?: Capability;
  readonly tenantFrom: string;
  readonly disclose: 403 | 404;
  /** The least access an API token must have; `never` accepts sessions only. */
  readonly token: 'read' | 'write' | 'never';
  /** `open` also accepts a session that has not shown its second step; GoTrue's API decides by itself. */
  readonly secondStep?: 'open';
};

export type JsonSchema = Readonly<Record<string, unknown>>;

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
};

type Media = {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { value: unknown }>>;
};

export type Answer = {
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
};

/** One operation of `openapi.yaml`, with its parameter and response references resolved. */
export type Operation = {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string | null;
  readonly access: Access;
  /** `gotrue` and `postgrest` have no envelope: their clients expect formats of their own. */
  readonly wire: 'envelope' | 'gotrue' | 'postgrest';
  readonly errorCodes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly media: Media } | null;
  readonly answers: Readonly<Record<string, Answer>>;
};

export type Contract = {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly commonErrorCodes: readonly string[];
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
};

type Raw = Record<string, unknown>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** Reads `openapi.yaml`. Its shape is tested by `openapi.test.ts`, so it is trusted here. */
export async function readContract(file: string): Promise<Contract> {
  const document = parse(await readFile(file, 'utf8'), { maxAliasCount: -1 }) as Raw;
  const follow = (value: unknown): unknown => resolve(document, value);
  const info = document['info'] as { title: string; version: string; description: string };
  const operations = Object.entries(document['paths'] as Record<string, Raw>).flatMap(
    ([path, item]) =>
      METHODS.flatMap((method) => {
        const raw = item[method];
        return raw === undefined
          ? []
          : [toOperation({ path, method, item, raw: raw as Raw }, follow)];
      }),
  );
  return {
    title: info.title,
    version: info.version,
    description: info.description,
    tags: document['tags'] as Contract['tags'],
    commonErrorCodes: document['x-common-error-codes'] as string[],
    operations,
    schemas: (document['components'] as { schemas: Contract['schemas'] }).schemas,
  };
}

type Source = { path: string; method: Operation['method']; item: Raw; raw: Raw };

function toOperation(
  { path, method, item, raw }: Source,
  follow: (value: unknown) => unknown,
): Operation {
  const parameters = [
    ...((item['parameters'] ?? []) as unknown[]),
    ...((raw['parameters'] ?? []) as unknown[]),
  ];
  const content =
    (raw['requestBody'] as { content: Record<string, Media> } | undefined)?.content ?? {};
  const [body] = Object.entries(content).map(([type, media]) => ({ type, media }));
  const answers = Object.entries(raw['responses'] as Record<string, unknown>);
  return {
    id: raw['operationId'] as string,
    method,
    path,
    tag: (raw['tags'] as string[])[0] ?? '',
    summary: raw['summary'] as string,
    description: (raw['description'] as string | undefined) ?? null,
    access: raw['x-access'] as Access,
    wire: (raw['x-wire'] as Operation['wire'] | undefined) ?? 'envelope',
    errorCodes: raw['x-error-codes'] as string[],
    parameters: parameters.map((parameter) => follow(parameter) as Parameter),
    body: body ?? null,
    answers: Object.fromEntries(
      answers.map(([status, answer]) => [status, follow(answer) as Answer]),
    ),
  };
}

function resolve(document: Raw, value: unknown): unknown {
  const reference = (value as { $ref?: string }).$ref;
  if (reference === undefined) {
    return value;
  }
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((node, key) => (node as Raw)[key], document);
}
