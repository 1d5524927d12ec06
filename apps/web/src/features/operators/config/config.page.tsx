import { ButtonLink, Page, PageHeader, PermissionNotice, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { ConfigViews, type ConfigView } from './config-views.tsx';
import { words } from './config.messages.ts';
import { FormatsSection } from './formats-section.tsx';
import { HeadersSection } from './headers-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { VersionsSection } from './versions-section.tsx';

const NEEDS = {
  headers: 'view_error_analysis',
  formats: 'view_error_analysis',
  versions: 'view_error_analysis',
  settings: 'manage_configurations',
} as const satisfies Record<ConfigView, string>;

const VIEWS = ['formats', 'versions', 'settings'] as const;

/** The registry of report formats, and the settings of the installation, each with its history. */
export function ConfigPage() {
  const { api } = useServices();
  const permissions = useQuery(dataflowPermissionsQuery(api));
  const [query] = useSearchParams();
  const view = viewOf(query.get('view'));
  const needs = NEEDS[view];
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
          {({ capabilities }) =>
            capabilities.includes(needs) ? (
              <Section view={view} manages={manages} />
            ) : (
              <PermissionNotice actions={<ButtonLink href="/admin">{words.toPortal}</ButtonLink>}>
                {words.noAccess(needs)}
              </PermissionNotice>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}

function Section({ view, manages }: { view: ConfigView; manages: boolean }) {
  switch (view) {
    case 'headers':
      return <HeadersSection manages={manages} />;
    case 'formats':
      return <FormatsSection manages={manages} />;
    case 'versions':
      return <VersionsSection manages={manages} />;
    case 'settings':
      return <SettingsSection />;
  }
}

function viewOf(asked: string | null): ConfigView {
  return VIEWS.find((view) => view === asked) ?? 'headers';
}
