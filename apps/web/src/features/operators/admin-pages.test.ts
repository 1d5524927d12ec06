import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { DataflowPermissions } from '../../shared/account/dataflow.queries.ts';
import { fakeApi } from '../../shared/testing/api.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { codesColumns } from './codes-columns.tsx';
import {
  codesList,
  codeUsesQuery,
  portalQuery,
  STAFF_KEY,
  type InvitationCode,
  type PortalStatistics,
  type StaffMember,
} from './operators.queries.ts';
import { PortalFigures } from './portal-figures.tsx';
import { StaffSection } from './staff-section.tsx';

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
const SIGNAL = new AbortController().signal;

const STAFF: StaffMember[] = [
  {
    user_id: 'u1',
    email: 'admin@demo.platebook.test',
    level: 'system_admin',
    level_label: 'System Administrator',
    capabilities: [],
    granted_at: '2026-11-21T12:00:00.000Z',
  },
  {
    user_id: 'u2',
    email: null,
    level: 'system_operator',
    level_label: 'System Operator',
    capabilities: [],
    granted_at: '2026-11-20T12:00:00.000Z',
  },
];

function staffSection(permissions: DataflowPermissions) {
  const page = fakePage();
  page.services.queries.setQueryData(STAFF_KEY, { items: STAFF });
  const lines = page.outline(createElement(StaffSection, { permissions }));
  return lines.slice(lines.indexOf('Since') + 1);
}

test('an administrator grants and revokes access, even for someone without an email', () => {
  expect(staffSection(ADMIN)).toEqual([
    'Action',
    'admin@demo.platebook.test',
    'System Administrator',
    'Nov 21, 2026',
    '(Revoke admin@demo.platebook.test’s access)',
    'u2',
    'System Operator',
    'Nov 20, 2026',
    '(Revoke u2’s access)',
    '(Grant access)',
    'Your access',
    'System Administrator',
    'What you can do',
    'Change settings, plans, codes, articles, and notifications',
    'manage_configurations',
  ]);
});

test('an operator sees who has access, but cannot change it', () => {
  const lines = staffSection(OPERATOR);
  expect(lines.filter((line) => line.startsWith('('))).toEqual([]);
  expect(lines.slice(-6)).toEqual([
    'System Operator',
    'What you can do',
    'See the health of the installation',
    'view_system_health',
    'See operations, notifications, and codes',
    'view_operation_logs',
  ]);
});

const FIGURES: PortalStatistics = {
  measured_at: '2026-11-27T12:00:00.000Z',
  users: { total: 1_200, active_24h: 40, registered_7d: 3 },
  clients: { total: 900, trials_ending_7d: 1 },
  system: { health: 'healthy', findings: [], jobs_waiting: 0, oldest_job_ms: null },
  sync: { runs_24h: 800, failed_24h: 2 },
  postings: { unknown: 0, oldest_unknown_ms: null },
  connections: { expired: 4 },
  support: { waiting: 5 },
};
const figuresOf = (figures: PortalStatistics) =>
  fakePage().outline(createElement(PortalFigures, { figures }));

test('the figures of the installation', () => {
  expect(figuresOf(FIGURES).slice(0, -1)).toEqual(
    ['System', 'Healthy', '0 jobs waiting for a worker'].concat(
      ['Active in the last 24 hours', '40', 'of 1,200 users'],
      ['Registered in the last 7 days', '3'],
      ['Clients', '900', '1 trial ending within 7 days'],
      ['Runs in the last 24 hours', '800', '2 failed'],
      ['Postings with an unknown outcome', '0', 'Expired connections', '4'],
      ['Tickets waiting for support', '5', '[Open tech support](/admin/tech-support)'],
    ),
  );
});

test('problems come before the figures, in whole minutes', () => {
  const system = { health: 'degraded', jobs_waiting: 12, oldest_job_ms: 359_999 } as const;
  const lines = figuresOf({
    ...FIGURES,
    system: { ...system, findings: ['jobs_waiting', 'postings_unknown'] },
    postings: { unknown: 1, oldest_unknown_ms: 60_000 },
  });
  expect(lines.slice(0, 4)).toEqual([
    '12 jobs waiting, the oldest for 5 minutes. Check that a worker is running.',
    '1 posting with an unknown outcome, the oldest for 1 minute. Check that QuickBooks can be reached.',
    'System',
    'Degraded',
  ]);
});

test('figures reload every half minute until paused', () => {
  const { api } = fakeApi();
  expect([false, true].map((isPaused) => portalQuery(api, { isPaused }).refetchInterval)).toEqual([
    30_000,
    false,
  ]);
});

const CODE: InvitationCode = {
  id: 'i1',
  hint: 'ABCD',
  state: 'open',
  campaign: null,
  max_uses: 5_000,
  uses_left: 3_766,
  expires_at: null,
  plan_code: null,
  trial_days: null,
  created_at: '2026-11-21T12:00:00.000Z',
  disabled_at: null,
};

test.each<[Partial<InvitationCode>, string[]]>([
  [{}, ['ABCD-…', 'Open', '1,234 of 5,000', '', 'Default', 'Never', 'Nov 21, 2026']],
  [
    {
      state: 'disabled',
      campaign: 'Spring',
      plan_code: 'firm',
      trial_days: 45,
      uses_left: 0,
      expires_at: '2026-12-31T00:00:00.000Z',
    },
    [
      'ABCD-…',
      'Disabled',
      '5,000 of 5,000',
      'Spring',
      'firm · 45 days',
      'Dec 31, 2026',
      'Nov 21, 2026',
    ],
  ],
  [
    { trial_days: 0 },
    ['ABCD-…', 'Open', '1,234 of 5,000', '', 'Default · 0 days', 'Never', 'Nov 21, 2026'],
  ],
])('an invitation code with %o', (changes, cells) => {
  const page = fakePage();
  const code = { ...CODE, ...changes };
  expect(
    codesColumns().map(({ value, cell }) =>
      cell === undefined ? String(value(code)) : page.outline(cell(code)).join(' '),
    ),
  ).toEqual(cells);
});

test('codes are listed by the URL, and a code’s users are loaded by its id', async () => {
  const page = fakePage(() => ({ items: [], next_cursor: null }));
  const { api, queries } = page.services;
  const request = { filters: { state: ['expired'] }, q: 'spring', sort: '-code' };
  const list = codesList(api, request);
  await list.load({ limit: list.pageSize }, SIGNAL);
  await codesList(api, { filters: { state: ['lost'] }, sort: 'uses' }).load({ limit: 1 }, SIGNAL);
  await queries.fetchQuery(codeUsesQuery(api, 'i1'));
  expect(page.sent).toEqual([
    {
      method: 'GET',
      path: '/api/admin/invitation-codes',
      query: { state: 'expired', q: 'spring', sort: '-code', limit: '50' },
    },
    { method: 'GET', path: '/api/admin/invitation-codes', query: { limit: '1' } },
    { method: 'GET', path: '/api/admin/invitation-codes/i1/uses' },
  ]);
});
