import { Heading, Inline, Link, Stack, TabNav, Table, Text } from '@platebook/ui';
import { formatDay, formatMonth } from '../../shared/format/days.ts';
import { rowsOf } from '../../shared/list/paged-query.ts';
import { ShowMore, type ShowMoreProps } from '../../shared/list/show-more.tsx';
import { closeColumns } from './close-columns.tsx';
import { words } from './portfolio.messages.ts';
import type { CloseFilter, Portfolio, PortfolioPage } from './portfolio.queries.ts';
import { CLOSE_STATES, closeHref, closeStateName, monthAway } from './portfolio.view.ts';

export type CloseCalendarProps = {
  filter: CloseFilter;
  pages: PortfolioPage[];
  more: ShowMoreProps['query'];
};

/** The month's close status per client, least advanced first, and its due date. */
export function CloseCalendar({ filter, pages, more }: CloseCalendarProps) {
  const [first] = pages;
  if (first === undefined) {
    return null;
  }
  const { close } = first;
  const clients = rowsOf({ pages });
  return (
    <Stack as="section" gap="md" aria-labelledby="close">
      <Inline gap="md" justify="between">
        <Stack gap="xxs">
          <Heading level={2} id="close">
            {words.closeTitle(formatMonth(close.month))}
          </Heading>
          <Text tone="muted">{words.due(formatDay(close.due_on), close.days_left)}</Text>
        </Stack>
        <Inline gap="md">
          <Link href={closeHref({ ...filter, month: monthAway(close.month, -1) })}>
            {words.previousMonth}
          </Link>
          <Link href={closeHref({ ...filter, month: monthAway(close.month, 1) })}>
            {words.nextMonth}
          </Link>
        </Inline>
      </Inline>
      <States filter={filter} close={close} />
      {clients.length === 0 ? (
        <Text tone="muted">{first.clients.total === 0 ? words.noClients : words.noneInState}</Text>
      ) : (
        <Table
          caption={words.closeTitle(formatMonth(close.month))}
          captionHidden
          rows={clients}
          rowKey={({ client_id: id }) => id}
          columns={closeColumns()}
        />
      )}
      <ShowMore query={more} shown={clients.length} noun={words.clientsNoun} />
      <Text size="small" tone="muted">
        {words.closeHelp}
      </Text>
    </Stack>
  );
}

function States({ filter, close }: { filter: CloseFilter; close: Portfolio['close'] }) {
  const all = CLOSE_STATES.reduce((sum, state) => sum + close.counts[state], 0);
  return (
    <TabNav
      label={words.states}
      currentId={filter.state ?? 'all'}
      links={[
        { id: 'all', label: words.all, count: all, href: closeHref({ ...filter, state: null }) },
        ...CLOSE_STATES.map((state) => ({
          id: state,
          label: closeStateName(state),
          count: close.counts[state],
          href: closeHref({ ...filter, state }),
        })),
      ]}
    />
  );
}
