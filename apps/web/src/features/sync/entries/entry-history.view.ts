import type { TimelineEntry } from '@platebook/ui';
import type { BooksEntryDetail } from '../../../shared/api/entities.ts';

/** What happened to an entry, latest first. */
export function toMilestones(
  entry: Pick<BooksEntryDetail, 'approved_at' | 'posted_at' | 'verified_at' | 'external_id'>,
): TimelineEntry[] {
  const { approved_at, posted_at, verified_at, external_id } = entry;
  const milestone = (
    id: string,
    at: string | null,
    action: string,
    actor: TimelineEntry['actor'],
  ): TimelineEntry[] => (at === null ? [] : [{ id, at, actor, action }]);
  return [
    ...milestone('verified', verified_at, 'read it back, and found it as it was sent', PLATEBOOK),
    ...milestone(
      'posted',
      posted_at,
      external_id === null ? 'took it in' : `took it in as entry ${external_id}`,
      QUICKBOOKS,
    ),
    ...milestone('approved', approved_at, 'approved it; what is sent was fixed then', SOMEBODY),
  ];
}

const PLATEBOOK = { kind: 'system', name: 'Platebook' } as const;
const QUICKBOOKS = { kind: 'system', name: 'QuickBooks' } as const;
const SOMEBODY = { kind: 'person', name: 'A person' } as const;
