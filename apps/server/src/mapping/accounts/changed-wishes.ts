import type { Transaction } from '../../db/database.ts';
import { inOrder, listChangesOf } from './account-mapping.store.ts';
import type { Change, Mapped, Scope, Target } from './account-mapping.store.ts';
import { isSameScope } from './effective-mapping.ts';

export type ComponentTarget = { readonly component: string; readonly target: Target | null };

/** The wanted target of one component in one scope. */
export type Wish = ComponentTarget & {
  readonly scope: Scope;
  /** The first entry date it applies to; null for all. By default, an existing target keeps its dates. */
  readonly from?: string | null | undefined;
};

type Held = Pick<Change, 'after' | 'from'>;

const NOTHING: Target = {
  account_id: null,
  class_id: null,
  department_id: null,
  tax_code_id: null,
  entity: null,
};

/**
 * Which requested targets change the mapping of any date. The same target is a change if it takes effect on an earlier
 * date than before. A second request for a component follows the first.
 */
export async function changedWishes<One extends Wish>(
  tx: Transaction,
  mapped: readonly Mapped[],
  wishes: readonly One[],
): Promise<One[]> {
  let loaded: Promise<Change[]> | undefined;
  const load = () =>
    (loaded ??= listChangesOf(tx, [...new Set(wishes.map(({ component }) => component))]));
  const changed: One[] = [];
  for (const wish of wishes) {
    const newest = newestOf(changed, mapped, wish);
    const after = sayingSomething(wish.target);
    const [latest] = newest;
    if (!isSameTarget(after, latest?.after ?? null)) {
      changed.push(wish);
    } else if (wish.from !== undefined && !holdsFrom(latest, wish.from)) {
      const held = heldFrom(wish.from, [...newest, ...(await load()).filter(isOf(wish))]);
      if (held.some((step) => !isSameTarget(step.after, after))) {
        changed.push(wish);
      }
    }
  }
  return changed;
}

/** The versions effective from a date on, in date order. `changes`: those of one component in one scope, latest first. */
export function heldFrom(from: string | null, changes: readonly Held[]): Held[] {
  const held: Held[] = [];
  let until: string | undefined;
  for (const { after, from: first } of changes) {
    const isHidden = until !== undefined && (first ?? '') >= until;
    if (!isHidden) {
      const isBefore = (first ?? '') <= (from ?? '');
      held.unshift({ after, from: isBefore ? from : first });
      if (isBefore) {
        return held;
      }
      until = first ?? '';
    }
  }
  return [{ after: null, from }, ...held];
}

export function ownTarget(
  mapped: readonly Mapped[],
  wish: { readonly scope: Scope; readonly component: string },
): Target | null {
  return mapped.find(isOf(wish))?.target ?? null;
}

export function sayingSomething(target: Target | null): Target | null {
  const ordered = target === null ? NOTHING : inOrder(target);
  return isSameTarget(ordered, NOTHING) ? null : ordered;
}

/** Earlier requests for the same component, then the stored version, latest first. */
function newestOf(changed: readonly Wish[], mapped: readonly Mapped[], wish: Wish): Held[] {
  const own = mapped.find(isOf(wish));
  return [
    ...changed
      .filter(({ scope, component }) => isOf(wish)({ ...scope, component }))
      .map(({ target, from = null }) => ({ after: sayingSomething(target), from }))
      .toReversed(),
    ...(own === undefined ? [] : [{ after: own.target, from: own.from }]),
  ];
}

function holdsFrom(latest: Held | undefined, day: string | null): boolean {
  return latest !== undefined && (latest.from ?? '') <= (day ?? '');
}

function isOf({ scope, component }: Pick<Wish, 'scope' | 'component'>) {
  return (one: Scope & { readonly component: string }): boolean =>
    one.component === component && isSameScope(one, scope);
}

function isSameTarget(one: Target | null, other: Target | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
