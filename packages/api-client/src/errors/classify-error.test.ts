import { describe, expect, test } from 'vitest';
import { classifyError, toOperation, type ErrorOperation } from './classify-error.ts';

type Row = [
  status: number | null,
  operation: ErrorOperation,
  errorClass: string,
  severity: string,
  impact: string,
  retryable: boolean,
];

describe('classifyError', () => {
  test.each<Row>([
    [401, 'read', 'auth_error', 'high', 'blocking', false],
    [401, 'create', 'auth_error', 'high', 'blocking', false],
    [403, 'read', 'auth_error', 'high', 'major', false],
    [403, 'delete', 'auth_error', 'high', 'major', false],
    [400, 'read', 'validation_error', 'medium', 'minor', false],
    [400, 'create', 'validation_error', 'medium', 'major', false],
    [404, 'update', 'validation_error', 'medium', 'minor', false],
    [409, 'delete', 'validation_error', 'medium', 'major', false],
    [408, 'read', 'validation_error', 'medium', 'minor', true],
    [429, 'read', 'validation_error', 'medium', 'minor', true],
    [429, 'create', 'validation_error', 'medium', 'major', true],
    [499, 'read', 'validation_error', 'medium', 'minor', false],
    [null, 'read', 'network_error', 'medium', 'minor', true],
    [null, 'update', 'network_error', 'medium', 'minor', true],
    [null, 'create', 'network_error', 'high', 'major', true],
    [null, 'delete', 'network_error', 'high', 'major', true],
    [500, 'read', 'api_error', 'critical', 'minor', true],
    [503, 'create', 'api_error', 'critical', 'major', true],
    [599, 'delete', 'api_error', 'critical', 'major', true],
    [200, 'read', 'api_error', 'medium', 'minor', false],
    [302, 'create', 'api_error', 'medium', 'major', false],
  ])('status %j on %s is %s, %s, %s, retryable %j', (status, operation, ...expected) => {
    const [errorClass, severity, impact, retryable] = expected;
    expect(classifyError({ status, operation })).toEqual({
      errorClass,
      severity,
      impact,
      retryable,
    });
  });
});

test.each([
  ['GET', 'read'],
  ['HEAD', 'read'],
  ['POST', 'create'],
  ['post', 'create'],
  ['PUT', 'update'],
  ['PATCH', 'update'],
  ['DELETE', 'delete'],
])('%s is a %s', (method, operation) => {
  expect(toOperation(method)).toBe(operation);
});
