import type { CsvLine } from '../../platform/csv-table.ts';
import { readFirstDay, readMappingFile, readPlatform, readStore } from '../shared/mapping-file.ts';
import type { MappingFile, Refuse } from '../shared/mapping-file.ts';
import type { Scope, Target } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { compareComponents, isMappable, labelOf } from './mapped-components.ts';
import type { MappingFacts } from './read-mapping.ts';
import { ownTarget } from './changed-wishes.ts';
import type { Wish } from './changed-wishes.ts';
import { faultsOf } from './save-targets.ts';
import { faultOf } from '../../http/field-errors.ts';
import { PLATFORMS } from '../../connectors/providers.ts';

export const MAPPING_COLUMNS = [
  'platform',
  'store',
  'store_id',
  'component',
  'label',
  'account_number',
  'account',
  'class',
  'location',
  'tax_code',
  'customer',
  'vendor',
  'effective_from',
] as const;

/** All scopes of the mapping, one line for each component with its own target. */
export function mappingRows({ mapped, objects, stores }: MappingFacts): string[][] {
  const nameOf = (kind: BooksObject['kind'], id: string | null) =>
    id === null ? '' : (findById(objects, kind, id)?.fullName ?? id);
  return mapped
    .toSorted(
      (left, right) =>
        scopeName(left, stores).localeCompare(scopeName(right, stores), 'en-US') ||
        compareComponents(left.component, right.component),
    )
    .map(({ platform, storeId, component, target, from }) => {
      const { entity, account_id: id } = target;
      const account = id === null ? undefined : findById(objects, 'account', id);
      return [
        platform ?? '',
        storeId === null ? '' : (stores.get(storeId) ?? ''),
        storeId ?? '',
        component,
        labelOf(component),
        account?.accountNumber ?? '',
        nameOf('account', id),
        nameOf('class', target.class_id),
        nameOf('department', target.department_id),
        nameOf('tax_code', target.tax_code_id),
        entity?.type === 'Customer' ? nameOf('customer', entity.id) : '',
        entity?.type === 'Vendor' ? nameOf('vendor', entity.id) : '',
        from ?? '',
      ];
    });
}

