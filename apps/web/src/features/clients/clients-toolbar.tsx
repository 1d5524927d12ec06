import { Columns, SearchField, Select, Stack, TabNav } from '@platebook/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  SORTS,
  VIEWS,
  writeAddress,
  type ClientListAddress,
  type ClientSort,
} from './client-list-address.ts';
import { words } from './clients.messages.ts';

const TYPING_PAUSE_MS = 200;

/** The views, the search and the order of the list; all of them are in its address. */
export function ClientsToolbar({ address }: { address: ClientListAddress }) {
  const navigate = useNavigate();
  const search = useAfterPause((text: string) => {
    // Each letter is not a step that Back goes through.
    void navigate(writeAddress(address, { search: text.trim() }), { replace: true });
  });
  return (
    <Stack gap="md">
      <TabNav
        label={words.views}
        currentId={address.view}
        links={VIEWS.map((view) => ({
          id: view,
          label: words[view],
          href: writeAddress(address, { view }),
        }))}
      />
      <Columns template="main-side">
        <SearchField
          label={words.search}
          placeholder={words.nameOrNumber}
          defaultValue={address.search}
          onChange={({ target }) => search(target.value)}
        />
        <Select
          label={words.order}
          value={address.sort}
          options={SORTS.map((value) => ({ value, label: sortName(value) }))}
          onChange={({ target }) =>
            void navigate(writeAddress(address, { sort: target.value as ClientSort }))
          }
        />
      </Columns>
    </Stack>
  );
}

function sortName(sort: ClientSort): string {
  const names: Readonly<Record<ClientSort, string>> = {
    '-attention': words.mostWaiting,
    name: words.byName,
    '-last_import': words.latestImport,
  };
  return names[sort];
}

/** Calls with the last text once nothing was typed for a moment. */
function useAfterPause(act: (text: string) => void): (text: string) => void {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), TYPING_PAUSE_MS);
  };
}
