import type { Transaction } from '../../db/database.ts';
import { inOrder, listChangesOf } from './account-mapping.store.ts';
import type { Change, Mapped, Scope, Target } from './account-mapping.store.ts';
import { isSameScope } from './effective-mapping.ts';

export type ComponentTarget = { readonly component: string; readonly target: Target | null };

/** What one component of one scope is to be. */
export type Wish = ComponentTarget & {
  readonly scope: Scope;
  /** The first entry date it is to hold for; null for every one. Unless given, a target that stands keeps its days. */
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
 * Which wishes change what an entry of some day takes. The same target changes something where it is to hold from an
 * earlier day than it does. Of a component that is wished twice, the second follows the first.
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

/** What holds from a day on, in the order of the days. `changes`: those of one component of one scope, the last first. */
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

/** What was wished of the same component before, then what stands, the last first. */
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
