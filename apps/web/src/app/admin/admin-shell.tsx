import {
  AppShell,
  Badge,
  IconButton,
  Inline,
  Menu,
  useTheme,
  type ThemePreference,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../shared/account/dataflow.queries.ts';
import { meQuery } from '../../shared/account/me.queries.ts';
import { useSignOut } from '../../shared/account/use-sign-out.ts';
import { AppAnnouncements } from '../../shared/announcements/app-announcements.tsx';
import { Connectivity } from '../../shared/page/connectivity.tsx';
import { UnshownFailures } from '../../shared/query/unshown-failures.tsx';
import { useServices } from '../../shared/services.ts';
import { InsideShell } from '../late-page.tsx';
import { LeaveRefusedPage } from '../shell/leave-refused-page.tsx';
import { MessageTiming } from '../shell/message-timing.tsx';
import { useFocusOnNavigation } from '../shell/use-focus-on-navigation.ts';
import { words } from './admin-shell.messages.ts';

/** The layout of the operators' pages, which are not tied to a client. */
export function AdminShell() {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  const nav = sections();
  return (
    <AppShell
      nav={nav}
      currentId={nav.findLast(({ href }) => pathname.startsWith(href))?.id}
      homeHref="/admin"
      tools={
        <Inline gap="sm" wrap="nowrap">
          <Level />
          <Account />
        </Inline>
      }
      notice={
        <>
          <Connectivity />
          <AppAnnouncements />
        </>
      }
    >
      <MessageTiming />
      <InsideShell value={true}>
        <LeaveRefusedPage />
        <UnshownFailures />
        <Outlet />
      </InsideShell>
    </AppShell>
  );
}

/** The other addresses start with the first one's. */
function sections() {
  return [
    { id: 'portal', label: words.portal, href: '/admin', icon: 'home' as const },
    {
      id: 'dataflow',
      label: words.dataflow,
      href: '/admin/dataflow',
      icon: 'activity' as const,
    },
    ...findingSections(),
    {
      id: 'invitation-code',
      label: words.codes,
      href: '/admin/invitation-code',
      icon: 'team' as const,
    },
    {
      id: 'notifications',
      label: words.notifications,
      href: '/admin/notifications',
      icon: 'bell' as const,
    },
    {
      id: 'config',
      label: words.config,
      href: '/admin/config',
      icon: 'settings' as const,
    },
    {
      id: 'book-demo',
      label: words.demos,
      href: '/admin/book-demo',
      icon: 'calendar' as const,
    },
    {
      id: 'tech-support',
      label: words.techSupport,
      href: '/admin/tech-support',
      icon: 'help' as const,
    },
    {
      id: 'subscriptions',
      label: words.plans,
      href: '/admin/subscriptions',
      icon: 'payout' as const,
    },
    {
      id: 'verification',
      label: words.verification,
      href: '/admin/verification',
      icon: 'check' as const,
    },
    ...siteSections(),
  ];
}

/** Content for the public. */
function siteSections() {
  return [
    {
      id: 'content',
      label: words.content,
      href: '/admin/content',
      icon: 'info' as const,
    },
    {
      id: 'blog',
      label: words.blog,
      href: '/admin/blog',
      icon: 'file' as const,
    },
  ];
}

/** Diagnostics and statistics. */
function findingSections() {
  return [
    {
      id: 'log-analyzer',
      label: words.logs,
      href: '/admin/log-analyzer',
      icon: 'search' as const,
    },
    {
      id: 'analytics',
      label: words.analytics,
      href: '/admin/analytics',
      icon: 'waterfall' as const,
    },
  ];
}

/** Reminds the reader that these pages affect everyone, and shows their level. */
function Level() {
  const { api } = useServices();
  const { data } = useQuery(dataflowPermissionsQuery(api));
  return data === undefined ? null : (
    <Badge tone="danger">
      {data.level === 'system_admin' ? words.administrator : words.operator}
    </Badge>
  );
}

function Account() {
  const { api } = useServices();
  const signOut = useSignOut();
  const { data: me } = useQuery(meQuery(api));
  const { preference, setPreference } = useTheme();
  return (
    <Menu
      trigger={<IconButton label={words.account} icon="account" />}
      items={[
        { kind: 'heading', id: 'who', label: me?.email ?? words.account },
        {
          kind: 'link',
          id: 'dashboard',
          label: words.dashboard,
          icon: 'home',
          href: '/dashboard',
        },
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
  );
}
