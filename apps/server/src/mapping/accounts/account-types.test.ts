import { describe, expect, test } from 'vitest';
import { describeTypeConflict, findTypeConflicts } from './account-types.ts';
import { EMPTY, mapped } from './mapping-facts.fake.ts';

function wish(component: string, accountId: string | null, storeId: string | null = null) {
  const target = accountId === null ? null : { ...EMPTY, account_id: accountId };
  return { scope: { platform: null, storeId }, component, target };
}

describe('a type conflict', () => {
  test('arises if a change gives an account a second use that no type fits besides the first', () => {
    const commission = wish('commission', '1');
    expect(findTypeConflicts([mapped('tips', { account_id: '1' })], [commission])).toEqual([
      { wish: commission, accountId: '1', other: 'tips' },
    ]);
  });

  test('between two changes is reported for both', () => {
    const wishes = [wish('commission', '1'), wish('tips', '1')];
    expect(
      findTypeConflicts([], wishes).map(({ wish: { component }, other }) => [component, other]),
    ).toEqual([
      ['commission', 'tips'],
      ['tips', 'commission'],
    ]);
  });

  test('is detected across all scopes', () => {
    const ofStore = mapped('tips', { account_id: '1' }, { storeId: 'harbor' });
    expect(findTypeConflicts([ofStore], [wish('commission', '1')])).toHaveLength(1);
  });

  test('does not arise if one type fits both', () => {
    const fees = mapped('processing_fee', { account_id: '1' });
    expect(findTypeConflicts([fees], [wish('commission', '1')])).toEqual([]);
  });

  test('does not arise if the change removes the other use', () => {
    const tips = mapped('tips', { account_id: '1' });
    const wishes = [wish('tips', null), wish('commission', '1')];
    expect(findTypeConflicts([tips], wishes)).toEqual([]);
    expect(
      findTypeConflicts([tips], [wish('tips', null, 'harbor'), wish('commission', '1')]),
    ).toHaveLength(1);
  });

  test('that exists already is not attributed to another change', () => {
    const both = [mapped('tips', { account_id: '1' }), mapped('commission', { account_id: '1' })];
    expect(findTypeConflicts(both, [wish('processing_fee', '2')])).toEqual([]);
  });

  test('does not arise from a mapping of every line', () => {
    expect(findTypeConflicts([mapped('*', { account_id: '1' })], [wish('tips', '1')])).toEqual([]);
  });

  test('is described with both uses and a type to choose', () => {
    const described = describeTypeConflict(
      { wish: wish('tips', '1'), other: 'ads_marketing' },
      'Marketing',
    );
    expect(described).toEqual({
      code: 'account_of_two_types',
      values: {
        account: 'Marketing',
        component: 'tips',
        label: 'Tips',
        other: 'ads_marketing',
        other_label: 'Advertising',
        type: 'Other Current Liability',
      },
      message:
        '"Marketing" can\'t be the account for both Tips and Advertising: an account in QuickBooks has one type. Choose an account of type Other Current Liability for Tips, or create one.',
    });
  });
});
