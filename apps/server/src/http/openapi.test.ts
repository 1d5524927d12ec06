import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTRACT_FILE } from '../locations.ts';
import { readContract } from './contract.ts';
import type { JsonSchema, Operation } from './contract.ts';
import { ERRORS } from './errors.ts';

const contract = await readContract(CONTRACT_FILE);
const document = parse(await readFile(CONTRACT_FILE, 'utf8'), { maxAliasCount: -1 }) as Record<
  string,
  unknown
>;
const { operations } = contract;

/** The operations that violate a rule. */
function breaking(rule: (operation: Operation) => boolean): string[] {
  return operations.filter((operation) => !rule(operation)).map(({ id }) => id);
}

describe('every operation', () => {
  test('has a unique camelCase id that starts with a verb', () => {
    const verbs =
      /^(get|list|create|update|delete|login|logout|register|check|accept|resend|recover|verify|send|end|upload|retry|stream|download|preview|trigger|approve|cancel|pause|resume|post|skip|unskip|undo|mark|repost|import|export|resolve|ignore|confirm|remap|refresh|read|dismiss|restore|revoke|decide|change|publish|withdraw|rename|reveal)([A-Z]|$)/;
    expect(breaking(({ id }) => verbs.test(id))).toEqual([]);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  test('belongs to a declared tag', () => {
    const tags = contract.tags.map(({ name }) => name);
    expect(breaking(({ tag }) => tags.includes(tag))).toEqual([]);
  });

  test('declares who may call it', () => {
    const levels = [
      'anonymous',
      'service',
      'authenticated',
      'user_basic',
      'user_manager',
      'user_owner',
      'system_operator',
      'system_admin',
    ];
    expect(
      breaking(
        ({ access }) =>
          levels.includes(access.minLevel) &&
          /^(none|path\.[a-z_]+|body\.[a-z_]+|query\.[a-z_]+)$/.test(access.tenantFrom) &&
          [403, 404].includes(access.disclose) &&
          ['read', 'write', 'never'].includes(access.token),
      ),
    ).toEqual([]);
  });

  test('requires a tenant level only if it names a tenant', () => {
    expect(
      breaking(
        ({ access }) => !access.minLevel.startsWith('user_') || access.tenantFrom !== 'none',
      ),
    ).toEqual([]);
  });

  test('names its tenant parameter in its path', () => {
    expect(
      breaking(
        ({ access, path }) =>
          !access.tenantFrom.startsWith('path.') ||
          path.includes(`{${access.tenantFrom.slice('path.'.length)}}`),
      ),
    ).toEqual([]);
  });

  test('lists only existing error codes, each with a declared status', () => {
    const errors: Readonly<Record<string, { status: number }>> = ERRORS;
    const wrong = operations
      .filter(({ wire }) => wire === 'envelope')
      .flatMap(({ id, errorCodes, answers }) =>
        errorCodes
          .filter((code) => answers[String(errors[code]?.status)] === undefined)
          .map((code) => `${id}: ${code}`),
      );
    expect(wrong).toEqual([]);
  });

  test('rejects an archived client, or is needed there by people or their plan', () => {
    const stays = [
      'createClient',
      'updateClient',
      'deleteClient',
      'deleteUpload',
      'cancelSyncRun',
      'deleteEntryDraft',
      'updateTenant',
      'deleteTenant',
      'updateMember',
      'deleteMember',
      'updateOwnership',
      'createInvitations',
      'deleteInvitation',
      'resendInvitation',
      'updateAccessRequest',
      'updateSignInPolicy',
      'previewAccountMapping',
      'deleteSubscription',
      'changePlan',
      'resumeSubscription',
      'createPaymentPortal',
      'updateBillingDetails',
      'changePayer',
      'createCheckout',
      'deleteConnection',
      'pauseConnection',
      'readAllNotifications',
      'dismissAllNotifications',
      'restoreNotifications',
      'readNotification',
      'dismissNotification',
      'createGeneratedReport',
      'deleteGeneratedReport',
      'createSupportTicket',
      'updateSupportTicket',
      'readSupportTicket',
      'createSupportMessage',
      'createSupportAttachment',
      'createViewAccess',
      'deleteViewAccess',
    ];
    const open = operations
      .filter(
        ({ method, access, errorCodes }) =>
          method !== 'get' &&
          access.tenantFrom !== 'none' &&
          !errorCodes.includes('client_archived'),
      )
      .map(({ id }) => id);
    expect(open.toSorted()).toEqual(stays.toSorted());
  });

  test('responds with JSON in an envelope unless it speaks GoTrue', () => {
    const wrong = operations
      .filter(({ wire }) => wire === 'envelope')
      .flatMap(({ id, answers }) =>
        Object.entries(answers).flatMap(([status, { content }]) => {
          const schema = content?.['application/json']?.schema;
          return schema === undefined || isEnvelope(schema, Number(status))
            ? []
            : [`${id} ${status}`];
        }),
      );
    expect(wrong).toEqual([]);
  });

  test('has an example for its body, each parameter and every response with content', () => {
    const missing = operations.flatMap(({ id, body, parameters, answers }) => [
      ...(body !== null && body.media.example === undefined && body.media.examples === undefined
        ? [`${id} body`]
        : []),
      ...parameters
        .filter(({ example }) => example === undefined)
        .map(({ name }) => `${id} ${name}`),
      ...Object.entries(answers).flatMap(([status, { content }]) =>
        Object.values(content ?? {}).some(
          (media) => media.example === undefined && media.examples === undefined,
        )
          ? [`${id} ${status}`]
          : [],
      ),
    ]);
    expect(missing).toEqual([]);
  });

  test('has examples that are valid', () => {
    expect(operations.flatMap(invalidExamples)).toEqual([]);
  });

  test('uses snake_case in the API', () => {
    const names = operations.flatMap(({ parameters }) =>
      // Header names follow HTTP.
      parameters.filter(({ in: place }) => place !== 'header').map(({ name }) => name),
    );
    expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
  });
});

describe('every schema', () => {
  const objects = [...objectSchemas(contract.schemas, '')];

  test('is closed, or states why it is open', () => {
    const open = objects.filter(
      ({ schema }) =>
        (schema['additionalProperties'] === undefined || schema['additionalProperties'] === true) &&
        schema['x-open'] === undefined,
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  test('has snake_case properties, or one for each language tag', () => {
    const names = objects.flatMap(({ path, schema }) =>
      Object.keys(schema['properties'] ?? {}).map((name) => `${path}.${name}`),
    );
    expect(names.filter((name) => !/\.([a-z][a-z0-9_]*|[a-z]{2}-[A-Z]{2})$/.test(name))).toEqual(
      [],
    );
  });

  test('has money as integers and names it so', () => {
    const money = objects.flatMap(({ path, schema }) =>
      Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
        .filter(([name]) => /(^|_)(cents|amount|total|net|gross)$/.test(name) && name !== 'total')
        .filter(
          ([name, property]) =>
            !name.endsWith('cents') || ![property['type']].flat().includes('integer'),
        )
        .map(([name]) => `${path}.${name}`),
    );
    expect(money).toEqual([]);
  });

  test('has no tuples, which generated clients turn into lists of anything', () => {
    expect(JSON.stringify(document)).not.toContain('"prefixItems"');
  });
});

function isEnvelope(schema: JsonSchema, status: number): boolean {
  const name = String(schema['$ref']).split('/').at(-1) ?? '';
  const { required } = (contract.schemas[name] ?? {}) as { required?: string[] };
  const wanted =
    status >= 400
      ? ['status', 'message', 'data', 'code', 'request_id', 'errors']
      : ['status', 'message', 'data'];
  return JSON.stringify(required) === JSON.stringify(wanted);
}

function invalidExamples({ id, body, parameters, answers }: Operation): string[] {
  const media = [
    ...(body === null ? [] : [{ where: `${id} body`, media: body.media }]),
    ...Object.entries(answers).flatMap(([status, { content }]) =>
      Object.values(content ?? {}).map((one) => ({ where: `${id} ${status}`, media: one })),
    ),
    ...parameters.map(({ name, schema, example }) => ({
      where: `${id} ${name}`,
      media: { schema, example },
    })),
  ];
  return media.flatMap(({ where, media: { schema = {}, ...rest } }) => {
    const validate = ajv.compile(localised(schema));
    const examples =
      'examples' in rest
        ? Object.values(rest.examples ?? {}).map(({ value }) => value)
        : [rest.example];
    return examples.every((example) => validate(example))
      ? []
      : [`${where}: ${ajv.errorsText(validate.errors)}`];
  });
}

function* objectSchemas(
  node: unknown,
  path: string,
): Generator<{ path: string; schema: JsonSchema }> {
  if (typeof node !== 'object' || node === null) {
    return;
  }
  const schema = node as JsonSchema;
  if (schema['type'] === 'object' && !path.endsWith('.properties')) {
    yield { path, schema };
  }
  for (const [key, child] of Object.entries(schema)) {
    yield* objectSchemas(child, `${path}.${key}`);
  }
}

function localised(value: unknown): JsonSchema {
  return JSON.parse(
    JSON.stringify(value).replaceAll('#/components/schemas/', 'platebook#/$defs/'),
  ) as JsonSchema;
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, keywords: ['x-open', 'example'] });
formats.default(ajv);
ajv.addSchema({ $id: 'platebook', $defs: localised(contract.schemas) });
