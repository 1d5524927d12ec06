import {
  Button,
  ButtonLink,
  DataGrid,
  EmptyState,
  Inline,
  SearchField,
  Stack,
  Text,
  type GridColumn,
} from '@platebook/ui';
import { useMemo, useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { SHORT_CATEGORY_NAMES } from '../../shared/format/category-names.ts';
import { words } from './batches.messages.ts';

export type ChooseClientsProps = {
  clients: readonly Client[];
  /** By tenant. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  onBack: () => void;
  onNext: () => void;
};

const MOST = 500;

/** The clients of a batch. */
export function ChooseClients({ clients, selected, onChange, onBack, onNext }: ChooseClientsProps) {
  const [query, setQuery] = useState('');
  const columns = useMemo(() => columnsOf(), []);
  if (clients.length === 0) {
    return (
      <EmptyState
        kind="first-use"
        title={words.noClients}
        action={<ButtonLink href="/dashboard/clients">{words.openClients}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <SearchField
          label={words.searchClients}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button onClick={() => onChange(new Set(clients.slice(0, MOST).map(keyOf)))}>
          {words.selectAll(Math.min(clients.length, MOST))}
        </Button>
        <Button variant="quiet" disabled={selected.size === 0} onClick={() => onChange(new Set())}>
          {words.selectNone}
        </Button>
      </Inline>
      <DataGrid
        label={words.clients}
        columns={columns}
        rows={clients}
        rowKey={keyOf}
        query={query}
        selected={selected}
        onSelectedChange={onChange}
        height={400}
        noResults={<EmptyState kind="no-results" size="table" title={words.noneMatch} />}
      />
      <Inline gap="sm">
        <Button onClick={onBack}>{words.back}</Button>
        <Button
          variant="primary"
          disabled={selected.size === 0 || selected.size > MOST}
          onClick={onNext}
        >
          {words.review}
        </Button>
        <Text as="span" tone="muted">
          {selected.size > MOST ? words.tooMany(MOST) : words.selected(selected.size)}
        </Text>
      </Inline>
    </Stack>
  );
}

function keyOf({ tenant_id: tenant }: Client): string {
  return tenant;
}

const columnsOf = (): readonly GridColumn<Client>[] => [
  {
    id: 'name',
    header: words.name,
    value: ({ name }) => name,
    width: 320,
    sortable: true,
    card: 'title',
  },
  { id: 'number', header: words.number, value: ({ number }) => number, width: 140, card: 'note' },
  {
    id: 'books',
    header: words.accounting,
    value: ({ client_category: category }) => SHORT_CATEGORY_NAMES[category],
    width: 180,
    sortable: true,
    card: 'value',
  },
];
