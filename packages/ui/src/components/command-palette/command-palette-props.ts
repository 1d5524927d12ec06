import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';

export type Command = {
  id: string;
  /** Verb and object, or where it leads: "Sync Harbour Street", "Clients". */
  label: string;
  detail?: string | undefined;
  /** Other words it is found by. */
  keywords?: readonly string[] | undefined;
  icon?: IconName | undefined;
  /** The keys that do the same, one after the other. */
  shortcut?: readonly string[] | undefined;
  disabled?: boolean | undefined;
} & (
  | { onSelect: () => void; groups?: undefined }
  /** Leads to a page of its own: "Switch client…". */
  | { groups: readonly CommandGroup[]; onSelect?: undefined }
);

export type CommandGroup = {
  id: string;
  label: string;
  commands: readonly Command[];
  /** These were found elsewhere, for what is typed: the palette does not filter them again. */
  found?: boolean | undefined;
};

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Recent commands first, as a group of their own. */
  groups: readonly CommandGroup[];
  /** What is typed, to search elsewhere too. */
  onSearch?: ((text: string) => void) | undefined;
  /** A search elsewhere is under way. */
  loading?: boolean | undefined;
  /** Why the search elsewhere did not work; the commands here are still offered. */
  failure?: { text: ReactNode; onRetry: () => void } | undefined;
};
