import { Page, PageHeader, Stack, TabNav } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { WithCapability, type WithCapabilityProps } from '../dataflow/with-capability.tsx';
import { words } from './config.messages.ts';
import { FormatsSection } from './formats-section.tsx';
import { HeadersSection } from './headers-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { VersionsSection } from './versions-section.tsx';

type View = {
  readonly needs: WithCapabilityProps['needs'];
  readonly Section: ComponentType<{ manages: boolean }>;
};

const SECTIONS: Readonly<Record<ConfigView, View>> = {
  headers: { needs: 'view_error_analysis', Section: HeadersSection },
  formats: { needs: 'view_error_analysis', Section: FormatsSection },
  versions: { needs: 'view_error_analysis', Section: VersionsSection },
  settings: { needs: 'manage_configurations', Section: SettingsSection },
};

const VIEWS = ['formats', 'versions', 'settings'] as const;

/** The registry of report formats, and the installation's settings, each with its history. */
export function ConfigPage() {
  const { api } = useServices();
  const permissions = useQuery(dataflowPermissionsQuery(api));
  const [query] = useSearchParams();
  const view = viewOf(query.get('view'));
  const { needs, Section } = SECTIONS[view];
  const manages = permissions.data?.capabilities.includes('manage_configurations') === true;
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={
            permissions.data === undefined || manages
              ? words.about
              : `${words.about} ${words.needs('manage_configurations')}`
          }
        />
        <ConfigViews current={view} />
        <Loaded query={permissions} label={words.loadingAccess} shape="table" lines={8}>
          {(own) => (
            <WithCapability permissions={own} needs={needs}>
              <Section manages={manages} />
            </WithCapability>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

function viewOf(requested: string | null): ConfigView {
  return VIEWS.find((view) => view === requested) ?? 'headers';
}

type ConfigView = 'headers' | 'formats' | 'versions' | 'settings';

/** The tabs of the configuration, each with its own address. */
function ConfigViews({ current }: { current: ConfigView }) {
  return (
    <TabNav
      label={words.views}
      currentId={current}
      links={[
        { id: 'headers', label: words.headers, href: '/admin/config' },
        { id: 'formats', label: words.formats, href: '/admin/config?view=formats' },
        { id: 'versions', label: words.versions, href: '/admin/config?view=versions' },
        { id: 'settings', label: words.settings, href: '/admin/config?view=settings' },
      ]}
    />
  );
}
