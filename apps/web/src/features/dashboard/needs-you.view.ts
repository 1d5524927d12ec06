import type { ImportSummary } from '../../shared/api/entities.ts';
import { visibleName } from '../../shared/format/visible-name.ts';

export type NeedsYouItem = {
  readonly id: string;
  readonly title: string;
  /** Why, and what it means for the books. */
  readonly reason: string;
  readonly href: string;
  readonly action: string;
};

const MOST = 3;

/** The imports that stopped or left rows aside, the latest first. */
export function toNeedsYou(imports: readonly ImportSummary[]): readonly NeedsYouItem[] {
  return imports.flatMap(fromImport).slice(0, MOST);
}

function fromImport({ id, state, file, failure, counts }: ImportSummary): NeedsYouItem[] {
  const href = `/dashboard/sync/imports/${id}`;
  if (state === 'failed') {
    const reason = `${failure?.message ?? 'It stopped.'} Your books are unchanged.`;
    return [{ id, href, title: visibleName(file.name), reason, action: 'See why' }];
  }
  if (state === 'blocked') {
    const reason = 'Nothing of this file could be planned. Your books are unchanged.';
    return [{ id, href, title: visibleName(file.name), reason, action: 'See why' }];
  }
  if (state === 'ready' && counts.rows_quarantined > 0) {
    const rows = counts.rows_quarantined;
    const reason = `${rows} ${rows === 1 ? 'row does' : 'rows do'} not add up and ${rows === 1 ? 'was' : 'were'} set aside.`;
    return [{ id, href, title: visibleName(file.name), reason, action: 'Look at the rows' }];
  }
  return [];
}
