import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | null)[];
  readonly const?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
};
type Answer = {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
};
type Operation = {
  readonly operationId: string;
  readonly 'x-access'?: { readonly minLevel: string };
  readonly 'x-error-codes'?: readonly string[];
  readonly responses?: Readonly<Record<string, Answer>>;
};
type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
};

const FILE = new URL('../../../../openapi.yaml', import.meta.url);
// Its shape is tested by `openapi.test.ts`.
const CONTRACT = parse(readFileSync(FILE, 'utf8')) as Contract;

/** The codes listed by a schema of the contract, or one of its properties. */
export function codesOf(name: string, property?: string): readonly string[] {
  const schema = CONTRACT.components.schemas[name];
  const listed = property === undefined ? schema : schema?.properties?.[property];
  return (listed?.enum ?? []).flatMap((code) => code ?? []);
}

/** The error codes of operations. */
export function refusalCodes(): readonly string[] {
  const operations = Object.values(CONTRACT.paths).flatMap((path) => Object.values(path));
  return [...new Set(operations.flatMap((one) => one['x-error-codes'] ?? []))];
}

/**
 * Every free text in responses under `/api`, neither an enum value nor of a declared format, by its schema or
 * operation: `Payout.sentence`, `ReportReading.quarantined[].message`. Texts for operators only are left out.
 */
export function textsOfAnswers(): readonly string[] {
  const { paths, components } = CONTRACT;
  const found = new Set<string>();
  const seen = new Set<string>();
  const lookIn = (schema: Schema, place: string): void => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.slice('#/components/schemas/'.length);
      const named = components.schemas[name];
      if (named !== undefined && !seen.has(name)) {
        seen.add(name);
        lookIn(named, name);
      }
      return;
    }
    for (const part of [
      ...(schema.allOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.anyOf ?? []),
    ]) {
      lookIn(part, place);
    }
    if (isFreeText(schema)) {
      found.add(place);
    }
    if (schema.items !== undefined) {
      lookIn(schema.items, `${place}[]`);
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      lookIn(property, `${place}.${name}`);
    }
    if (typeof schema.additionalProperties === 'object') {
      lookIn(schema.additionalProperties, `${place}.*`);
    }
  };
  for (const [path, operations] of Object.entries(paths)) {
    const described = path.startsWith('/api/') ? Object.values(operations) : [];
    for (const { operationId, responses = {} } of described.filter(
      (one) => !isOfInstallation(one),
    )) {
      for (const { schema } of jsonOf(responses, components)) {
        lookIn(schema, operationId);
      }
    }
  }
  return [...found].toSorted();
}

/** For operators only. */
function isOfInstallation({ 'x-access': access }: Operation): boolean {
  return access?.minLevel.startsWith('system_') ?? false;
}

function isFreeText({ type = [], ...schema }: Schema): boolean {
  const types = typeof type === 'string' ? [type] : type;
  return (
    types.includes('string') &&
    schema.enum === undefined &&
    schema.const === undefined &&
    schema.format === undefined &&
    schema.pattern === undefined
  );
}

function jsonOf(
  responses: Readonly<Record<string, Answer>>,
  components: Contract['components'],
): { readonly schema: Schema }[] {
  return Object.values(responses).flatMap(({ $ref, content }) => {
    const named =
      $ref === undefined ? undefined : components.responses[$ref.split('/').pop() ?? ''];
    const json = (named?.content ?? content)?.['application/json'];
    return json === undefined ? [] : [json];
  });
}