/** "All stores", "Uber Eats", "Market Street, Uber Eats". */
export function scopeName(
  { platform, storeId }: Scope,
  stores: ReadonlyMap<string, string>,
): string {
  const parts = [
    storeId === null ? null : (stores.get(storeId) ?? storeId),
    platform === null ? null : PLATFORMS[platform].name,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'All stores' : parts.join(', ');
}

export type CsvWish = Wish & { readonly line: number };

/** Parses a mapping file. */
export function readMappingCsv(text: string, facts: MappingFacts): MappingFile<Wish> {
  return readMappingFile(text, {
    required: ['component'],
    readLine: (line, refuse) => readLine(line, facts, refuse),
    check: ({ scope, component, target }, refuse) => {
      const faults = faultsOf({ ...facts, scope }, { component, target }, []);
      for (const { path: _path, ...fault } of faults) {
        refuse('account', fault);
      }
    },
    keyOf: ({ scope, component }) => JSON.stringify([component, scope.platform, scope.storeId]),
    keyColumn: 'component',
  });
}

function readLine(line: CsvLine, facts: MappingFacts, refuse: Refuse): Wish {
  const scope = {
    platform: readPlatform(line, { optional: true }, refuse),
    storeId: readStore(line, { stores: facts.stores, optional: true }, refuse),
  };
  const component = line.cell('component') ?? '';
  if (!isMappable(component)) {
    refuse(
      'component',
      component === '' ? faultOf('empty') : faultOf('component_of_other_name', { name: component }),
    );
  }
  const from = line.cell('effective_from') === undefined ? undefined : readFirstDay(line, refuse);
  const place = { scope, component };
  const target = readTarget(line, { facts, own: ownTarget(facts.mapped, place), refuse });
  return { ...place, target, from };
}

type Reading = {
  readonly facts: MappingFacts;
  readonly own: Target | null;
  readonly refuse: Refuse;
};

/** Missing columns leave their attributes unchanged; a line with empty cells inherits again. */
function readTarget(line: CsvLine, { facts, own, refuse }: Reading): Target {
  const { objects } = facts;
  const pick = (kind: BooksObject['kind'], column: string, before: string | null) => {
    const cell = line.cell(column);
    if (cell === undefined) {
      return before;
    }
    return cell === '' ? null : findByName(objects, { kind, column, name: cell }, refuse);
  };
  const customer = pick('customer', 'customer', idOf(own, 'Customer'));
  const vendor = pick('vendor', 'vendor', idOf(own, 'Vendor'));
  const number = line.cell('account_number') ?? '';
  return {
    account_id:
      number === '' || line.cell('account') === undefined
        ? pick('account', number === '' ? 'account' : 'account_number', own?.account_id ?? null)
        : findAccount(objects, { number, name: line.cell('account') ?? '' }, refuse),
    class_id: pick('class', 'class', own?.class_id ?? null),
    department_id: pick('department', 'location', own?.department_id ?? null),
    tax_code_id: pick('tax_code', 'tax_code', own?.tax_code_id ?? null),
    entity:
      customer === null
        ? vendor === null
          ? null
          : { type: 'Vendor', id: vendor }
        : { type: 'Customer', id: customer },
  };
}

function idOf(own: Target | null, type: 'Customer' | 'Vendor'): string | null {
  return own?.entity?.type === type ? own.entity.id : null;
}

function findById(objects: readonly BooksObject[], kind: BooksObject['kind'], id: string) {
  return objects.find((one) => one.kind === kind && one.id === id);
}

/** The number and name on one line must refer to the same account. */
function findAccount(
  objects: readonly BooksObject[],
  { number, name }: { readonly number: string; readonly name: string },
  refuse: Refuse,
): string | null {
  const id = findByName(
    objects,
    { kind: 'account', column: 'account_number', name: number },
    refuse,
  );
  const account = id === null ? undefined : findById(objects, 'account', id);
  return account === undefined || name === '' || isCalled(account, name)
    ? id
    : refuse(
        'account',
        faultOf('account_of_other_name', { number, account: account.fullName, name }),
      );
}

type Named = {
  readonly kind: BooksObject['kind'];
  readonly column: string;
  readonly name: string;
};

type Call = (object: BooksObject, text: string) => boolean;

const byNumber: Call = ({ accountNumber }, text) => accountNumber === text;
const byWholeName: Call = ({ fullName }, text) => fullName.toLowerCase() === text.toLowerCase();
const byName: Call = ({ name }, text) => name.toLowerCase() === text.toLowerCase();
const byId: Call = ({ id }, text) => id === text;

/** How a cell may refer to an object, most specific first: one's number may be another's ID or name. */
function callsOf(column: string): readonly Call[] {
  return column === 'account_number'
    ? [byNumber, byWholeName, byName, byId]
    : [byWholeName, byNumber, byName, byId];
}

/** By number, by name with or without its parents, or by its QuickBooks ID; active objects first. */
function findByName(
  objects: readonly BooksObject[],
  { kind, column, name }: Named,
  refuse: Refuse,
): string | null {
  const ofKind = objects.filter((one) => one.kind === kind);
  for (const call of callsOf(column)) {
    const called = ofKind.filter((one) => call(one, name));
    const active = called.filter((one) => one.active);
    const [first, second] = active.length > 0 ? active : called;
    if (first !== undefined) {
      return second === undefined ? first.id : refuse(column, faultOf('name_of_several', { name }));
    }
  }
  return refuse(column, faultOf('name_not_in_books', { name }));
}

function isCalled(object: BooksObject, text: string): boolean {
  return callsOf('account').some((call) => call(object, text));
}

/** "6120 · Delivery commission, class Downtown"; null if it inherits. */
export function targetWords(target: Target | null, objects: readonly BooksObject[]): string | null {
  if (target === null) {
    return null;
  }
  const { account_id, class_id, department_id, tax_code_id, entity } = target;
  const nameOf = (kind: BooksObject['kind'], id: string | null, before: string) => {
    const object = id === null ? undefined : findById(objects, kind, id);
    return id === null ? null : `${before}${object?.fullName ?? id}`;
  };
  const number = account_id === null ? null : findById(objects, 'account', account_id);
  const words = [
    nameOf('account', account_id, number?.accountNumber ? `${number.accountNumber} · ` : ''),
    nameOf('class', class_id, 'class '),
    nameOf('department', department_id, 'location '),
    nameOf('tax_code', tax_code_id, 'tax code '),
    entity === null
      ? null
      : nameOf(
          entity.type === 'Vendor' ? 'vendor' : 'customer',
          entity.id,
          `${entity.type.toLowerCase()} `,
        ),
  ].filter((word) => word !== null);
  return words.length === 0 ? null : words.join(', ');
}
