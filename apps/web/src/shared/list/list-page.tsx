import {
  Button,
  ColumnMenu,
  DataGrid,
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
  isNarrowable,
  isNarrowed,
  partOf,
  shownColumns,
  sortAfter,
  unknownParts,
  type ListColumn,
  type ListDefinition,
  type ListMenu,
} from './list-definition.ts';
import { words } from './list.messages.ts';
import { ListViews } from './list-views.tsx';
import { addressOfView, savedPart } from './saved-views.view.ts';
import type { List } from './use-list.ts';

export type ListPageProps<Row extends object> = {
  /** Must be stable between renders; only the columns and actions the loaded rows need. */
  definition: ListDefinition<Row>;
  /** The result of `useList`. */
  list: List<Row>;
  /** Null if the list covers all clients. */
  client: Client | null;
  onOpen: (row: Row) => void;
  /** The empty state without any filters. */
  empty: ReactNode;
  /** The name in files and prints of a list across clients. */
  about?: string;
  /** The expected number of rows, to reduce layout shift. */
  expectedRows?: number | undefined;
  /** Replaces the column and file tools with custom ones. */
  tools?: ReactNode;
  /** Content above the rows. */
  children?: ReactNode;
};

/** A controlled list page: what `ListView` renders, plus the page's own content. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { definition, list, client, onOpen, empty, about = client?.name ?? '' } = props;
  const { address, go, part, paged, rules, selection, source } = list;
  const columns = useMemo(() => shownColumns(definition, address.cols), [definition, address.cols]);
  const narrowed = isNarrowed(address);
  return (
    <Parts definition={definition} list={list}>
      <ListViews
        client={client}
        list={definition.id}
        noun={definition.noun}
        address={encodeListAddress(savedPart(address, part), rules)}
        isFiltered={narrowed}
        onShow={(saved) => go(addressOfView(saved, definition, list))}
      >
        <Stack gap="md">
          <Spread
            align="start"
            end={
              props.tools ?? (
                <Tools
                  narrowed={narrowed || part !== null}
                  choice={{ definition, columns, list: source, clientName: about }}
                  onColumns={(cols) => go({ cols })}
                />
              )
            }
          >
            <Filters definition={definition} list={list} client={client} />
          </Spread>
          {props.children}
          <DataGrid<Row>
            key={part}
            label={definition.label ?? capitalized(definition.noun.many)}
            columns={useGridColumns(columns, definition.menu)}
            rows={paged.rows}
            rowKey={definition.rowKey}
            state={paged.state}
            expectedRows={props.expectedRows}
            sort={rules.sortable.length === 0 ? null : address.sort}
            onSortChange={(pressed) =>
              go({ sort: sortAfter(pressed, { before: address.sort, usual: definition.sort }) })
            }
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
            everyRow={() => everyRow(source)}
          />
        </Stack>
      </ListViews>
    </Parts>
  );
}

type FiltersProps<Row> = {
  definition: ListDefinition<Row>;
  list: List<Row>;
  client: Client | null;
};

/** The search and the filters. */
function Filters<Row>({ definition, list, client }: FiltersProps<Row>) {
  const { address, dropped, go, paged, rules } = list;
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  const { many } = definition.noun;
  const notes = [...dropped, ...unknownParts(address, definition)];
  if (!isNarrowable(definition) && notes.length === 0) {
    return null;
  }
  const count = `${formatCount(paged.loaded.length)}${paged.hasMore ? '+' : ''}`;
  return (
    <FilterBar
      label={words.filter(many)}
      properties={rules.properties}
      withoutSearch={definition.searches !== true}
      value={{ q: address.q, filters: address.filters, ...daysOf(definition, address) }}
      period={periodOf(definition, client)}
      dropped={notes}
      shortcut={singleKeys}
      result={
        paged.state.kind === 'ready' && isNarrowed(address) ? words.found(count, many) : undefined
      }
      onValueChange={({ q, filters, days }, history) => go({ q, filters, ...days }, history)}
    />
  );
}

type PartsProps<Row> = {
  definition: Pick<ListDefinition<Row>, 'parts' | 'partsLabel' | 'usualPart'>;
  list: Pick<List<Row>, 'part' | 'toSearch'>;
  children: ReactNode;
};

/** The list's tabs as links, if any. */
function Parts<Row>({ definition, list: { part, toSearch }, children }: PartsProps<Row>) {
  const { parts, partsLabel = words.parts, usualPart } = definition;
  if (parts === undefined) {
    return children;
  }
  const current = part ?? parts[0]?.id ?? '';
  return (
    <Stack gap="md">
      <TabNav
        label={partsLabel}
        currentId={current}
        links={parts
          .filter(({ id, seldom, count }) => seldom !== true || id === current || count !== 0)
          .map(({ id, label, count }) => {
            const view = usualPart === undefined && id === parts[0]?.id ? null : id;
            return { id, label, count, href: toSearch({ view, sel: null, panel: null }) };
          })}
      />
      {children}
    </Stack>
  );
}

type ToolsProps<Row> = {
  narrowed: boolean;
  choice: ListExportsProps<Row>['choice'] & { readonly definition: ListDefinition<Row> };
  /** Null resets to the default columns. */
  onColumns: (columns: readonly string[] | null) => void;
};

/** The column picker and the exports. */
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
  definition: Pick<ListDefinition<Row>, 'noun' | 'parts' | 'usualPart'>;
  address: ListAddress;
  go: (changed: Partial<ListAddress>) => void;
  empty: ReactNode;
};

/** The empty state of the filters, the tab or the list itself. */
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
  const none = id === null ? undefined : parts.find((part) => part.id === id)?.none;
  return none === undefined ? (
    empty
  ) : (
    <EmptyState
      kind="no-results"
      size="table"
      title={none}
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
    width: 84,
    sortable: false,
    card: 'menu',
  };
}
