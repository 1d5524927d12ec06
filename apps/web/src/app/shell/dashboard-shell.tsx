import { useClientContext } from '@platebook/machines/react';
import {
  AppShell,
  ClientSwitcher,
  IconButton,
  Inline,
  LateMenu,
  lazyPart,
  loadOverlays,
  useTheme,
  type ThemePreference,
  Banner,
  ButtonLink,
} from '@platebook/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../shared/account/dataflow.queries.ts';
import { useDisplay, useSignedInPreferences } from '../../shared/account/use-preferences.ts';
import { meQuery } from '../../shared/account/me.queries.ts';
import { useSignOut } from '../../shared/account/use-sign-out.ts';
import { SHORT_CATEGORY_NAMES } from '../../shared/format/category-names.ts';
import { UnshownFailures } from '../../shared/query/unshown-failures.tsx';
import { lateComponent } from '../../shared/late-component.tsx';
import { Connectivity } from '../../shared/page/connectivity.tsx';
import { SlowNotice } from '../../shared/page/slow-notice.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { InsideShell } from '../late-page.tsx';
import { loadOnFirstTouch } from '../load-on-first-touch.ts';
import { ActivityTool } from './activity.tsx';
import { CommandCenter } from './command-center.tsx';
import { HelpTool } from './help-tool.tsx';
import { LeaveRefusedPage } from './leave-refused-page.tsx';
import { MessageTiming } from './message-timing.tsx';
import { NotificationsTool } from './notifications-tool.tsx';
import { useSectionKeys } from './section-keys.ts';
import { currentSection, sectionsFor } from './sections.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useRecentVisits } from './use-recent-visits.ts';
import { useSwitchClient } from './use-switch-client.ts';
import { words } from './shell.messages.ts';
import { isClientPath } from '../guard.ts';
import type { AppShellProps } from '@platebook/ui';

const ViewBanner = lazyPart(async () => (await import('./view-banner.tsx')).ViewBanner);
const LiveUpdates = lateComponent(
  async () => (await import('../../shared/live/live-updates.tsx')).LiveUpdates,
);
const AppAnnouncements = lateComponent(
  async () => (await import('../../shared/announcements/app-announcements.tsx')).AppAnnouncements,
);

/** The layout of every page behind the login. */
export function DashboardShell() {
  const { pathname } = useLocation();
  const clientHref = useClientHref();
  const category = useActiveClient()?.client_category ?? null;
  const view = useServices().viewAs.read();
  useFocusOnNavigation(pathname);
  useSectionKeys();
  useRecentVisits();
  useOverlaysAhead();
  return (
    <AppShell
      nav={sectionsFor(category).map((section) => ({
        ...section,
        // Home shows all clients.
        href: section.id === 'home' ? section.href : clientHref(section.href),
      }))}
      currentId={currentSection(pathname)}
      homeHref="/dashboard"
      context={<Switcher />}
      tools={<Tools />}
      help={<HelpTool />}
      notice={
        <>
          <Suspense>{view === null ? null : <ViewBanner view={view} />}</Suspense>
          <Connectivity />
          <AppAnnouncements />
        </>
      }
      folding={useFolding()}
    >
      <SlowNotice />
      <MessageTiming />
      <NoticeBanner />
      <ArchivedBanner />
      {view === null ? <LiveUpdates /> : null}
      <InsideShell value={true}>
        <LeaveRefusedPage />
        <UnshownFailures />
        <Outlet />
      </InsideShell>
    </AppShell>
  );
}

/** Preloads overlays before they are opened, at no cost to a page that is only viewed. */
function useOverlaysAhead(): void {
  useEffect(() => {
    loadOnFirstTouch(window, () => {
      // Opening an overlay retries, or shows the failure.
      loadOverlays().catch(() => undefined);
    });
  }, []);
}

