import {
  decodeListAddress,
  encodeListAddress,
  type ListAddress,
  type ListRules,
} from '@platebook/ui';
import { useLocation, useNavigate } from 'react-router-dom';

export type ListAddressBar = {
  readonly address: ListAddress;
  /** What the address says that no rule knows. */
  readonly dropped: ReturnType<typeof decodeListAddress>['dropped'];
  /** The same address with a part of it changed, as the search part of a link. */
  readonly toSearch: (changed: Partial<ListAddress>) => string;
  readonly go: (changed: Partial<ListAddress>, history?: 'replace' | 'push') => void;
};

/** The address as the state of a list: its filters survive a reload, a link and the way back. */
export function useListAddress(rules: ListRules): ListAddressBar {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { address, dropped } = decodeListAddress(search, rules);
  const toSearch = (changed: Partial<ListAddress>) =>
    `?${encodeListAddress({ ...address, ...changed }, rules)}`;
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
