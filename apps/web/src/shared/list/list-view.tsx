import {
  Button,
  ColumnMenu,
  DataGrid,
  decodeListAddress,
  emptyListAddress,
  EmptyState,
  encodeListAddress,
  FilterBar,
  IconButton,
  Inline,
  Menu,
  Spread,
  Stack,
  TabNav,
  type GridColumn,
  type ListAddress,
} from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useDisplay } from '../account/use-preferences.ts';
import type { Client } from '../api/entities.ts';
import { capitalized } from '../format/capitalized.ts';
import { formatCount } from '../format/counted.ts';
import { todayIn } from '../format/today-in.ts';
import { everyRow } from './export-list.ts';
import { ListBulk } from './list-bulk.tsx';
import { ListExports, type ListExportsProps } from './list-exports.tsx';
import {
  isNarrowed,
  partOf,
  requestOf,
  rulesOf,
  shownColumns,
  unknownParts,
  type ListColumn,
  type ListDefinition,
  type ListMenu,
  type ListRequest,
} from './list-definition.ts';
import { words } from './list.messages.ts';
import { ListViews } from './list-views.tsx';
import { pagedQuery, type PagedList } from './paged-query.ts';
import { savedPart } from './saved-views.view.ts';
import { useListAddress } from './use-list-address.ts';
import { usePagedRows } from './use-paged-rows.ts';
import { useSelection } from './use-selection.ts';

export type ListViewProps<Row extends object> = {
  /** The same object between renders. */
  definition: ListDefinition<Row>;
  /** Null where the list is over all clients. */
  client: Client | null;
  /** The list of the server that a request leaves. */
  listOf: (request: ListRequest) => PagedList<Row>;
  onOpen: (row: Row) => void;
  /** Where there are no rows at all. */
  empty: ReactNode;
  /** Names files and prints of a list that is of more than one client. */
  about?: string;
  /** What is said where the rows cannot be loaded and the failure has no sentence of its own. */
  fallback?: string;
  /** How many rows there probably are: what stands below moves less once they come. */
  expectedRows?: number | undefined;
};

/**
 * The list page: saved views, search and filters, columns, files, and every row of the server page after page. The
 * address is its state; a list is added by its definition (docs/how-to/add-a-list.md).
 */
export function ListView<Row extends object>(props: ListViewProps<Row>) {
  const { definition, client, listOf, onOpen, empty, about = client?.name ?? '' } = props;
  const rules = useMemo(() => rulesOf(definition), [definition]);
  const { address, dropped, toSearch, go } = useListAddress(rules, definition.preserved);
  const part = partOf(address, definition);
  const columns = useMemo(() => shownColumns(definition, address.cols), [definition, address.cols]);
  const list = listOf(requestOf(address, definition));
  const paged = usePagedRows(useInfiniteQuery(pagedQuery(list)), {
    fallback: props.fallback,
  });
  const narrowed = isNarrowed(address);
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  const selection = useSelection({
    scope: JSON.stringify([part, address.q, address.filters, address.from, address.to]),
    loaded: paged.loaded,
    rowKey: definition.rowKey,
  });
  const { many } = definition.noun;
  const count = `${formatCount(paged.loaded.length)}${paged.hasMore ? '+' : ''}`;
  return (
    <Parts definition={definition} part={part} hrefOf={(view) => toSearch({ view })}>
      <ListViews
        client={client}
        list={definition.id}
        noun={definition.noun}
        address={encodeListAddress(savedPart(address, part), rules)}
        isFiltered={narrowed}
        onShow={(saved) => {
          const { client: open } = address;
          const shown =
            saved === null ? emptyListAddress(rules) : decodeListAddress(saved, rules).address;
          go({ ...shown, client: open });
        }}
      >
        <Stack gap="md">
          <Spread
            align="start"
            end={
              <Tools
                narrowed={narrowed || part !== null}
                choice={{ definition, columns, list, clientName: about }}
                onColumns={(cols) => go({ cols })}
              />
            }
          >
            <FilterBar
              label={words.filter(many)}
              properties={rules.properties}
              withoutSearch={definition.searches !== true}
              value={{ q: address.q, filters: address.filters, ...daysOf(definition, address) }}
              period={periodOf(definition, client)}
              dropped={[...dropped, ...unknownParts(address, definition)]}
              shortcut={singleKeys}
              result={
                paged.state.kind === 'ready' && narrowed ? words.found(count, many) : undefined
              }
              onChange={({ q, filters, days }, history) => go({ q, filters, ...days }, history)}
            />
          </Spread>
          <DataGrid<Row>
            label={capitalized(many)}
            columns={useGridColumns(columns, definition.menu)}
            rows={paged.rows}
            rowKey={definition.rowKey}
            state={paged.state}
            expectedRows={props.expectedRows}
            sort={address.sort}
            onSortChange={(sort) => go({ sort: sort ?? definition.sort })}
            onOpen={onOpen}
            selected={selection.keys}
            onSelectedChange={selection.setKeys}
            empty={<NoRows definition={definition} address={address} go={go} empty={empty} />}
          />
          <ListBulk
            definition={definition}
            columns={columns}
            clientName={about}
            selection={selection}
            matching={paged.hasMore ? null : paged.loaded.length}
            everyRow={() => everyRow(list)}
          />
        </Stack>
      </ListViews>
    </Parts>
  );
}

