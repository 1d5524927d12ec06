import { Button, Inline, Text } from '@platebook/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { words } from './list.messages.ts';

export type ShowMoreProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** How many rows are shown. */
  shown: number;
  /** How many there are, where that is known. */
  total?: number | undefined;
  /** What a row is: "payouts". */
  noun: string;
};

/** The way to the next page of a table; nothing where all of it is shown. */
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
