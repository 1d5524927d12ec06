import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Contract, JsonSchema, Operation, Parameter } from './contract.ts';
import type { FieldError } from './errors.ts';
import { faultOf, fieldError } from './field-errors.ts';
import type { Fault } from './field-errors.ts';

type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: FieldError[] };

export type OperationValidators = {
  /** Coerces text to numbers as the contract declares, and fills in defaults. */
  readonly path: (values: unknown) => Checked<unknown>;
  readonly query: (values: unknown) => Checked<unknown>;
  readonly body: ((value: unknown) => Checked<unknown>) | null;
  /** The contract violation of a response, or null; absent if responses are not checked. */
  readonly answer: ((status: number, body: unknown) => string | null) | null;
};

const SCHEMAS_ID = 'platebook';

/** Every operation's validators, each compiled on first use. Response validators only if responses are checked. */
export function compileValidators(
  contract: Contract,
  { answers }: { answers: boolean },
): Map<string, OperationValidators> {
  const bodies = createAjv(contract, { coerceTypes: false });
  const texts = createAjv(contract, { coerceTypes: true });
  return new Map(
    contract.operations.map((operation) => [
      operation.id,
      {
        path: checker(texts, parameterSchema(operation, 'path'), 'path.'),
        query: queryChecker(texts, operation),
        body: bodyChecker(bodies, operation),
        answer: answers ? answerChecker(bodies, contract, operation) : null,
      },
    ]),
  );
}

function createAjv(contract: Contract, options: { coerceTypes: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    useDefaults: true,
    keywords: ['x-open', 'example'],
  });
  formats.default(ajv);
  ajv.addSchema({ $id: SCHEMAS_ID, $defs: localised(contract.schemas) as JsonSchema });
  return ajv;
}

/** Rewrites OpenAPI's references to point into the one schema that holds all components. */
function localised(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value).replaceAll('#/components/schemas/', `${SCHEMAS_ID}#/$defs/`),
  );
}

function parameterSchema({ parameters, wire }: Operation, place: Parameter['in']): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    // Clients of the other APIs send parameters of their own.
    additionalProperties: wire !== 'envelope',
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
  };
}

function checker(ajv: Ajv2020, schema: JsonSchema, prefix: string) {
  const validate = compiledOnce(ajv, schema);
  return (value: unknown): Checked<unknown> => check(validate(), value, prefix);
}

/** GoTrue's clients send an absent number as an empty string. */
function queryChecker(ajv: Ajv2020, operation: Operation) {
  const checkAll = checker(ajv, parameterSchema(operation, 'query'), 'query.');
  const numbers = operation.parameters.filter(({ schema }) => schema['type'] === 'integer');
  const names = new Set(operation.wire === 'gotrue' ? numbers.map(({ name }) => name) : []);
  return (values: unknown): Checked<unknown> => {
    const entries = Object.entries(Object(values)).filter(
      ([name, value]) => value !== '' || !names.has(name),
    );
    return checkAll(Object.fromEntries(entries));
  };
}

/** A few milliseconds on first use, instead of seconds for all of them at start. */
function compiledOnce(ajv: Ajv2020, schema: JsonSchema): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= ajv.compile(localised(schema) as JsonSchema));
}

function bodyChecker(ajv: Ajv2020, { body }: Operation) {
  return body?.type === 'application/json' && body.media.schema !== undefined
    ? checker(ajv, body.media.schema, '')
    : null;
}

function check(validate: ValidateFunction, value: unknown, prefix: string): Checked<unknown> {
  if (!validate(value)) {
    return { ok: false, errors: toFieldErrors(validate.errors ?? [], prefix) };
  }
  const fault = faultIn(value, '');
  return fault === null
    ? { ok: true, value }
    : { ok: false, errors: [{ ...fault, path: pathOf(prefix, fault.path) }] };
}

/** Deeper than anything in the contract; open values must not be able to exhaust the stack. */
const DEEPEST = 32;

/**
 * Finds what JSON Schema cannot express and PostgreSQL cannot store: U+0000 in a text or a name, and excessive nesting.
 */
