import { MultiCombobox, type ComboboxOption } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.ts';
import { MOST_CLIENTS, MOST_PEOPLE } from './compose-schema.ts';
import { words } from './notifications.messages.ts';
import { targetsQuery, type NotificationTarget } from './notifications.queries.ts';

export type TargetsFieldProps = {
  scope: 'tenant' | 'user';
  value: readonly ComboboxOption[];
  onChange: (chosen: readonly ComboboxOption[]) => void;
  error: string | undefined;
};

/** Chooses recipients among all clients, or among all members. */
export function TargetsField({ scope, value, onChange, error }: TargetsFieldProps) {
  const { api } = useServices();
  const [typed, setTyped] = useState('');
  const found = useQuery(targetsQuery(api, scope, typed));
  const isClients = scope === 'tenant';
  return (
    <MultiCombobox
      id="ids"
      label={isClients ? words.clientsChosen : words.peopleChosen}
      hint={isClients ? words.searchClients : words.searchPeople}
      emptyText={isClients ? words.noClientFound : words.noPersonFound}
      error={error}
      max={isClients ? MOST_CLIENTS : MOST_PEOPLE}
      value={value}
      onValueChange={onChange}
      options={(found.data ?? []).map(toOption)}
      status={found.isError ? 'failed' : found.isPending ? 'loading' : 'ready'}
      onRetry={() => void found.refetch()}
      onSearch={setTyped}
    />
  );
}

function toOption({ id, name, email, people }: NotificationTarget): ComboboxOption {
  return {
    value: id,
    label: name,
    ...(email === null
      ? { detail: words.peopleIn(people) }
      : email === name
        ? {}
        : { detail: email }),
  };
}
