import type { AppShellProps } from '@platebook/ui';
import { useDisplay } from '../../shared/account/use-preferences.ts';

const KEY = 'navigation-folded';

/** Whether the navigation at the side is folded, which this browser remembers; `[` folds it while single keys are on. */
export function useFolding(): NonNullable<AppShellProps['folding']> {
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  return {
    startsFolded: localStorage.getItem(KEY) === 'yes',
    onFold: (isFolded) => localStorage.setItem(KEY, isFolded ? 'yes' : 'no'),
    singleKeys,
  };
}
