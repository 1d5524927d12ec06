import { describe, expect, test } from 'vitest';
import type { LiveChange } from '../../messages/live/live.port.ts';
import { createDatabaseFake, SCOPE } from '../shared/database.fake.ts';
import type { Mapped } from './account-mapping.store.ts';
import { EMPTY, booksObject, mapped, mappingFacts } from './mapping-facts.fake.ts';
import { ownTarget, sayingSomething } from './changed-wishes.ts';
import type { ComponentTarget, Wish } from './changed-wishes.ts';
import { faultsOf, refuseUnusable, saveTargets } from './save-targets.ts';

const CLIENT = { platform: null, storeId: null };
const AT = new Date('2026-11-20T14:02:00Z');

const FACTS = mappingFacts([
  booksObject('account', '1', 'Fees'),
  booksObject('account', '2', 'Old fees', { active: false }),
  booksObject('account', '3', 'Suppliers', { accountType: 'Accounts Payable' }),
  booksObject('class', '20', 'Downtown'),
  booksObject('class', '21', 'Closed', { active: false }),
  booksObject('vendor', '60', 'Uber'),
]);

function faults(component: string, over: Partial<typeof EMPTY> | null, facts = FACTS) {
  const one: ComponentTarget = { component, target: over === null ? null : { ...EMPTY, ...over } };
  return faultsOf(facts, one, [one]).map(({ path, code }) => [path, code]);
}

describe('a target is refused', () => {
  test.each([
    ['tip jar', { account_id: '1' }, [['/component', 'component_unknown']]],
    ['*', { account_id: '1' }, [['/target/account_id', 'account_of_every_line']]],
    ['tips', { account_id: '9' }, [['/target/account_id', 'not_in_books']]],
    ['tips', { account_id: '20' }, [['/target/account_id', 'not_in_books']]],
    ['tips', { account_id: '2' }, [['/target/account_id', 'account_inactive']]],
    ['tips', { account_id: '3' }, [['/target/account_id', 'account_entity']]],
    ['tips', { class_id: '21' }, [['/target/class_id', 'inactive_in_books']]],
    ['tips', { department_id: '20' }, [['/target/department_id', 'not_in_books']]],
    ['tips', { entity: { type: 'Customer', id: '60' } }, [['/target/entity/id', 'not_in_books']]],
    [
      'tips',
      { account_id: '2', class_id: '9', tax_code_id: '9' },
      [
        ['/target/account_id', 'account_inactive'],
        ['/target/class_id', 'not_in_books'],
        ['/target/tax_code_id', 'not_in_books'],
      ],
    ],
  ] as const)('of %s: %j', (component, over, expected) => {
    expect(faults(component, over)).toEqual(expected);
  });

  test('not if it can be posted to, or is empty', () => {
    expect(faults('tips', { account_id: '1', class_id: '20' })).toEqual([]);
    expect(faults('tips', { account_id: '3', entity: { type: 'Vendor', id: '60' } })).toEqual([]);
    expect(faults('*', { class_id: '20' })).toEqual([]);
    expect(faults('tips', null)).toEqual([]);
  });

  test('not for an inherited vendor', () => {
    const own = [mapped('tips', { entity: { type: 'Vendor', id: '60' } })];
    expect(faults('tips', { account_id: '3' }, { ...FACTS, mapped: own })).toEqual([]);
  });

  test('with every error at once, each at its component’s index', () => {
    const refuse = () =>
      refuseUnusable(FACTS, [
        { component: 'tips', target: { ...EMPTY, account_id: '1' } },
        { component: 'commission', target: { ...EMPTY, account_id: '9' } },
        { component: 'tips', target: null },
      ]);
    expect(refuse).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        errors: [
          expect.objectContaining({ path: '/components/0/component', code: 'named_twice' }),
          expect.objectContaining({
            path: '/components/1/target/account_id',
            code: 'not_in_books',
          }),
          expect.objectContaining({ path: '/components/2/component', code: 'named_twice' }),
        ],
      }),
    );
  });
});

test('empty targets are null; others have a fixed field order', () => {
  expect([sayingSomething(null), sayingSomething(EMPTY)]).toEqual([null, null]);
  const turned = {
    entity: null,
    tax_code_id: null,
    department_id: null,
    class_id: null,
    account_id: '1',
  };
  expect(JSON.stringify(sayingSomething(turned))).toBe(
    JSON.stringify({ ...EMPTY, account_id: '1' }),
  );
});

