import type { components } from '@platebook/api-client';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PREFERENCES_KEY } from '../../shared/account/preferences-key.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { FACTORS_KEY } from './second-factors.ts';
import { TwoStepSection } from './two-step-section.tsx';

type Factor = components['schemas']['GoTrueFactor'];

const FACTOR: Factor = {
  id: 'f1',
  friendly_name: 'My phone',
  factor_type: 'totp',
  status: 'verified',
  // Eleven in the evening of December 31 in Toronto.
  created_at: '2027-01-01T04:00:00.000Z',
  updated_at: '2027-01-01T04:00:00.000Z',
};

type Codes = { readonly remaining: number; readonly total: number } | null;

function sectionOf(factors: readonly Factor[], recovery: Codes) {
  const page = fakePage();
  page.services.queries.setQueryData(PREFERENCES_KEY, { time_zone: 'America/Toronto' });
  page.services.queries.setQueryData(FACTORS_KEY, { factors, recovery });
  const node = createElement(TwoStepSection);
  return { lines: page.text(node).split('\n').slice(2), buttons: page.buttons(node) };
}

beforeEach(() => vi.stubGlobal('window', { location: new URL('http://localhost/dashboard') }));
afterEach(() => vi.unstubAllGlobals());

test('if it is off, it can be set up', () => {
  const { buttons } = sectionOf([], null);
  expect(buttons).toEqual([['Set it up', true]]);
});

test('the day an app was added is in the reader’s time zone', () => {
  const { lines } = sectionOf([FACTOR], { remaining: 8, total: 10 });
  expect(lines).toEqual([
    'Authenticator apps',
    'App',
    'Added',
    'Action',
    'My phone',
    'Dec 31, 2026',
    'Remove',
    'Add another app',
    'Create new recovery codes',
    '8 of 10 recovery codes left. New ones replace them.',
  ]);
});

test('an app added in the afternoon was added on that day', () => {
  const { lines } = sectionOf([{ ...FACTOR, created_at: '2027-01-01T20:00:00.000Z' }], null);
  expect(lines).toContain('Jan 1, 2027');
});

test('without recovery codes, the page says so, and they can be created', () => {
  const { lines, buttons } = sectionOf([FACTOR], null);
  expect(buttons).toEqual([
    ['Remove My phone', true],
    ['Add another app', true],
    ['Create recovery codes', true],
  ]);
  expect(lines.at(-1)).toBe(
    'You have no recovery codes. If you lose your phone, you can’t sign in.',
  );
});
