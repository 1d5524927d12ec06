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
import { connectPosting, type PostingAction } from './posting.connect.ts';
import { POSTING_SITUATIONS } from './posting.situations.ts';
import type { PostingEvent, PostingSituation } from './posting.types.ts';
import { MachineChart } from '../react/statechart/machine-chart.tsx';
import { postingMachine } from './posting.machine.ts';
import { POSTING_INPUT, POSTING_SAMPLES } from './posting.samples.ts';

type FaceProps = { situation: PostingSituation; send: (event: PostingEvent) => void };

const ACTION_WORDS: Record<PostingAction, string> = {
  start: 'Start now',
  approve: 'Post the entries',
  cancel: 'Stop',
  retry: 'Try again',
  undo: 'Reverse the entries',
};

const LINES: readonly JournalPreviewLine[] = [
  { id: '1', account: 'Clearing – Uber Eats', side: 'debit', amountCents: 98_640, rowCount: 54 },
  { id: '2', account: 'Delivery commission', side: 'debit', amountCents: 35_300, rowCount: 48 },
  { id: '3', account: 'Delivery sales', side: 'credit', amountCents: 133_940, rowCount: 48 },
];

/** A posting run as a page shows it: the machine's connect function decides, the kit draws. */
function Face({ situation, send }: FaceProps) {
  const view = connectPosting(situation, send);
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

type Entry = ReturnType<typeof connectPosting>['entries'][number];

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
  title: 'Posting',
  component: Face,
  args: { send: fn() },
} satisfies Meta<typeof Face>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Queued: Story = { args: { situation: POSTING_SITUATIONS.queued } };
export const Fetching: Story = { args: { situation: POSTING_SITUATIONS.fetching } };
export const Recognising: Story = { args: { situation: POSTING_SITUATIONS.recognising } };
export const Checking: Story = { args: { situation: POSTING_SITUATIONS.checking } };
export const NeedsMapping: Story = { args: { situation: POSTING_SITUATIONS.needs_mapping } };

export const Ready: Story = {
  args: { situation: POSTING_SITUATIONS.ready },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post the entries' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'run.approve' });
  },
};

export const PostingSending: Story = { args: { situation: POSTING_SITUATIONS['posting.sending'] } };
export const PostingWaiting: Story = { args: { situation: POSTING_SITUATIONS['posting.waiting'] } };
export const PostingQuarantine: Story = {
  args: { situation: POSTING_SITUATIONS['posting.quarantine'] },
};
export const PostingAmbiguous: Story = {
  args: { situation: POSTING_SITUATIONS['posting.ambiguous'] },
};
export const Verifying: Story = { args: { situation: POSTING_SITUATIONS.verifying } };
export const Posted: Story = { args: { situation: POSTING_SITUATIONS.posted } };

export const Partial: Story = {
  args: { situation: POSTING_SITUATIONS.partial },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'run.retry' });
  },
};

export const Undoing: Story = { args: { situation: POSTING_SITUATIONS.undoing } };
export const Undone: Story = { args: { situation: POSTING_SITUATIONS.undone } };
export const Cancelled: Story = { args: { situation: POSTING_SITUATIONS.cancelled } };
export const Failed: Story = { args: { situation: POSTING_SITUATIONS.failed } };

/** The machine itself, to be tried out. */
export const Statechart: Story = {
  args: { situation: POSTING_SITUATIONS.queued },
  render: () => (
    <MachineChart machine={postingMachine} input={POSTING_INPUT} samples={POSTING_SAMPLES} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in fetching$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
  },
};
