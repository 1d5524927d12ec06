import { expect, test } from 'vitest';
import { auditExports, compileExamples } from '../../../scripts/public-exports.mjs';

/** What an example may take as there. */
const AMBIENT = `
  const api: ApiClient;
  const call: Promise<{ data?: { data: string } }>;
  const session: SessionSource;
`;

test('every export says what it is, by example where it is called, and what it throws', () => {
  expect(auditExports('api-client')).toMatchObject({
    'no docstring': [],
    'no @example': [],
    'no @throws': [],
  });
});

test('every example compiles', () => {
  expect(compileExamples('api-client', AMBIENT)).toEqual([]);
});
