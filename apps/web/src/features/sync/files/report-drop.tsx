import { Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { words } from './files.messages.tsx';
import { ReportDropArea, StorageNote } from './report-drop-area.tsx';
import { uploadLimitsQuery } from './reports.queries.ts';
import { useUploads } from './use-uploads.ts';

/** Uploads a client's report files; a single file opens its import page. */
export function ReportDrop({ tenant }: { tenant: string }) {
  const navigate = useNavigate();
  const href = useClientHref();
  const uploads = useUploads(tenant, ({ id, alreadyImported }) => {
    void navigate(href(`/dashboard/sync/imports/${id}`), {
      state: alreadyImported ? 'already_imported' : null,
    });
  });
  const { api } = useServices();
  const limits = useQuery(uploadLimitsQuery(api, tenant));
  return (
    <Stack gap="xs">
      <ReportDropArea uploads={uploads} limits={limits.data?.limits} />
      <Loaded query={limits} label={words.loadingStorage} lines={1}>
        {({ storage }) => <StorageNote storage={storage} />}
      </Loaded>
    </Stack>
  );
}
