import type { RefObject } from 'react';
import { usePageKey } from './use-page-key.ts';

/** `/` goes to the search from everywhere on a page but where something is typed or a dialog is open. */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, active: boolean): void {
  usePageKey('/', active, () => search.current?.focus());
}
