import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';

export type Command = {
  id: string;
  /** Verb and object, or a destination: "Sync Harbour Street", "Clients". */
  label: string;
  detail?: string | undefined;
  /** Additional search terms. */
  keywords?: readonly string[] | undefined;
  icon?: IconName | undefined;
  /** Its shortcut as a sequence of keys. */
  shortcut?: readonly string[] | undefined;
  disabled?: boolean | undefined;
} & (
  | { onSelect: () => void; groups?: undefined }
  /** Opens a nested page: "Switch client…". */
  | { groups: readonly CommandGroup[]; onSelect?: undefined }
);

export type CommandGroup = {
  id: string;
  label: string;
  commands: readonly Command[];
  /** Results of an external search: the palette does not filter them again. */
  found?: boolean | undefined;
};

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Recent commands come first, in their own group. */
  groups: readonly CommandGroup[];
  /** Receives the text for an external search. */
  onSearch?: ((text: string) => void) | undefined;
  /** Whether an external search is running. */
  loading?: boolean | undefined;
  /** Why the external search failed; local commands stay available. */
  failure?: { text: ReactNode; onRetry: () => void } | undefined;
};