type PartsProps<Row> = {
  definition: Pick<ListDefinition<Row>, 'parts'>;
  part: string | null;
  hrefOf: (part: string | null) => string;
  children: ReactNode;
};

/** The parts of the list as links over it, where it has any. */
function Parts<Row>({ definition: { parts }, part, hrefOf, children }: PartsProps<Row>) {
  return parts === undefined ? (
    children
  ) : (
    <Stack gap="md">
      <TabNav
        label={words.parts}
        currentId={part ?? parts[0]?.id ?? ''}
        links={parts.map(({ id, label }, at) => ({
          id,
          label,
          href: hrefOf(at === 0 ? null : id),
        }))}
      />
      {children}
    </Stack>
  );
}

type ToolsProps<Row> = {
  narrowed: boolean;
  choice: ListExportsProps<Row>['choice'] & { readonly definition: ListDefinition<Row> };
  /** Null for those of the list itself. */
  onColumns: (columns: readonly string[] | null) => void;
};

/** Which columns are shown, and all rows as a file. */
function Tools<Row>({ narrowed, choice, onColumns }: ToolsProps<Row>) {
  return (
    <Inline gap="xs" flush>
      <ColumnMenu
        columns={choice.definition.columns.map(({ id, header }, at) => ({
          id,
          label: header,
          fixed: at === 0,
        }))}
        shown={choice.columns.map(({ id }) => id)}
        onShownChange={onColumns}
        onReset={() => onColumns(null)}
      />
      <ListExports narrowed={narrowed} choice={choice} />
    </Inline>
  );
}

type NoRowsProps<Row> = {
  definition: Pick<ListDefinition<Row>, 'noun' | 'parts'>;
  address: ListAddress;
  go: (changed: Partial<ListAddress>) => void;
  empty: ReactNode;
};

/** What is said where the filters, the part that is shown or the list itself has no rows. */
function NoRows<Row>({ definition, address, go, empty }: NoRowsProps<Row>) {
  const { noun, parts = [] } = definition;
  if (isNarrowed(address)) {
    return (
      <EmptyState
        kind="no-results"
        size="table"
        title={words.noneMatch(noun.many)}
        action={
          <Button onClick={() => go({ q: '', filters: {}, from: null, to: null })}>
            {words.clearFilters}
          </Button>
        }
      >
        {words.changeFilters}
      </EmptyState>
    );
  }
  const id = partOf(address, definition);
  return id === null ? (
    empty
  ) : (
    <EmptyState
      kind="no-results"
      size="table"
      title={parts.find((part) => part.id === id)?.none ?? ''}
      action={<Button onClick={() => go({ view: null })}>{words.showAll(noun.many)}</Button>}
    />
  );
}

function periodOf<Row>({ dated }: ListDefinition<Row>, client: Client | null) {
  if (dated === undefined || client === null) {
    return undefined;
  }
  const { time_zone: timeZone } = client;
  return { label: dated, today: todayIn(timeZone), timeZone };
}

function daysOf<Row>({ dated }: ListDefinition<Row>, { from, to }: ListAddress) {
  return dated === undefined ? {} : { days: { from, to } };
}

function useGridColumns<Row>(
  columns: readonly ListColumn<Row>[],
  menu: ListMenu<Row> | undefined,
): readonly GridColumn<Row>[] {
  return useMemo(
    () => [
      ...columns.map(({ sorts, ...column }) => ({ ...column, sortable: sorts === true })),
      ...(menu === undefined ? [] : [menuColumn(menu)]),
    ],
    [columns, menu],
  );
}

function menuColumn<Row>({ header, label, items }: ListMenu<Row>): GridColumn<Row> {
  return {
    id: 'menu',
    header,
    value: () => null,
    cell: (row) => {
      const shown = items(row);
      return shown.length === 0 ? null : (
        <Menu trigger={<IconButton icon="more" size="sm" label={label(row)} />} items={shown} />
      );
    },
    width: 72,
    sortable: false,
    card: 'menu',
  };
}
