import type { components } from '@platebook/api-client';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { PREFERENCES_KEY } from '../../shared/account/preferences-key.ts';
import type { Client } from '../../shared/api/entities.ts';
import { client, readOnlyClient } from '../../shared/testing/client.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { ColumnDecisionsSection } from './column-decisions-section.tsx';

type ColumnDecision = components['schemas']['ColumnDecision'];

const DECISION: ColumnDecision = {
  id: 'd1',
  version: 1,
  report_type: 'ubereats_payment_details_us',
  column: 'Marketing credit',
  decision: 'component',
  component: 'ad_credit',
  sign: 'as_printed',
  of: [],
  decided_by: { user_id: 'u1', name: 'Dana Whitfield' },
  // Nine in the evening of October 31 in New York.
  decided_at: '2026-11-01T01:00:00.000Z',
  revoked_by: null,
  revoked_at: null,
};

function sectionOf(items: readonly ColumnDecision[], of: Client = client) {
  const page = fakePage();
  page.services.queries.setQueryData(PREFERENCES_KEY, { time_zone: 'America/New_York' });
  page.services.queries.setQueryData(['client', 't1', 'column-decisions'], { items });
  return { page, node: createElement(ColumnDecisionsSection, { client: of }) };
}

function linesOf(items: readonly ColumnDecision[], of?: Client): string[] {
  const { page, node } = sectionOf(items, of);
  return page.text(node).split('\n').slice(2);
}

test('a decision says what the column means, who decided it, and when in the reader’s time zone', () => {
  expect(linesOf([DECISION])).toEqual([
    'Report columns',
    'Column',
    'Decision',
    'Decided',
    'Action',
    'Marketing credit',
    'Uber Eats payment details (United States)',
    'Part of Advertising credit',
    'Oct 31, 2026 by Dana Whitfield',
    'Revoke…',
  ]);
});

test('a decision by an unknown person shows only its day', () => {
  expect(linesOf([{ ...DECISION, decided_by: null }])).toContain('Oct 31, 2026');
});

test('a read-only user cannot revoke it', () => {
  const lines = linesOf([DECISION], readOnlyClient);
  expect(lines).not.toContain('Action');
  const { page, node } = sectionOf([DECISION], readOnlyClient);
  expect(page.buttons(node)).toEqual([]);
});

test('a revoked decision is no longer shown', () => {
  const revoked = { ...DECISION, id: 'd2', column: 'Old', revoked_at: '2026-11-02T01:00:00.000Z' };
  expect(linesOf([DECISION, revoked])).not.toContain('Old');
  expect(linesOf([revoked])).toHaveLength(1);
});