test('an own target matches its component and both parts of its scope', () => {
  const own = [mapped('tips', { account_id: '1' }, { platform: 'ubereats' })];
  const of = (component: string, platform: 'ubereats' | null, storeId: string | null) =>
    ownTarget(own, { component, scope: { platform, storeId } })?.account_id ?? null;
  expect([
    of('tips', 'ubereats', null),
    of('tips', null, null),
    of('tips', 'ubereats', 'harbor'),
    of('commission', 'ubereats', null),
  ]).toEqual(['1', null, null, null]);
});

describe('saving targets', () => {
  async function save(
    own: readonly Mapped[],
    wishes: readonly Wish[],
    { tx, statements } = createDatabaseFake(),
  ) {
    const published: LiveChange[] = [];
    const saved: Date[] = [];
    const changes = await saveTargets(
      tx,
      {
        clock: { now: () => AT },
        live: {
          changed: (_tx, ...more) => Promise.resolve(void published.push(...more)),
        },
        onSaved: (_tx, { at }) => Promise.resolve(void saved.push(at)),
      },
      {
        scope: SCOPE,
        actor: { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId },
        action: 'updated',
      },
      { mapped: own, wishes },
    );
    const sql = statements.map((statement) => statement.sql.split(/[\s(]/).slice(0, 3).join(' '));
    return { changes, published, saved, sql, statements };
  }

  const wish = (component: string, accountId: string | null): Wish => ({
    scope: CLIENT,
    component,
    target: accountId === null ? null : { ...EMPTY, account_id: accountId },
  });

  test('saves those that differ, each as a change with the previous value', async () => {
    const own = [mapped('tips', { account_id: '1' }), mapped('markup', { account_id: '4' })];
    const wishes = [wish('tips', '1'), wish('markup', '5'), wish('commission', '6')];
    const { changes, published, saved } = await save(own, wishes);
    expect(
      changes.map(({ component, before, after, from, changedBy, changedAt }) => [
        component,
        before?.account_id ?? null,
        after?.account_id ?? null,
        from,
        changedBy,
        changedAt,
      ]),
    ).toEqual([
      ['markup', '4', '5', null, SCOPE.userId, AT],
      ['commission', null, '6', null, SCOPE.userId, AT],
    ]);
    expect(published).toEqual([{ tenantId: SCOPE.tenantId, topic: 'mapping', id: changes[0]?.id }]);
    expect(saved).toEqual([AT]);
  });

  test('writes the audit log once, and last', async () => {
    const { sql, statements } = await save([], [wish('tips', '1'), wish('commission', '2')]);
    expect(sql).toEqual([
      'delete from "account_mappings"',
      'insert into "account_mappings"',
      'insert into "account_mapping_changes"',
      'delete from "account_mappings"',
      'insert into "account_mappings"',
      'insert into "account_mapping_changes"',
      'select append_audit ',
    ]);
    expect(statements.at(-1)?.parameters).toContain('account_mapping.updated');
  });

  test('deletes emptied ones and records the change', async () => {
    const { changes, sql } = await save(
      [mapped('tips', { account_id: '1' })],
      [wish('tips', null)],
    );
    expect(changes.map(({ before, after }) => [before?.account_id, after])).toEqual([['1', null]]);
    expect(sql.slice(0, 2)).toEqual([
      'delete from "account_mappings"',
      'insert into "account_mapping_changes"',
    ]);
  });

  test('does nothing if nothing differs', async () => {
    const { changes, published, saved, statements } = await save(
      [mapped('tips', { account_id: '1' })],
      [wish('tips', '1'), wish('commission', null)],
    );
    expect([changes, published, saved, statements]).toEqual([[], [], [], []]);
  });

  test('is refused before any write if an account would get two types', async () => {
    const database = createDatabaseFake();
    const own = [mapped('tips', { account_id: '1' })];
    const saving = save(own, [wish('markup', '2'), wish('commission', '1')], database);
    await expect(saving).rejects.toMatchObject({ code: 'account_of_two_types' });
    // The account's name is loaded for the error message.
    expect(database.statements.map(({ sql }) => sql.split(' ')[0])).toEqual(['select']);
  });
});