function faultIn(value: unknown, pointer: string, depth = 0): FieldError | null {
  if (typeof value === 'string') {
    return value.includes('\0') ? fieldError(pointer, 'characters_not_allowed') : null;
  }
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  if (depth >= DEEPEST) {
    return fieldError(pointer, 'nested_too_deeply');
  }
  for (const [name, part] of Object.entries(value)) {
    const fault = faultIn(name, pointer) ?? faultIn(part, `${pointer}/${name}`, depth + 1);
    if (fault !== null) {
      return fault;
    }
  }
  return null;
}

function pathOf(prefix: string, pointer: string): string {
  return prefix === '' ? pointer || '/' : `${prefix}${pointer.slice(1)}`;
}

function answerChecker(ajv: Ajv2020, contract: Contract, operation: Operation) {
  const byStatus = new Map<string, () => ValidateFunction>();
  for (const [status, { content }] of Object.entries(operation.answers)) {
    const schema = content?.['application/json']?.schema;
    if (schema !== undefined) {
      byStatus.set(status, compiledOnce(ajv, schema));
    }
  }
  const codes = [...operation.errorCodes, ...contract.commonErrorCodes];
  return (status: number, body: unknown): string | null => {
    const fields = (body ?? {}) as { code?: unknown; error_code?: unknown };
    // GoTrue's older shape has the status in `code`.
    const code = fields.error_code ?? fields.code;
    if (status >= 400 && operation.wire === 'envelope' && !codes.some((known) => known === code)) {
      return `${operation.id} does not list the error code ${String(code)}`;
    }
    const validate = byStatus.get(String(status))?.();
    if (validate === undefined) {
      // Errors that can come from anywhere are not repeated under each operation.
      return contract.commonErrorCodes.some((known) => known === code)
        ? null
        : `${operation.id} does not declare the status ${status}`;
    }
    return validate(body) ? null : `${operation.id} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}

function toFieldErrors(errors: readonly ErrorObject[], prefix: string): FieldError[] {
  return errors.map((error) => {
    const pointer = `${error.instancePath}${missingField(error)}`;
    return { path: pathOf(prefix, pointer), ...toFault(error) };
  });
}

function missingField({ keyword, params }: ErrorObject): string {
  if (keyword === 'required') {
    return `/${String(params['missingProperty'])}`;
  }
  return keyword === 'additionalProperties' ? `/${String(params['additionalProperty'])}` : '';
}

const FORMATS: Readonly<Record<string, Fault>> = {
  uuid: faultOf('not_a_uuid'),
  email: faultOf('not_an_email'),
  date: faultOf('not_a_day'),
  'date-time': faultOf('not_an_instant'),
};

function toFault({ keyword, params }: ErrorObject): Fault {
  const limit = Number(params['limit']);
  const faults: Readonly<Record<string, () => Fault>> = {
    required: () => faultOf('required'),
    additionalProperties: () => faultOf('unknown_field'),
    enum: () =>
      faultOf('not_one_of', {
        allowed: (params['allowedValues'] as unknown[]).map(String).join(', '),
      }),
    const: () => faultOf('not_one_of', { allowed: String(params['allowedValue']) }),
    format: () => FORMATS[String(params['format'])] ?? faultOf('not_valid'),
    pattern: () =>
      params['pattern'] === '\\S' ? faultOf('blank') : faultOf('characters_not_allowed'),
    minProperties: () => faultOf('without_fields'),
    type: () => faultOf('wrong_type', { expected: String(params['type']) }),
    maximum: () => faultOf('too_large', { most: limit }),
    minimum: () => faultOf('too_small', { least: limit }),
    maxLength: () => faultOf('too_long', { most: limit }),
    minLength: () => faultOf('too_short', { least: limit }),
    maxItems: () => faultOf('too_many_items', { most: limit }),
    minItems: () => faultOf('too_few_items', { least: limit }),
    uniqueItems: () => faultOf('repeated_items'),
  };
  return faults[keyword]?.() ?? faultOf('not_valid');
}
