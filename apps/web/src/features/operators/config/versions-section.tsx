import {
  Badge,
  Banner,
  Button,
  Dialog,
  EmptyState,
  Inline,
  Stack,
  Table,
  Text,
  TextArea,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/counted.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { EmailAddress } from '../../../shared/page/email-address.tsx';
import { Instant } from '../../../shared/page/instant.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { words } from './config.messages.ts';
import {
  REPORT_FORMATS_KEY,
  restoreVersion,
  versionsQuery,
  type ReportFormatVersion,
} from './report-formats.queries.ts';
import { changeSentence } from './report-formats.view.ts';

/** All versions with their changes, author and reason; an earlier one can be restored. */
export function VersionsSection({ manages }: { manages: boolean }) {
  const { api } = useServices();
  const versions = useInfiniteQuery(versionsQuery(api));
  const [restoring, setRestoring] = useState<number | null>(null);
  return (
    <Stack as="section" gap="lg" aria-label={words.versions}>
      <Loaded query={versions} label={words.loadingVersions} shape="table" lines={4}>
        {(data) => {
          const rows = rowsOf(data);
          const [newest] = rows;
          return (
            <Stack gap="md">
              <Table
                caption={words.versions}
                captionHidden
                rows={rows}
                rowKey={({ version }) => String(version)}
                columns={versionColumns(newest?.version ?? 0, manages ? setRestoring : null)}
                empty={
                  <EmptyState kind="first-use" size="table" title={words.noVersions}>
                    {words.noVersionsMeaning}
                  </EmptyState>
                }
              />
              <ShowMore query={versions} shown={rows.length} noun={words.versionsNoun} />
              {manages && newest !== undefined && newest.aliases > 0 ? (
                <Inline>
                  <Button onClick={() => setRestoring(0)}>{words.restoreBuiltIn}</Button>
                </Inline>
              ) : null}
            </Stack>
          );
        }}
      </Loaded>
      {restoring === null ? null : (
        <RestoreDialog version={restoring} onClose={() => setRestoring(null)} />
      )}
    </Stack>
  );
}

function versionColumns(
  newest: number,
  onRestore: ((version: number) => void) | null,
): TableColumn<ReportFormatVersion>[] {
  return [
    {
      id: 'version',
      header: words.version,
      rowHeader: true,
      shrink: true,
      cell: ({ version }) => (
        <Inline gap="sm">
          {formatCount(version)}
          {version === newest ? <Badge tone="success">{words.inForce}</Badge> : null}
        </Inline>
      ),
    },
    {
      id: 'published',
      header: words.publishedBy,
      cell: ({ published_at: at, published_by: author }) => (
        <Stack gap="xxs">
          <Instant at={at} />
          <Text size="small" tone="muted">
            {author === null ? (
              words.unknownAuthor
            ) : (
              <EmailAddress address={author.email ?? author.user_id} />
            )}
          </Text>
        </Stack>
      ),
    },
    { id: 'reason', header: words.reason, cell: ({ reason }) => reason },
    { id: 'changes', header: words.changesOf, cell: (version) => <Changes {...version} /> },
    ...(onRestore === null ? [] : [restoreColumn(newest, onRestore)]),
  ];
}

function Changes({ changes, restored_version: restored }: ReportFormatVersion) {
  return (
    <Stack gap="xxs">
      {restored === null ? null : (
        <Text size="small" tone="muted">
          {words.restoredFrom(restored)}
        </Text>
      )}
      {changes.map((change) => (
        <Text key={`${change.platform} ${change.header}`} size="small">
          {changeSentence(change)}
        </Text>
      ))}
    </Stack>
  );
}

function restoreColumn(
  newest: number,
  onRestore: (version: number) => void,
): TableColumn<ReportFormatVersion> {
  return {
    id: 'action',
    header: words.action,
    shrink: true,
    cell: ({ version }) =>
      version === newest ? null : (
        <Button
          size="sm"
          aria-label={words.restoreVersion(version)}
          onClick={() => onRestore(version)}
        >
          {words.restore}
        </Button>
      ),
  };
}

function RestoreDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { api } = useServices();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const restoring = useOperatorsChange({
    change: (why: string) => restoreVersion(api, { version, reason: why }),
    rereads: REPORT_FORMATS_KEY,
    done: ({ version: published }) => words.publishedVersion(published, 0),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={restoring.isPending}
      title={words.restoreTitle(version)}
      description={version === 0 ? words.removeAllMeaning : words.restoreMeaning}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(reason.trim() === '');
          if (reason.trim() !== '') {
            restoring.mutate(reason.trim());
          }
        }}
      >
        <Stack gap="lg">
          {restoring.isError ? (
            <Banner tone="danger" title={failureTitle(restoring.error)} appeared>
              {words.publishFailed}
            </Banner>
          ) : null}
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            limit={500}
            value={reason}
            error={isRefused ? words.enterReason : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button type="submit" variant="primary" loading={restoring.isPending}>
            {words.restoreConfirm}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
