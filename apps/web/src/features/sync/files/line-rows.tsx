import { SourceRows, Stack } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { PlanPreview } from '../../../shared/api/entities.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { countSourceRows, toSourceGroups } from './entry.view.ts';
import { words } from './files.messages.tsx';
import { lineRowsQuery, type LineRef } from './reports.queries.ts';

export type LineRowsProps = {
  tenant: string;
  line: LineRef;
  currency: PlanPreview['currency'];
  /** How many rows the line has; defaults to the sum of its sources. */
  rowCount?: number | undefined;
};

/** The expanded content of an entry line: its columns, and the rows each sums. */
export function LineRows({ tenant, line, currency, rowCount }: LineRowsProps) {
  const { api } = useServices();
  const query = useInfiniteQuery(lineRowsQuery({ api, tenant }, line));
  return (
    <Loaded query={query} label={words.loadingSourceRows} shape="table" lines={3}>
      {(data) => (
        <Stack gap="md">
          <SourceRows groups={toSourceGroups(data.pages)} currency={currency} />
          <ShowMore
            query={query}
            shown={rowsOf(data).length}
            total={rowCount ?? countSourceRows(data.pages)}
            noun={words.rowsNoun}
          />
        </Stack>
      )}
    </Loaded>
  );
}
