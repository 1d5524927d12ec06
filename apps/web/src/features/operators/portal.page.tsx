import { Button, Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataflowPermissionsQuery } from '../../shared/account/dataflow.queries.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { words } from './operators.messages.ts';
import { portalQuery } from './operators.queries.ts';
import { PortalFigures } from './portal-figures.tsx';
import { StaffSection } from './staff-section.tsx';

/** The status of the installation and its staff. */
export function PortalPage() {
  const { api } = useServices();
  const [isPaused, setPaused] = useState(false);
  const figures = useQuery(portalQuery(api, { isPaused }));
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  return (
    <Page>
      <title>{`${words.portalTitle} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.portalTitle}
          description={words.portalAbout}
          actions={
            <Button aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
              {isPaused ? words.resume : words.pause}
            </Button>
          }
        />
        <Loaded query={figures} label={words.loadingFigures} shape="card" lines={2}>
          {(data) => <PortalFigures figures={data} />}
        </Loaded>
        {permissions === undefined ? null : <StaffSection permissions={permissions} />}
      </Stack>
    </Page>
  );
}
