import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  InlineAlert,
  Stack,
  Table,
  Text,
  TextArea,
  type TableColumn,
} from '@platebook/ui';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/counted.ts';
import { reportName } from '../../../shared/format/names.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { outcomeNames, words } from './config.messages.ts';
import {
  publishTrial,
  REPORT_FORMATS_KEY,
  type ReportFormatTrial,
} from './report-formats.queries.ts';
import { changedFiles, hasEffects, trialLines } from './report-formats.view.ts';

const LONGEST_REASON = 500;
/** Enough of a hash to distinguish the files of a trial. */
const HASH_SHOWN = 12;

/** A change's effect on stored files; publishing needs a reason, and consent if files are read differently. */
export function TrialDialog({ trial, onClose }: { trial: ReportFormatTrial; onClose: () => void }) {
  const { api } = useServices();
  const [reason, setReason] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const publication = useOperatorsChange({
    change: () =>
      publishTrial(api, { trialId: trial.id, reason: reason.trim(), acceptsEffects: isAccepted }),
    rereads: REPORT_FORMATS_KEY,
    done: ({ version, files_queued: files }) => words.publishedVersion(version, files),
    onDone: onClose,
  });
  const needsAcceptance = hasEffects(trial);
  return (
    <Dialog open onOpenChange={onClose} busy={publication.isPending} title={titleOf(trial)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isComplete = reason.trim() !== '' && (isAccepted || !needsAcceptance);
          setRefused(!isComplete);
          if (isComplete) {
            publication.mutate(undefined);
          }
        }}
      >
        <Stack gap="lg">
          {publication.isError ? (
            <Banner tone="danger" title={failureTitle(publication.error)} appeared>
              {words.publishFailed}
            </Banner>
          ) : null}
          <Findings trial={trial} />
          <Text>{words.publishMeaning}</Text>
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            limit={LONGEST_REASON}
            value={reason}
            error={isRefused && reason.trim() === '' ? words.enterReason : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {needsAcceptance ? (
            <Checkbox
              label={words.accept}
              checked={isAccepted}
              error={isRefused && !isAccepted ? words.acceptNeeded : undefined}
              onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
            />
          ) : null}
          <Button type="submit" variant="primary" loading={publication.isPending}>
            {words.publish}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

function titleOf({ changes }: ReportFormatTrial): string {
  const [change] = changes;
  if (change === undefined || change.column === null) {
    return words.removeTitle(change?.header ?? '');
  }
  return words.publishTitle(change.header, change.column);
}

function Findings({ trial }: { trial: ReportFormatTrial }) {
  const changed = changedFiles(trial);
  if (trial.files.length === 0) {
    return (
      <InlineAlert tone="info" title={words.triedNone}>
        {words.triedNoneMeaning}
      </InlineAlert>
    );
  }
  return (
    <Stack gap="md">
      <Text weight="strong">{words.tried(trial.files.length)}</Text>
      {trialLines(trial).map(({ tone, text }) => (
        <InlineAlert key={text} tone={tone} title={text} />
      ))}
      {changed.length === 0 ? null : (
        <Table
          caption={words.triedFiles}
          rows={changed}
          rowKey={({ sha256 }) => sha256}
          columns={fileColumns()}
        />
      )}
    </Stack>
  );
}

function fileColumns(): TableColumn<ReportFormatTrial['files'][number]>[] {
  return [
    {
      id: 'file',
      header: words.file,
      rowHeader: true,
      cell: ({ sha256 }) => <span title={sha256}>{sha256.slice(0, HASH_SHOWN)}</span>,
    },
    {
      id: 'report',
      header: words.report,
      cell: ({ report_type: type }) => (type === null ? '' : reportName(type)),
    },
    { id: 'outcome', header: words.outcome, cell: ({ outcome }) => outcomeNames[outcome] },
    { id: 'rows', header: words.rows, numeric: true, cell: ({ rows }) => formatCount(rows) },
    {
      id: 'payouts',
      header: words.payouts,
      numeric: true,
      cell: ({ payouts }) => formatCount(payouts),
    },
  ];
}
