import { Button, Inline, Text } from '@platebook/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { words } from './list.messages.ts';

export type ShowMoreProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** How many rows are shown. */
  shown: number;
  /** The total, if known. */
  total?: number | undefined;
  /** The noun for rows: "payouts". */
  noun: string;
};

/** A table's "show more" button; nothing once all rows are shown. */
export function ShowMore({ query, shown, total, noun }: ShowMoreProps) {
  return query.hasNextPage ? (
    <Inline gap="md">
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {words.showMore(noun)}
      </Button>
      <Text as="span" size="small" tone="muted">
        {total === undefined ? words.shown(shown) : words.shownOf(shown, total)}
      </Text>
    </Inline>
  ) : null;
}
