import { ButtonLink, Page, PageHeader, PermissionNotice, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useServices } from '../../../shared/services.ts';
import { ConfigViews, type ConfigView } from './config-views.tsx';
import { words } from './config.messages.ts';
import { FormatsSection } from './formats-section.tsx';
import { HeadersSection } from './headers-section.tsx';
import { VersionsSection } from './versions-section.tsx';

const SECTIONS = {
  headers: HeadersSection,
  formats: FormatsSection,
  versions: VersionsSection,
} as const;

/** The registry of report formats: headers nobody knows, what is known, and every version of it. */
export function ConfigPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const [query] = useSearchParams();
  const view = viewOf(query.get('view'));
  const Section = SECTIONS[view];
  const has = (capability: 'view_error_analysis' | 'manage_configurations') =>
    permissions?.capabilities.includes(capability) === true;
  const manages = has('manage_configurations');
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={
            permissions === undefined || manages
              ? words.about
              : `${words.about} ${words.needs('manage_configurations')}`
          }
        />
        <ConfigViews current={view} />
        {permissions === undefined ? null : has('view_error_analysis') ? (
          <Section manages={manages} />
        ) : (
          <PermissionNotice actions={<ButtonLink href="/admin">{words.toPortal}</ButtonLink>}>
            {words.noAccess('view_error_analysis')}
          </PermissionNotice>
        )}
      </Stack>
    </Page>
  );
}

function viewOf(asked: string | null): ConfigView {
  return asked === 'formats' || asked === 'versions' ? asked : 'headers';
}
