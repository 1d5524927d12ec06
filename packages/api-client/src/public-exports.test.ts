import { expect, test } from 'vitest';
import { auditExports, compileExamples } from '../../../scripts/public-exports.mjs';

/** What examples may assume to exist. */
const AMBIENT = `
  const api: ApiClient;
  const call: Promise<{ data?: { data: string } }>;
  const session: SessionSource;
`;

test('every export has a docstring, an example if callable, and its errors', () => {
  expect(auditExports('api-client')).toMatchObject({
    'no docstring': [],
    'no @example': [],
    'no @throws': [],
  });
});

test('every example compiles', () => {
  expect(compileExamples('api-client', AMBIENT)).toEqual([]);
});
