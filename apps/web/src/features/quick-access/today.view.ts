import type { EntryStatus } from '../../shared/api/entities.ts';
import { words } from './quick-access.messages.tsx';

export type Task = { readonly id: EntryStatus; readonly label: string; readonly path: string };

/** Pending tasks, blockers first. */
const TASKS = [
  ['failed', (count: number) => words.lookAtFailed(count)],
  ['needs_mapping', (count: number) => words.mapAccounts(count)],
  ['needs_review', (count: number) => words.review(count)],
  ['ready', (count: number) => words.post(count)],
] as const satisfies readonly (readonly [EntryStatus, (count: number) => string])[];

/** One line per non-empty part of the queue; clients without QuickBooks have nothing to post. */
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
