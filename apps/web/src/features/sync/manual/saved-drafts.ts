import type { components } from '@platebook/api-client';
import { EMPTY_DRAFT, type ManualDraft } from './manual-draft.ts';

type Content = components['schemas']['EntryDraftContent'];

/** A draft in the server's format. */
export function toContent({
  mode,
  platform,
  entryOn,
  memo,
  components,
  lines,
}: ManualDraft): Content {
  return {
    mode,
    platform,
    entry_on: entryOn,
    memo,
    components: components.map(({ component, cents }) => ({ component, amount_cents: cents })),
    lines: lines.map(({ account, side, cents }) => ({
      account_id: account?.id ?? null,
      account_name: account?.name ?? null,
      side,
      amount_cents: cents,
    })),
  };
}

/** A saved draft for the form, which saves it under the same id. */
export function fromContent({ id, draft }: { id: string; draft: Content }): ManualDraft {
  const { mode, platform, entry_on: entryOn, memo } = draft;
  const components = draft.components.map(({ component, amount_cents: cents }, index) => ({
    key: index + 1,
    component,
    cents,
  }));
  const lines = draft.lines.map(({ account_id, account_name, side, amount_cents }, index) => ({
    key: index + 1,
    account: account_id === null ? null : { id: account_id, name: account_name ?? account_id },
    side,
    cents: amount_cents,
  }));
  return {
    mode,
    platform,
    entryOn,
    memo,
    components: components.length > 0 ? components : EMPTY_DRAFT.components,
    lines: lines.length > 0 ? lines : EMPTY_DRAFT.lines,
    savedAs: id,
  };
}
