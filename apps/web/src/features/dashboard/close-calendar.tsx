import {
  Badge,
  Button,
  Heading,
  Inline,
  Link,
  Stack,
  TabNav,
  Table,
  Text,
  type BadgeProps,
  type TableColumn,
} from '@platebook/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { formatDay } from '../../shared/format/days.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './portfolio.messages.ts';
import type { CloseFilter, CloseOfClient, CloseState, Portfolio } from './portfolio.queries.ts';
import { CLOSE_STATES, closeHref, closeStateName, monthAway, monthName } from './portfolio.view.ts';

export type CloseCalendarProps = {
  filter: CloseFilter;
  pages: readonly Portfolio[];
  more: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
};

/** How far the month is in each client, what is farthest from closed first, and until when. */
export function CloseCalendar({ filter, pages, more }: CloseCalendarProps) {
  const [first] = pages;
  if (first === undefined) {
    return null;
  }
  const { close } = first;
  const clients = pages.flatMap(({ close: { items } }) => items);
  return (
    <Stack as="section" gap="md" aria-labelledby="close">
      <Inline gap="md" justify="between">
        <Stack gap="xxs">
          <Heading level={2} id="close">
            {words.closeTitle(monthName(close.month))}
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
          caption={words.closeTitle(monthName(close.month))}
          captionHidden
          rows={clients}
          rowKey={({ client_id: id }) => id}
          columns={columnsOf()}
        />
      )}
      {more.hasNextPage ? (
        <Inline>
          <Button loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            {words.moreClients}
          </Button>
        </Inline>
      ) : null}
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

const TONES: Readonly<Record<CloseState, BadgeProps['tone']>> = {
  open: 'warning',
  posted: 'info',
  reconciled: 'neutral',
  ready: 'success',
  nothing: 'neutral',
};

function columnsOf(): TableColumn<CloseOfClient>[] {
  return [
    {
      id: 'client',
      header: words.client,
      rowHeader: true,
      cell: ({ client_id: id, client_name: name }) => (
        <Link href={toClientHref('/dashboard', id)} variant="quiet">
          {name}
        </Link>
      ),
    },
    {
      id: 'state',
      header: words.state,
      shrink: true,
      cell: ({ state }) => <Badge tone={TONES[state]}>{closeStateName(state)}</Badge>,
    },
    count('open', words.openItems, ({ open_items: open }) => open),
    count('posted', words.postedEntries, ({ posted }) => posted),
    count('differs', words.notReconciled, ({ not_reconciled: differs }) => differs),
    count('payouts', words.payouts, ({ payouts }) => payouts),
  ];
}

/** A zero is left blank, so that what is not one is seen. */
function count(
  id: string,
  header: string,
  numberOf: (client: CloseOfClient) => number,
): TableColumn<CloseOfClient> {
  return {
    id,
    header,
    numeric: true,
    cell: (client) => (numberOf(client) === 0 ? '' : numberOf(client)),
  };
}
