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
    const reason = `${failure?.message ?? 'The import stopped.'} Nothing was posted.`;
    return [{ id, href, title: visibleName(file.name), reason, action: 'See why' }];
  }
  if (state === 'blocked') {
    const reason = 'We couldn’t read this file. Nothing was posted.';
    return [{ id, href, title: visibleName(file.name), reason, action: 'See why' }];
  }
  if (state === 'ready' && counts.rows_quarantined > 0) {
    const rows = counts.rows_quarantined;
    const reason = `${rows} ${rows === 1 ? 'row doesn’t' : 'rows don’t'} add up and ${rows === 1 ? 'was' : 'were'} set aside.`;
    return [{ id, href, title: visibleName(file.name), reason, action: 'Review the rows' }];
  }
  return [];
}
