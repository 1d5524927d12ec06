import { Checkbox, SearchField, Stack, Text } from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { words } from './team.messages.ts';

export type ClientPickerProps = {
  clients: readonly Client[];
  /** Tenant ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Above this number a search is offered. */
const SHOWN = 8;

/** Selects some of many clients. Selected ones stay visible during a search. */
export function ClientPicker({ clients, chosen, onChange }: ClientPickerProps) {
  const [search, setSearch] = useState('');
  const matches = clients.filter(
    ({ tenant_id: id, name }) =>
      !chosen.includes(id) && name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const shown = [
    ...clients.filter(({ tenant_id: id }) => chosen.includes(id)),
    ...matches.slice(0, SHOWN),
  ];
  const left = matches.length - SHOWN;
  return (
    <Stack gap="sm" as="fieldset" aria-label={words.otherClients}>
      {clients.length > SHOWN ? (
        <SearchField
          label={words.findAClient}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      ) : null}
      {shown.map(({ tenant_id: id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
            )
          }
        />
      ))}
      {left > 0 ? (
        <Text size="small" tone="muted">
          {words.moreSearchForThem(left)}
        </Text>
      ) : null}
    </Stack>
  );
}
