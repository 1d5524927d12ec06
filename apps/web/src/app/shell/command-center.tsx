import {
  CommandPalette,
  IconButton,
  useTheme,
  type Command,
  type CommandGroup,
  type ThemePreference,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../shared/account/use-sign-out.ts';
import type { Client } from '../../shared/api/entities.ts';
import { useSingleKeys } from '../../shared/page/use-single-keys.ts';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import type { Destination } from '../../shared/workspace/destination.ts';
import { destinationsFor } from '../../shared/workspace/destinations.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { useSwitchClient } from './use-switch-client.ts';

const AppShortcuts = lazy(async () => ({
  default: (await import('./app-shortcuts.tsx')).AppShortcuts,
}));

/** Goes anywhere and does anything by name (Ctrl+K or ⌘K), and lists every key (`?`). */
export function CommandCenter() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const groups = useGroups(() => setOpen('shortcuts'));
  useSingleKeys({ '?': () => setOpen('shortcuts') });
  return (
    <>
      <IconButton
        label="Search pages and commands"
        icon="search"
        onClick={() => setOpen('palette')}
      />
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'palette' : null)}
        groups={groups}
      />
      {open === 'shortcuts' ? (
        <Suspense fallback={null}>
          <AppShortcuts onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

const GROUPS = { work: 'Go to', setup: 'Set up', settings: 'Settings' } as const satisfies Record<
  Destination['group'],
  string
>;

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
  const groups = Object.keys(GROUPS) as Destination['group'][];
  return [
    ...groups.map((group): CommandGroup => ({
      id: group,
      label: GROUPS[group],
      commands: places.filter((place) => place.group === group).map(toCommand),
    })),
    {
      id: 'more',
      label: 'More',
      commands: [
        switching,
        ...themes.map((theme): Command => ({
          id: `theme-${theme}`,
          label: THEME_LABELS[theme],
          keywords: ['theme', 'appearance'],
          onSelect: () => setPreference(theme),
        })),
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          keywords: ['keys', 'help'],
          shortcut: ['?'],
          onSelect: onShortcuts,
        },
        { id: 'sign-out', label: 'Sign out', icon: 'logout', onSelect: signOut },
      ],
    },
  ];
}

const THEME_LABELS = {
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  system: 'Follow the theme of this device',
} as const satisfies Record<ThemePreference, string>;

/** The same page for another client, found by name. */
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
    label: 'Switch client…',
    icon: 'client',
    keywords: ['change client'],
    shortcut: ['Mod', 'Shift', 'K'],
    groups: [{ id: 'clients', label: 'Clients', commands }],
  };
}
