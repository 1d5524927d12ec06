import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { FieldError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Caller } from '../shared/caller.ts';
import { recordChange } from '../shared/record-change.ts';
import type { OnMappingSaved } from './account-mapping.port.ts';
import { writeChange } from './account-mapping.store.ts';
import type { Change, Mapped, Target } from './account-mapping.store.ts';
import { refuseTwoTypes } from './account-types.ts';
import { blockedAccount } from './blocked-account.ts';
import { changedWishes, ownTarget, sayingSomething } from './changed-wishes.ts';
import type { ComponentTarget, Wish } from './changed-wishes.ts';
import { accountFacts, isSameScope, resolve } from './effective-mapping.ts';
import { EVERY_LINE, isMappable } from './mapped-components.ts';
import type { MappingFacts } from './read-mapping.ts';

export type Saver = {
  readonly clock: Clock;
  readonly live: Live;
  readonly onSaved: OnMappingSaved;
};

type Saving = Caller & {
  readonly action: 'updated' | 'undone' | 'templated' | 'copied' | 'completed' | 'imported';
};

/**
 * Saves what differs, one change each; does nothing if nothing differs. Resumes what waits for a mapping, and refreshes
 * open pages. Writes to the audit log last: nothing may follow in the transaction.
 *
 * Throws `account_of_two_types`.
 */
export async function saveTargets(
  tx: Transaction,
  { clock, live, onSaved }: Saver,
  { action, ...caller }: Saving,
  { mapped, wishes }: { readonly mapped: readonly Mapped[]; readonly wishes: readonly Wish[] },
): Promise<Change[]> {
  const { scope } = caller;
  const at = clock.now();
  const changes = toChanges(mapped, await changedWishes(tx, mapped, wishes));
  await refuseTwoTypes(tx, { mapped, wishes: changes.map(toWish) });
  const written: Change[] = [];
  for (const change of changes) {
    const { tenantId, userId } = scope;
    const made = { ...change, tenantId, id: randomUUID(), changedBy: userId, changedAt: at };
    await writeChange(tx, made);
    written.push(made);
  }
  const [first] = written;
  if (first === undefined) {
    return [];
  }
  await onSaved(tx, { scope, at });
  await recordChange(tx, live, caller, {
    what: action,
    shown: { topic: 'mapping', id: first.id },
    target: { type: 'account_mapping', id: first.id },
    before: written.map(({ component, before }) => ({ component, before })),
    after: written.map(({ component, after }) => ({ component, after })),
    details: {
      components: written.length,
      platform: first.platform,
      store_id: first.storeId,
      effective_from: first.from,
    },
    at,
  });
  return written;
}

type Difference = Pick<Change, 'platform' | 'storeId' | 'component' | 'before' | 'after' | 'from'>;

function toChanges(mapped: readonly Mapped[], changed: readonly Wish[]): Difference[] {
  const changes: Difference[] = [];
  for (const wish of changed) {
    const { scope, component, from = null } = wish;
    const earlier = changes.findLast(
      (one) => one.component === component && isSameScope(one, scope),
    );
    const before = earlier === undefined ? ownTarget(mapped, wish) : earlier.after;
    changes.push({ ...scope, component, before, after: sayingSomething(wish.target), from });
  }
  return changes;
}

function toWish({
  platform,
  storeId,
  component,
  after,
}: Pick<Change, 'platform' | 'storeId' | 'component' | 'after'>): Wish {
  return { scope: { platform, storeId }, component, target: after };
}

/** Throws with all errors at once: unknown components, unusable accounts with the reason, unknown IDs. */
export function refuseUnusable(facts: MappingFacts, wanted: readonly ComponentTarget[]): void {
  const errors = wanted.flatMap((one, index) =>
    faultsOf(facts, one, wanted).map((fault) => ({
      ...fault,
      path: `/components/${index}${fault.path}`,
    })),
  );
  if (errors.length > 0) {
    throw new AppError('validation_failed', { errors });
  }
}

export function faultsOf(
  facts: MappingFacts,
  { component, target }: ComponentTarget,
  wanted: readonly ComponentTarget[],
): FieldError[] {
  if (!isMappable(component)) {
    return [fieldError('/component', 'component_unknown')];
  }
  if (wanted.filter((one) => one.component === component).length > 1) {
    return [fieldError('/component', 'named_twice')];
  }
  if (target === null) {
    return [];
  }
  return [...accountFaults(facts, { component, target }), ...referenceFaults(facts, target)];
}

function accountFaults(
  { scope, mapped, index, currency }: MappingFacts,
  { component, target }: { component: string; target: Target },
): FieldError[] {
  const { account_id: id } = target;
  if (id === null) {
    return [];
  }
  if (component === EVERY_LINE) {
    return [fieldError('/target/account_id', 'account_of_every_line')];
  }
  if (index.account(id) === undefined) {
    return [fieldError('/target/account_id', 'not_in_books')];
  }
  const entity = target.entity ?? resolve(mapped, scope, component)?.entity ?? null;
  const blocked = blockedAccount({ ...accountFacts(index, id), entity }, currency);
  return blocked === null ? [] : [{ path: '/target/account_id', ...blocked }];
}

function referenceFaults({ objects }: MappingFacts, target: Target): FieldError[] {
  const references = [
    { path: '/target/class_id', kind: 'class', id: target.class_id },
    { path: '/target/department_id', kind: 'department', id: target.department_id },
    { path: '/target/tax_code_id', kind: 'tax_code', id: target.tax_code_id },
    {
      path: '/target/entity/id',
      kind: target.entity?.type === 'Vendor' ? 'vendor' : 'customer',
      id: target.entity?.id ?? null,
    },
  ];
  return references.flatMap(({ path, kind, id }) => {
    const object = objects.find((one) => one.kind === kind && one.id === id);
    if (id === null || object?.active === true) {
      return [];
    }
    return [fieldError(path, object === undefined ? 'not_in_books' : 'inactive_in_books')];
  });
}
