import type { EntryStatus } from '../../shared/api/entities.ts';
import { words } from './quick-access.messages.tsx';

export type Task = { readonly id: EntryStatus; readonly label: string; readonly path: string };

/** What waits for a person, what stands in the way first. */
const TASKS = [
  ['failed', (count: number) => words.lookAtFailed(count)],
  ['needs_mapping', (count: number) => words.mapAccounts(count)],
  ['needs_review', (count: number) => words.review(count)],
  ['ready', (count: number) => words.post(count)],
] as const satisfies readonly (readonly [EntryStatus, (count: number) => string])[];

/** One line for each part of the queue that waits; nothing is posted to QuickBooks for a client without it. */
export function tasksOf(
  counts: Readonly<Record<EntryStatus, number>>,
  category: 'qbo' | 'delivery_only',
): readonly Task[] {
  return TASKS.flatMap(([id, labelOf]) =>
    counts[id] === 0 || (id === 'ready' && category === 'delivery_only')
      ? []
      : [
          {
            id,
            label: labelOf(counts[id]),
            path: `/dashboard/sync?view=${id}`,
          },
        ],
  );
}
