import {
  Button,
  Code,
  Inline,
  InlineAlert,
  JournalPreview,
  Money,
  Progress,
  Stack,
  StatusPill,
  SyncProgress,
  Table,
  Text,
  type JournalPreviewLine,
  type TableColumn,
} from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MachineChart } from '../testing/machine-chart.tsx';
import type { SyncLifecycleSituation } from './run-situation.ts';
import {
  connectSyncLifecycle,
  type RunAction,
  type RunEntryView,
} from './sync-lifecycle.connect.ts';
import { syncLifecycleMachine } from './sync-lifecycle.machine.ts';
import { SYNC_LIFECYCLE_INPUT, SYNC_LIFECYCLE_SAMPLES } from './sync-lifecycle.samples.ts';
import { SYNC_LIFECYCLE_SITUATIONS } from './sync-lifecycle.situations.ts';
import type { SyncLifecycleEvent } from './sync-lifecycle.types.ts';

type FaceProps = { situation: SyncLifecycleSituation; send: (event: SyncLifecycleEvent) => void };

const ACTION_WORDS: Record<RunAction, string> = {
  start: 'Start now',
  approve: 'Post the entries',
  cancel: 'Stop',
  retry: 'Try again',
};

const LINES: readonly JournalPreviewLine[] = [
  { id: '1', account: 'Clearing – Uber Eats', side: 'debit', amountCents: 98_640, rowCount: 54 },
  { id: '2', account: 'Delivery commission', side: 'debit', amountCents: 35_300, rowCount: 48 },
  { id: '3', account: 'Delivery sales', side: 'credit', amountCents: 133_940, rowCount: 48 },
];

/** A run as a page shows it: connect function for logic, kit for rendering. */
function Face({ situation, send }: FaceProps) {
  const view = connectSyncLifecycle(situation, send);
  return (
    <Stack gap="lg">
      <Stack gap="sm" align="start">
        <StatusPill {...view.status} />
        <Text>{view.headline}</Text>
        {view.actions.length === 0 ? null : (
          <Inline gap="xs">
            {view.actions.map(({ id, run }) => (
              <Button key={id} variant={id === 'approve' ? 'primary' : 'secondary'} onClick={run}>
                {ACTION_WORDS[id]}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
      <SyncProgress label="Progress of the week of 30 March" steps={view.steps} />
      {view.progress === null ? null : (
        <Progress
          label="Entries in the books"
          percent={(100 * view.progress.posted) / view.progress.total}
          valueText={`${view.progress.posted} of ${view.progress.total}`}
          labelled
        />
      )}
      {view.blockedReasons.map(({ file, reason, message }) => (
        <InlineAlert key={`${file} ${reason}`} tone="danger" title={file}>
          {message}
        </InlineAlert>
      ))}
      {view.unmapped.map(({ line, amountCents }) => (
        <InlineAlert key={line} tone="warning" title={`${line} has no account`}>
          <Money cents={amountCents} currency="USD" /> of this run wait for it.
        </InlineAlert>
      ))}
      <Entries entries={view.entries} />
      {view.state === 'ready' ? (
        <JournalPreview
          documentNumber="UE-260331-7QK2M"
          date="2026-03-31"
          memo="Uber Eats, 30 to 31 March"
          currency="USD"
          part={1}
          parts={2}
          lines={LINES}
          status="ready"
        />
      ) : null}
    </Stack>
  );
}

type Entry = RunEntryView;

const COLUMNS: readonly TableColumn<Entry>[] = [
  { id: 'document', header: 'Document', rowHeader: true, cell: DocumentNumber },
  { id: 'status', header: 'Status', cell: Status },
  { id: 'total', header: 'Total', numeric: true, cell: Total },
];

function DocumentNumber({ documentNumber }: Entry) {
  return <Code>{documentNumber}</Code>;
}

function Status({ status, note }: Entry) {
  return (
    <Stack gap="xxs">
      <StatusPill kind="entry" status={status} />
      {note === null ? null : <Text tone="muted">{note}</Text>}
    </Stack>
  );
}

function Total({ totalCents }: Entry) {
  return <Money cents={totalCents} currency="USD" />;
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return entries.length === 0 ? null : (
    <Table
      caption="Journal entries of this run"
      rows={entries}
      rowKey={({ key }) => key}
      columns={COLUMNS}
    />
  );
}

const meta = {
  title: 'Sync lifecycle',
  component: Face,
  parameters: {
    docs: {
      description: {
        component:
          'A sync run from its start to entries in the books, read back and equal: with quarantine and questions where an answer is missing, and partial ends.',
      },
    },
  },
  args: { send: fn() },
} satisfies Meta<typeof Face>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Queued: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.queued } };
export const Fetching: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.fetching } };
export const Recognising: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.recognising } };
export const Checking: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.checking } };
export const Planning: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.planning } };
export const Blocked: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.blocked } };
export const NeedsMapping: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.needs_mapping } };

export const Ready: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS.ready },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post the entries' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'run.approve' });
  },
};

export const PostingSending: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS['posting.sending'] },
};
export const PostingWaiting: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS['posting.waiting'] },
};
export const PostingQuarantine: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS['posting.quarantine'] },
};
export const PostingAmbiguous: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS['posting.ambiguous'] },
};
export const Verifying: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.verifying } };
export const Posted: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.posted } };

export const Partial: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS.partial },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'run.retry' });
  },
};

export const Cancelled: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.cancelled } };
export const Failed: Story = { args: { situation: SYNC_LIFECYCLE_SITUATIONS.failed } };

/** The machine itself, interactive. */
export const Statechart: Story = {
  args: { situation: SYNC_LIFECYCLE_SITUATIONS.queued },
  render: () => (
    <MachineChart
      machine={syncLifecycleMachine}
      input={SYNC_LIFECYCLE_INPUT}
      samples={SYNC_LIFECYCLE_SAMPLES}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in fetching$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
  },
};
