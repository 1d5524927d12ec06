import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { ledgerSchema } from './ledger-schema.ts';

const TENANT = '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01';

const issuesOf = (values: { tenant_id: string; from: string | null; to: string | null }) => {
  const { issues = [] } = safeParse(ledgerSchema(), values);
  return issues.map(({ path, message }) => [path?.[0]?.key, message]);
};

test('a ledger needs one client and days in order', () => {
  expect(issuesOf({ tenant_id: ` ${TENANT} `, from: '2026-11-01', to: '2026-11-01' })).toEqual([]);
  expect(issuesOf({ tenant_id: 'Harbor', from: null, to: null })).toEqual([
    ['tenant_id', 'Enter a client ID'],
    ['from', 'Enter a day'],
    ['to', 'Enter a day'],
  ]);
  expect(issuesOf({ tenant_id: TENANT, from: '2026-11-02', to: '2026-11-01' })).toEqual([
    ['to', 'Enter a day on or after the first one'],
  ]);
});
