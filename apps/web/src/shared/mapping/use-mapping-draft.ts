import { useState } from 'react';
import type { MappingDraft } from './mapping-lines.view.ts';
import { NOTHING } from './mapping-lines.view.ts';
import type { AccountMapping, Target } from './mapping.queries.ts';

export type DraftOfMapping = {
  readonly draft: MappingDraft;
  readonly rejected: ReadonlySet<string>;
  readonly choose: (components: readonly string[], accountId: string) => void;
  readonly accept: (components: readonly string[]) => void;
  readonly reject: (component: string) => void;
  /** Attributes other than the account; null inherits all of them again. */
  readonly change: (component: string, change: Partial<Target> | null) => void;
  readonly discard: () => void;
};

/** One scope's unsaved changes. */
export function useMappingDraft(mapping: AccountMapping): DraftOfMapping {
  const [draft, setDraft] = useState<MappingDraft>(new Map());
  const [rejected, setRejected] = useState<ReadonlySet<string>>(new Set());
  const rowOf = (component: string) => mapping.rows.find((row) => row.component === component);
  const put = (components: readonly string[], next: (component: string) => Target | null) =>
    setDraft((before) => {
      const after = new Map(before);
      for (const component of components) {
        const target = next(component);
        if (isSame(target, rowOf(component)?.own ?? null)) {
          after.delete(component);
        } else {
          after.set(component, target);
        }
      }
      return after;
    });
  const targetOf = (component: string): Target =>
    draft.get(component) ?? rowOf(component)?.own ?? NOTHING;
  const choose = (components: readonly string[], accountId: string) =>
    put(components, (component) => ({ ...targetOf(component), account_id: accountId }));
  return {
    draft,
    rejected,
    choose,
    accept: (components) =>
      put(components, (component) => ({
        ...targetOf(component),
        account_id: rowOf(component)?.suggestion?.account_id ?? null,
      })),
    reject: (component) => setRejected((before) => new Set([...before, component])),
    change: (component, change) =>
      put([component], () => (change === null ? null : { ...targetOf(component), ...change })),
    discard: () => {
      setDraft(new Map());
      setRejected(new Set());
    },
  };
}

function isSame(left: Target | null, right: Target | null): boolean {
  const targetOf = (target: Target | null) => {
    const { account_id, class_id, department_id, tax_code_id, entity } = target ?? NOTHING;
    return JSON.stringify([account_id, class_id, department_id, tax_code_id, entity]);
  };
  return targetOf(left) === targetOf(right);
}
