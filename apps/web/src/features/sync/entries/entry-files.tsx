import {
  Button,
  FileDrop,
  IconButton,
  InlineAlert,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { formatCount } from '../../../shared/format/counted.ts';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { ATTACHMENT_KINDS, ATTACHMENT_MAX_BYTES } from '../../../shared/forms/attachment-limits.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { attachmentHint, downloadAttachment } from './attachments.ts';
import { words } from './entries.messages.ts';
import { useEntryFiles } from './use-entry-files.ts';

export type EntryFilesProps = { client: Client; entry: BooksEntryDetail };

type Attachment = BooksEntryDetail['attachments'][number];

/** The evidence of an entry, and whether it was uploaded to the books. */
export function EntryFiles({ client, entry }: EntryFilesProps) {
  const { api } = useServices();
  const at = { tenant: client.tenant_id, entry: entry.id };
  const change = useEntryFiles(at);
  const saving = useMutation({
    mutationFn: (attachment: string) => downloadAttachment(api, { ...at, attachment }),
    onSuccess: saveFile,
  });
  const failed = change.error ?? saving.error;
  const may = mayManage(client);
  return (
    <Stack gap="md">
      {failed === null ? null : (
        <InlineAlert tone="danger" title={failureTitle(failed)} appeared>
          {words.otherFilesKept}
        </InlineAlert>
      )}
      {change.data?.map(({ name, message }) => (
        <InlineAlert
          key={name}
          tone="danger"
          title={words.fileNotAttached(visibleName(name))}
          appeared
        >
          {message}
        </InlineAlert>
      ))}
      {entry.attachments.length === 0 ? (
        <Text tone="muted">{words.noFilesAttached}</Text>
      ) : (
        <Table
          caption={words.files}
          captionHidden
          rows={entry.attachments}
          rowKey={({ id }) => id}
          columns={columnsOf({
            postsNothing: client.client_category === 'delivery_only',
            onSave: saving.mutate,
            onRemove: may ? (attachment) => change.mutate({ kind: 'remove', attachment }) : null,
          })}
        />
      )}
      {may ? (
        <FileDrop
          label={words.addFiles}
          secondary
          hint={attachmentHint()}
          accept={ATTACHMENT_KINDS}
          maxBytes={ATTACHMENT_MAX_BYTES}
          disabled={change.isPending}
          onFiles={(files) => change.mutate({ kind: 'add', files })}
        />
      ) : null}
    </Stack>
  );
}

type Does = {
  postsNothing: boolean;
  onSave: (id: string) => void;
  /** Null for read-only users. */
  onRemove: ((id: string) => void) | null;
};

function columnsOf({ postsNothing, onSave, onRemove }: Does): TableColumn<Attachment>[] {
  return [
    {
      id: 'name',
      header: words.file,
      rowHeader: true,
      cell: ({ id, file_name }) => (
        <Button variant="quiet" size="sm" icon="download" onClick={() => onSave(id)}>
          {visibleName(file_name)}
        </Button>
      ),
    },
    {
      id: 'size',
      header: words.sizeKb,
      numeric: true,
      cell: ({ size_bytes }) => formatCount(Math.ceil(size_bytes / 1024)),
    },
    {
      id: 'books',
      header: words.inQuickbooks,
      cell: ({ in_books_at, failure }) =>
        failure !== null ? (
          words.refused(failure)
        ) : in_books_at !== null ? (
          <Instant at={in_books_at} />
        ) : postsNothing ? (
          words.keptInPlatebookOnly
        ) : (
          words.sentWithTheEntry
        ),
    },
    ...(onRemove === null
      ? []
      : [
          {
            id: 'remove',
            header: words.remove,
            shrink: true,
            cell: ({ id, file_name, in_books_at }: Attachment) =>
              in_books_at === null ? (
                <IconButton
                  size="sm"
                  icon="close"
                  label={words.removeFile(visibleName(file_name))}
                  onClick={() => onRemove(id)}
                />
              ) : null,
          },
        ]),
  ];
}
