import { Button, Inline, SourceRows, Stack, Text } from '@platebook/ui';
import type { PlanPreview } from '../../../shared/api/entities.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { countRows, countSourceRows, toSourceGroups } from './entry.view.ts';
import { words } from './files.messages.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.ts';
import { lineRowsQuery, type LineRef } from './reports.queries.ts';

export type LineRowsProps = {
  tenant: string;
  line: LineRef;
  currency: PlanPreview['currency'];
  /** How many rows stand behind the line; summed from its sources when left out. */
  rowCount?: number | undefined;
};

/** What stands under an open entry line: its columns, and the rows each sums. */
export function LineRows({ tenant, line, currency, rowCount }: LineRowsProps) {
  const query = useLineRows(tenant, line);
  return (
    <Loaded query={query} label={words.loadingSourceRows} shape="table" lines={3}>
      {({ pages }) => (
        <Stack gap="md">
          <SourceRows groups={toSourceGroups(pages)} currency={currency} />
          {query.hasNextPage ? (
            <Inline gap="md">
              <Button
                size="sm"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {words.showMoreRows}
              </Button>
              <Text as="span" size="small" tone="muted">
                {words.ofRowsShown(countRows(pages), rowCount ?? countSourceRows(pages))}
              </Text>
            </Inline>
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

/** The source rows behind one line, loaded page by page. */
function useLineRows(tenant: string, line: LineRef) {
  const { api } = useServices();
  return useInfiniteQuery(lineRowsQuery({ api, tenant }, line));
}
