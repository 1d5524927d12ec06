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
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { SHORT_CATEGORY_NAMES } from '../../shared/format/category-names.ts';

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
  if (clients.length === 0) {
    return (
      <EmptyState
        kind="first-use"
        title="No clients to choose from"
        action={<ButtonLink href="/dashboard/clients">Open your clients</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <SearchField
          label="Search clients"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button onClick={() => onChange(new Set(clients.slice(0, MOST).map(keyOf)))}>
          Select all {Math.min(clients.length, MOST)}
        </Button>
        <Button variant="quiet" disabled={selected.size === 0} onClick={() => onChange(new Set())}>
          Select none
        </Button>
      </Inline>
      <DataGrid
        label="Clients"
        columns={COLUMNS}
        rows={clients}
        rowKey={keyOf}
        query={query}
        selected={selected}
        onSelectedChange={onChange}
        height={400}
        noResults={<EmptyState kind="no-results" size="table" title="No clients match" />}
      />
      <Inline gap="sm">
        <Button onClick={onBack}>Back</Button>
        <Button
          variant="primary"
          disabled={selected.size === 0 || selected.size > MOST}
          onClick={onNext}
        >
          Review
        </Button>
        <Text as="span" tone="muted">
          {selected.size > MOST ? `At most ${MOST} at a time` : `${selected.size} selected`}
        </Text>
      </Inline>
    </Stack>
  );
}

function keyOf({ tenant_id: tenant }: Client): string {
  return tenant;
}

const COLUMNS: readonly GridColumn<Client>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    width: 320,
    sortable: true,
    card: 'title',
  },
  { id: 'number', header: 'Number', value: ({ number }) => number, width: 140, card: 'note' },
  {
    id: 'books',
    header: 'Accounting',
    value: ({ client_category: category }) => SHORT_CATEGORY_NAMES[category],
    width: 180,
    sortable: true,
    card: 'value',
  },
];
