import type { ReactNode } from 'react';
import { ListViews } from '../../../shared/list/list-views.tsx';
import { readLogPlace, savedSearch, useLogAddress } from './log-address.ts';
import { words } from './logs.messages.ts';

/** The log through searches that its reader saves under names, as the views of every list are. */
export function LogSearches({ children }: { children: ReactNode }) {
  const { place, go } = useLogAddress();
  return (
    <ListViews
      client={null}
      list="log_lines"
      noun={{ one: words.lineNoun, many: words.linesNoun, all: words.allLines }}
      address={savedSearch(place)}
      isFiltered={place.q !== ''}
      onShow={(saved) => go(readLogPlace(new URLSearchParams(saved ?? '')))}
    >
      {children}
    </ListViews>
  );
}
