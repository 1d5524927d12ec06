import { Columns, SearchField, Select, Stack, TabNav } from '@platebook/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  SORTS,
  VIEWS,
  writeAddress,
  type ClientListAddress,
  type ClientSort,
  type ClientView,
} from './client-list-address.ts';

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
        label="Views"
        currentId={address.view}
        links={Object.entries(VIEWS).map(([id, label]) => ({
          id,
          label,
          href: writeAddress(address, { view: id as ClientView }),
        }))}
      />
      <Columns template="main-side">
        <SearchField
          label="Search"
          placeholder="Name or number"
          defaultValue={address.search}
          onChange={({ target }) => search(target.value)}
        />
        <Select
          label="Order"
          value={address.sort}
          options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) =>
            void navigate(writeAddress(address, { sort: target.value as ClientSort }))
          }
        />
      </Columns>
    </Stack>
  );
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
