import { Page, PageHeader, SectionLayout } from '@platebook/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { words } from './settings.messages.ts';

const SECTIONS = [
  {
    id: 'profile',
    get label() {
      return words.profile;
    },
  },
  {
    id: 'security',
    get label() {
      return words.security;
    },
  },
  {
    id: 'preferences',
    get label() {
      return words.preferences;
    },
  },
  {
    id: 'notifications',
    get label() {
      return words.notifications;
    },
  },
  {
    id: 'client',
    get label() {
      return words.client;
    },
  },
];

/** The settings of the user and of the active client. */
export function SettingsPage() {
  const href = useClientHref();
  const { pathname } = useLocation();
  const currentId = pathname.split('/')[3] ?? 'profile';
  const section = SECTIONS.find(({ id }) => id === currentId);
  return (
    <Page>
      <ClientPageTitle>
        {section === undefined ? words.settings : `${section.label} – ${words.settings}`}
      </ClientPageTitle>
      <PageHeader title={words.settings} />
      <SectionLayout
        label={words.settings}
        currentId={currentId}
        sections={[
          ...SECTIONS.map(({ id, label }) => ({
            id,
            label,
            href: href(`/dashboard/settings/${id}`),
          })),
          { id: 'subscription', label: words.subscription, href: href('/dashboard/subscription') },
          { id: 'billing', label: words.billing, href: href('/dashboard/billing') },
        ]}
      >
        <Outlet />
      </SectionLayout>
    </Page>
  );
}
