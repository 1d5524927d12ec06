import { Page, PageHeader, SectionLayout } from '@platebook/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';

const SECTIONS = [
  { id: 'profile', label: 'Profile' },
  { id: 'security', label: 'Security' },
  { id: 'preferences', label: 'Preferences' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'client', label: 'Client' },
];

/** The settings: of the person who is signed in, and of the client whose books are open. */
export function SettingsPage() {
  const href = useClientHref();
  const { pathname } = useLocation();
  const currentId = pathname.split('/')[3] ?? 'profile';
  return (
    <Page>
      <ClientPageTitle>Settings</ClientPageTitle>
      <PageHeader title="Settings" />
      <SectionLayout
        label="Settings"
        currentId={currentId}
        sections={[
          ...SECTIONS.map(({ id, label }) => ({
            id,
            label,
            href: href(`/dashboard/settings/${id}`),
          })),
          { id: 'subscription', label: 'Subscription', href: href('/dashboard/subscription') },
        ]}
      >
        <Outlet />
      </SectionLayout>
    </Page>
  );
}
