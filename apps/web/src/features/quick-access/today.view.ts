import type { EntryStatus } from '../../shared/api/entities.ts';
import { counted } from '../../shared/format/counted.ts';

export type Task = { readonly id: EntryStatus; readonly label: string; readonly path: string };

/** What waits for a person, what stands in the way first. */
const TASKS = [
  ['failed', (count: string) => `Look at ${count} that failed`],
  ['needs_mapping', (count: string) => `Map accounts for ${count}`],
  ['needs_review', (count: string) => `Review ${count}`],
  ['ready', (count: string) => `Post ${count}`],
] as const satisfies readonly (readonly [EntryStatus, (count: string) => string])[];

/** One line for each part of the queue that waits; nothing is posted to QuickBooks for a client without it. */
export function tasksOf(
  counts: Readonly<Record<EntryStatus, number>>,
  category: 'qbo' | 'delivery_only',
): readonly Task[] {
  return TASKS.flatMap(([id, words]) =>
    counts[id] === 0 || (id === 'ready' && category === 'delivery_only')
      ? []
      : [
          {
            id,
            label: words(counted(counts[id], 'entry', 'entries')),
            path: `/dashboard/sync?view=${id}`,
          },
        ],
  );
}
