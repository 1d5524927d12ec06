import type { RefObject } from 'react';
import { usePageKey } from './use-page-key.ts';

/** `/` focuses the search from anywhere on the page, except while typing or in a dialog or menu. */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, active: boolean): void {
  usePageKey('/', active, () => search.current?.focus());
}
