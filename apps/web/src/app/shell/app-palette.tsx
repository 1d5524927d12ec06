import {
  CommandPalette,
  useTheme,
  type Command,
  type CommandGroup,
  type ThemePreference,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../shared/account/use-sign-out.ts';
import type { Client } from '../../shared/api/entities.ts';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import type { Destination } from '../../shared/workspace/destination.ts';
import { destinationsFor } from '../../shared/workspace/destinations.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { useSwitchClient } from './use-switch-client.ts';
import { words } from './shell.messages.ts';

export type AppPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShortcuts: () => void;
};

/** Every page and command by name. Once opened, it handles its own shortcut. */
export function AppPalette({ open, onOpenChange, onShortcuts }: AppPaletteProps) {
  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={useGroups(onShortcuts)} />;
}

const groupLabels = (): Record<Destination['group'], string> => ({
  work: words.goTo,
  setup: words.setUp,
  settings: words.settings,
});

function useGroups(onShortcuts: () => void): readonly CommandGroup[] {
  const navigate = useNavigate();
  const href = useClientHref();
  const client = useActiveClient();
  const switching = useSwitchCommand(client);
  const { preference, setPreference } = useTheme();
  const signOut = useSignOut();
  const places = destinationsFor(client);
  const toCommand = ({ id, label, detail, icon, keywords, keys, path }: Destination): Command => ({
    id,
    label,
    detail,
    icon,
    keywords,
    shortcut: keys,
    onSelect: () => void navigate(href(path)),
  });
  const themes = (['light', 'dark', 'system'] as const).filter((theme) => theme !== preference);
  const labels = groupLabels();
  const groups = Object.keys(labels) as Destination['group'][];
  return [
    ...groups.map((group): CommandGroup => ({
      id: group,
      label: labels[group],
      commands: places.filter((place) => place.group === group).map(toCommand),
    })),
    {
      id: 'more',
      label: words.more,
      commands: [
        switching,
        ...themes.map((theme): Command => ({
          id: `theme-${theme}`,
          label: themeLabels()[theme],
          keywords: words.themeKeywords.split(', '),
          onSelect: () => setPreference(theme),
        })),
        {
          id: 'shortcuts',
          label: words.shortcuts,
          keywords: words.shortcutsKeywords.split(', '),
          shortcut: ['?'],
          onSelect: onShortcuts,
        },
        { id: 'sign-out', label: words.signOut, icon: 'logout', onSelect: signOut },
      ],
    },
  ];
}

const themeLabels = (): Record<ThemePreference, string> => ({
  light: words.useLight,
  dark: words.useDark,
  system: words.useSystem,
});

/** Command that opens the same page for another client, found by name. */
function useSwitchCommand(current: Client | null): Command {
  const { api } = useServices();
  const switchTo = useSwitchClient();
  const clients = useQuery(clientsQuery(api));
  const commands = (clients.data ?? [])
    .filter(({ id }) => id !== current?.id)
    .map(({ id, name, number }): Command => ({
      id: `client-${id}`,
      label: name,
      detail: number ?? undefined,
      icon: 'client',
      onSelect: () => switchTo(id),
    }));
  return {
    id: 'switch-client',
    label: words.switchClient,
    icon: 'client',
    keywords: words.switchClientKeywords.split(', '),
    shortcut: ['Mod', 'Shift', 'K'],
    groups: [{ id: 'clients', label: words.clients, commands }],
  };
}
