import { Badge, Link, type BadgeProps, type TableColumn } from '@platebook/ui';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './portfolio.messages.ts';
import type { CloseOfClient, CloseState } from './portfolio.queries.ts';
import { closeStateName } from './portfolio.view.ts';

const TONES: Readonly<Record<CloseState, BadgeProps['tone']>> = {
  open: 'warning',
  posted: 'info',
  reconciled: 'neutral',
  ready: 'success',
  nothing: 'neutral',
};

/** The columns of the close calendar: a client, its state, and what is still open. */
export function closeColumns(): readonly TableColumn<CloseOfClient>[] {
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

/** Zeros are blank, so that other values stand out. */
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
