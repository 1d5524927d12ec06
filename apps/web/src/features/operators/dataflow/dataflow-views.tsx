import { TabNav } from '@platebook/ui';
import { words } from './dataflow.messages.ts';

export type DataflowView = 'operations' | 'stats' | 'trace' | 'health';

/** The tabs of data flow, each with its own address. */
export function DataflowViews({ current }: { current: DataflowView }) {
  return (
    <TabNav
      label={words.views}
      currentId={current}
      links={[
        { id: 'operations', label: words.operations, href: '/admin/dataflow' },
        { id: 'stats', label: words.stats, href: '/admin/dataflow?view=stats' },
        { id: 'trace', label: words.trace, href: '/admin/dataflow?view=trace' },
        { id: 'health', label: words.health, href: '/admin/dataflow/health' },
      ]}
    />
  );
}
