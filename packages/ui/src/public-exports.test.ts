import { expect, test } from 'vitest';
import { auditExports, compileExamples } from '../../../scripts/public-exports.mjs';

/** Ambient declarations for the examples: event handlers and data of a page. */
const AMBIENT = `
  const accounts: readonly LedgerAccount[];
  const app: import('react').ReactNode;
  function cancel(): void;
  function close(): void;
  function create(): void;
  const french: NonNullable<Parameters<typeof provideKitLanguage>[0]>['words'];
  const isSaving: boolean;
  type Payout = { ref: string; netCents: number };
  const payouts: readonly Payout[];
  function remove(): void;
  function retry(): void;
  const rules: ListRules;
  function save(): void;
  function send(what: unknown): void;
  const svg: string;
  const token: string;
  function undo(): void;
`;

test('every export has a docstring, an example if it is called, and its errors', () => {
  expect(auditExports('ui')).toMatchObject({
    'no docstring': [],
    'no @example': [],
    'no @throws': [],
  });
});

test('every example compiles', () => {
  expect(compileExamples('ui', AMBIENT)).toEqual([]);
});