function Switcher() {
  const { api } = useServices();
  const switchTo = useSwitchClient();
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  const favourites = useSignedInPreferences().data?.favourite_client_ids ?? [];
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  const { isSwitching, notice } = useClientContext();
  const current = useActiveClient();
  const isArchived = current !== null && current.archived_at !== null;
  const shown = isArchived ? [...clients, current] : clients;
  return (
    <ClientSwitcher
      clients={shown.map(({ id, name, client_category: category }) => ({
        id,
        name,
        category: SHORT_CATEGORY_NAMES[category],
        pinned: favourites.includes(id),
      }))}
      value={current?.id ?? null}
      switchingToId={isSwitching ? current?.id : undefined}
      deniedId={notice?.kind === 'denied' ? notice.clientId : undefined}
      createHref="/dashboard/clients"
      singleKeys={singleKeys}
      onValueChange={switchTo}
    />
  );
}

function Tools() {
  const { api } = useServices();
  const signOut = useSignOut();
  const clientHref = useClientHref();
  const { data: me } = useQuery(meQuery(api));
  const { data: dataflow } = useQuery(dataflowPermissionsQuery(api));
  const { preference, setPreference } = useTheme();
  return (
    <Inline gap="xs" wrap="nowrap">
      <CommandCenter />
      <ActivityTool />
      <NotificationsTool />
      <LateMenu
        trigger={<IconButton label={words.account} icon="account" />}
        items={[
          { kind: 'heading', id: 'who', label: me === undefined ? words.account : nameOf(me) },
          {
            kind: 'link',
            id: 'settings',
            label: words.settings,
            icon: 'settings',
            href: clientHref('/dashboard/settings/profile'),
          },
          {
            kind: 'link',
            id: 'quick-access',
            label: words.quickAccess,
            icon: 'star',
            href: clientHref('/dashboard/quick-access'),
          },
          {
            kind: 'link',
            id: 'subscription',
            label: words.subscription,
            icon: 'file',
            href: clientHref('/dashboard/subscription'),
          },
          {
            kind: 'link',
            id: 'billing',
            label: words.billing,
            icon: 'file',
            href: clientHref('/dashboard/billing'),
          },
          ...(dataflow?.is_admin === true ? [adminPortal()] : []),
          {
            kind: 'radio',
            id: 'theme',
            label: words.theme,
            value: preference,
            options: [
              { value: 'light', label: words.light },
              { value: 'dark', label: words.dark },
              { value: 'system', label: words.system },
            ],
            onValueChange: (value) => setPreference(value as ThemePreference),
          },
          { kind: 'separator', id: 'line' },
          {
            kind: 'action',
            id: 'sign-out',
            label: words.signOut,
            icon: 'logout',
            onSelect: signOut,
          },
        ]}
      />
    </Inline>
  );
}

/** For operators. */
const adminPortal = () =>
  ({
    kind: 'link',
    id: 'admin',
    label: words.adminPortal,
    icon: 'activity',
    href: '/admin',
  }) as const;

/** The user's email or phone. */
function nameOf({ email, phone }: { email: string; phone: string }): string {
  return email === '' ? `+${phone}` : email;
}

/** Banner over the pages of an archived client: everything is read-only. */
function ArchivedBanner() {
  const { pathname } = useLocation();
  const client = useActiveClient();
  if (client === null || client.archived_at === null || !isClientPath(pathname)) {
    return null;
  }
  return (
    <Banner
      tone="info"
      title={words.archived(client.name)}
      action={<ButtonLink href="/dashboard/clients?view=archived">{words.openArchived}</ButtonLink>}
    >
      {words.archivedMeaning}
    </Banner>
  );
}

/** Explains a redirect; disappears with the next navigation. */
function NoticeBanner() {
  const { notices } = useServices();
  const { key } = useLocation();
  const text = useSyncExternalStore(notices.subscribe, notices.read);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current !== key) {
      seen.current = key;
      notices.arrive();
    }
  }, [key, notices]);
  return text === null ? null : (
    <Banner
      tone="warning"
      title={text}
      onDismiss={notices.dismiss}
      dismissLabel={words.closeMessage}
    />
  );
}

const FOLDED_KEY = 'navigation-folded';

/** Whether the sidebar is collapsed, stored in this browser; `[` toggles it while single-key shortcuts are on. */
function useFolding(): NonNullable<AppShellProps['folding']> {
  const { keyboard_shortcuts: singleKeys } = useDisplay();
  return {
    startsFolded: localStorage.getItem(FOLDED_KEY) === 'yes',
    onFold: (isFolded) => localStorage.setItem(FOLDED_KEY, isFolded ? 'yes' : 'no'),
    singleKeys,
  };
}
