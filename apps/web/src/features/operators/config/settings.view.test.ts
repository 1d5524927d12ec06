import { expect, test } from 'vitest';
import type { InstallationSetting } from './settings.queries.ts';
import { groupSettings, typeOf, valueText } from './settings.view.ts';

function settingOf(
  name: string,
  group: InstallationSetting['group'],
  type: InstallationSetting['type'],
): InstallationSetting {
  return {
    name,
    group,
    type,
    value: null,
    default: null,
    is_default: true,
    source: 'environment',
    effect: 'restart',
  };
}

test.each([
  ['flag', '1', 'On'],
  ['flag', '0', 'Off'],
  ['secret', 'set', 'Set, hidden'],
  ['secret', null, 'Not set'],
  ['number', '3600', '3600'],
  ['text', null, 'Not set'],
] as const)('a %s of %s reads "%s"', (type, value, text) => {
  expect(valueText({ type }, value)).toBe(text);
});

test('settings are grouped by topic, and say what type of change it is', () => {
  const posting = settingOf('POSTING_CALL_MS', 'posting', 'number');
  const signups = settingOf('AUTH_SIGNUPS', 'sign_in', 'flag');
  const settings = [posting, signups];
  expect(groupSettings(settings)).toEqual([
    { group: 'sign_in', settings: [signups] },
    { group: 'posting', settings: [posting] },
  ]);
  expect(typeOf(settings, { name: 'AUTH_SIGNUPS' }).type).toBe('flag');
  expect(typeOf(settings, { name: 'GONE' })).toEqual({ type: 'text' });
});
