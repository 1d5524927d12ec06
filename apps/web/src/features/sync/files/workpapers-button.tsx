import { Button, Text } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import type { Workbook } from './download-workpapers.ts';
import { words } from './files.messages.tsx';
import { saveFile } from '../../../shared/api/save-file.ts';

export type WorkpapersButtonProps = {
  download: () => Promise<Workbook>;
  variant?: 'primary' | 'secondary';
};

/** Fetches the workpapers and downloads them. */
export function WorkpapersButton({ download, variant = 'secondary' }: WorkpapersButtonProps) {
  const fetching = useMutation({ mutationFn: download, onSuccess: saveFile });
  return (
    <>
      {fetching.isError ? (
        <Text as="span" tone="danger" size="small">
          {failureTitle(fetching.error)}
        </Text>
      ) : null}
      <Button
        variant={variant}
        icon="download"
        loading={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {words.downloadWorkpapers}
      </Button>
    </>
  );
}
