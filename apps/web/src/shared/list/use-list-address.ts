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
  /** Unknown parameters of the address. */
  readonly dropped: ReturnType<typeof decodeListAddress>['dropped'];
  /** The address with changes, as a link's search string. */
  readonly toSearch: (changed: Partial<ListAddress>) => string;
  readonly go: (changed: Partial<ListAddress>, history?: 'replace' | 'push') => void;
};

const NONE: readonly string[] = [];

/**
 * The address as list state: filters survive reloads, links and back navigation. `preserved` parameters belong to the
 * page and are untouched.
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

/** The list's parameters followed by the page's. */
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
