import { isApiError } from '@platebook/api-client';
import { Banner, DiffView } from '@platebook/ui';
import { componentName, fieldSentence } from '../language/server-errors.ts';
import { toWords } from './mapping-lines.view.ts';
import type { AccountMapping, BooksKind, BooksObject, Target } from './mapping.queries.ts';
import { words } from './mapping.messages.tsx';

/** The server's reasons, each with its component. */
export function reasonsOf(
  error: unknown,
  changes: readonly { component: string }[],
  mapping: AccountMapping,
): string[] {
  const fields = isApiError(error) ? error.fields : [];
  return fields.map((field) => {
    const component = changes[Number(field.path.split('/')[2])]?.component;
    const label = mapping.rows.find((row) => row.component === component)?.label ?? words.mapping;
    return words.labelled(label, fieldSentence(field));
  });
}

export function Refusals({ reasons }: { reasons: readonly string[] }) {
  return reasons.length === 0 ? null : (
    <Banner tone="danger" title={words.nothingWasSaved} appeared>
      {reasons.join(' ')}
    </Banner>
  );
}

type ConflictProps = {
  mapping: AccountMapping;
  draft: ReadonlyMap<string, Target | null>;
  objects: Readonly<Record<BooksKind, readonly BooksObject[]>>;
};

/** Shows a conflict: someone else's saved version beside this page's changes. */
export function Conflict({ mapping, draft, objects }: ConflictProps) {
  const nameOf = (kind: BooksKind, id: string) =>
    objects[kind].find((object) => object.id === id)?.full_name ?? id;
  const changed = mapping.rows.filter(({ component }) => draft.has(component));
  return (
    <DiffView
      caption={words.whatIsSavedNowAndWhat}
      before={Object.fromEntries(
        changed.map((row) => [componentName(row), toWords(row.own, nameOf)]),
      )}
      after={Object.fromEntries(
        changed.map((row) => [
          componentName(row),
          toWords(draft.get(row.component) ?? null, nameOf),
        ]),
      )}
    />
  );
}
