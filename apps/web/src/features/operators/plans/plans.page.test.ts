import { createElement } from 'react';
import { expect, test } from 'vitest';
import {
  dataflowPermissionsQuery,
  type DataflowPermissions,
} from '../../../shared/account/dataflow.queries.ts';
import { fakeApi } from '../../../shared/testing/api.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { firmAdminPlan } from './plans.fake.ts';
import { PlansPage } from './plans.page.tsx';
import { PLANS_KEY, savePlan, subscribersQuery } from './plans.queries.ts';

const OPERATOR: DataflowPermissions = {
  user_id: 'u2',
  is_admin: true,
  level: 'system_operator',
  level_label: 'System Operator',
  capabilities: ['view_system_health', 'view_operation_logs'],
};
const ADMIN: DataflowPermissions = {
  ...OPERATOR,
  user_id: 'u1',
  level: 'system_admin',
  level_label: 'System Administrator',
  capabilities: ['manage_configurations'],
};
/** The table of plans and what stands around it, for somebody with these permissions. */
function plansPage(permissions: DataflowPermissions, at = '/admin/subscriptions') {
  const page = fakePage(undefined, at);
  const { queries, api } = page.services;
  const free = { ...firmAdminPlan, code: 'community', name: 'Community', version: 1 };
  queries.setQueryData(dataflowPermissionsQuery(api).queryKey, permissions);
  queries.setQueryData(PLANS_KEY, {
    items: [
      firmAdminPlan,
      { ...firmAdminPlan, code: 'firm', version: 1, is_latest: false, is_listed: false },
      { ...free, price_cents: null, trial_days: 0, is_default: true },
    ],
  });
  const lines = page.outline(createElement(PlansPage));
  return {
    above: lines.slice(2, lines.indexOf('Plan')),
    rows: lines.slice(lines.indexOf('Action') + 1),
  };
}

const LATEST = ['Firm', 'firm-v2', 'Version 2', '$49.00 a month', '14 days', 'Available'];
const FREE = ['Community', 'community', 'Version 1', 'Free', 'None', 'Available'];
const COUNTS = ['1,213', '1,012 paying'];

test('an administrator creates plans and changes the latest version of each', () => {
  const { above, rows } = plansPage(ADMIN);
  expect(above.slice(1)).toEqual(['(New plan)', 'Plans']);
  expect(rows).toEqual(
    LATEST.concat(COUNTS, ['(Who is on firm-v2)', '(Edit firm-v2)'], FREE).concat(
      'New clients start here',
      COUNTS,
      ['(Who is on community)', '(Edit community)', '(Show earlier versions)'],
    ),
  );
});

test('an operator reads plans and is told what permission changing them needs', () => {
  const { above, rows } = plansPage(OPERATOR);
  expect(above[0]).toMatch(/ Changing plans needs manage_configurations\.$/);
  expect(rows.filter((line) => line.startsWith('('))).toEqual([
    '(Who is on firm-v2)',
    '(Who is on community)',
    '(Show earlier versions)',
  ]);
});

test('an earlier version is shown if the URL says so, and cannot be changed', () => {
  const { rows } = plansPage(ADMIN, '/admin/subscriptions?versions=all');
  const earlier = rows.slice(rows.indexOf('firm') - 1);
  expect(earlier.slice(0, 9)).toEqual(
    ['Firm', 'firm', 'Version 1', '$49.00 a month', '14 days', 'Not available'].concat(COUNTS, [
      '(Who is on firm)',
    ]),
  );
  expect(rows.filter((line) => line.startsWith('(Edit'))).toEqual([
    '(Edit firm-v2)',
    '(Edit community)',
  ]);
  expect(rows.at(-1)).toBe('(Hide earlier versions)');
});

test('a plan is previewed with the same request that saves it', async () => {
  const { api, sent } = fakeApi();
  const { limits, name, description, price_cents, currency, interval } = firmAdminPlan;
  const price = { name, description, price_cents, currency, interval };
  const terms = { ...price, trial_days: 14, trial_payouts: 3, limits, max_stored_bytes: null };
  const body = { terms, is_listed: true, is_default: false, move_unpaid: true };
  await savePlan(api, 'firm-v2', { body, dryRun: true });
  await savePlan(api, 'firm-v2', { body, dryRun: false });
  expect(sent).toEqual(
    ['true', 'false'].map((dry_run) => ({
      method: 'PUT',
      path: '/api/admin/plans/firm-v2',
      query: { dry_run },
      body,
    })),
  );
});

test('a plan’s tenants are loaded page by page', async () => {
  const page = fakePage(() => ({ items: [], next_cursor: null }));
  const { api, queries } = page.services;
  await queries.fetchInfiniteQuery(subscribersQuery(api, 'firm-v2'));
  expect(page.sent).toEqual([
    { method: 'GET', path: '/api/admin/plans/firm-v2/subscribers', query: { limit: '50' } },
  ]);
});
