import { reasonSentence } from '../../shared/language/server-errors.ts';
import type { ImportSummary } from '../../shared/api/entities.ts';
import { visibleName } from '../../shared/format/visible-name.ts';
import { words } from './dashboard.messages.ts';

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
  const title = visibleName(file.name);
  if (state === 'failed') {
    const reason =
      failure === null ? words.importStoppedPlainly : words.importStopped(reasonSentence(failure));
    return [{ id, href, title, reason, action: words.seeWhy }];
  }
  if (state === 'blocked') {
    return [{ id, href, title, reason: words.unreadable, action: words.seeWhy }];
  }
  if (state === 'ready' && counts.rows_quarantined > 0) {
    const reason = words.rowsSetAside(counts.rows_quarantined);
    return [{ id, href, title, reason, action: words.reviewRows }];
  }
  return [];
}
