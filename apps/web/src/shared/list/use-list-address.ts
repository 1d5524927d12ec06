import {
  decodeListAddress,
  encodeListAddress,
  type ListAddress,
  type ListRules,
} from '@platebook/ui';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type ListAddressBar = {
  readonly address: ListAddress;
  /** What the address says that no rule knows. */
  readonly dropped: ReturnType<typeof decodeListAddress>['dropped'];
  /** The same address with a part of it changed, as the search part of a link. */
  readonly toSearch: (changed: Partial<ListAddress>) => string;
  readonly go: (changed: Partial<ListAddress>, history?: 'replace' | 'push') => void;
};

const NONE: readonly string[] = [];

/**
 * The address as the state of a list: its filters survive a reload, a link and the way back. Parameters in `preserved` are the
 * page's and stay as they are.
 */
export function useListAddress(
  rules: ListRules,
  preserved: readonly string[] = NONE,
): ListAddressBar {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { address, dropped } = useMemo(() => decodeListAddress(search, rules), [search, rules]);
  const toSearch = useCallback(
    (changed: Partial<ListAddress>) =>
      withPreserved(encodeListAddress({ ...address, ...changed }, rules), search, preserved),
    [address, rules, search, preserved],
  );
  return {
    address,
    dropped,
    toSearch,
    go: (changed, history = 'push') =>
      void navigate(toSearch(changed), {
        replace: history === 'replace',
        preventScrollReset: true,
      }),
  };
}

/** What a list says of itself, and after it what the page had said. */
export function withPreserved(
  listed: string,
  search: string,
  preserved: readonly string[],
): string {
  const own = new URLSearchParams(search);
  const others = new URLSearchParams(
    preserved.flatMap((name) => own.getAll(name).map((value): [string, string] => [name, value])),
  ).toString();
  return `?${[listed, others].filter((part) => part !== '').join('&')}`;
}
