import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InlineAlert } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { SyncProgress, type SyncProgressProps } from './sync-progress.tsx';
import type { SyncStep, SyncStepId, SyncStepState } from './sync-steps.ts';

const SYNC: readonly SyncStepId[] = ['fetch', 'recognise', 'check', 'map', 'post', 'verify'];
const IMPORT: readonly SyncStepId[] = ['import', 'recognise', 'check', 'plan', 'ready'];
const FOUND: Partial<Record<SyncStepId, string>> = {
  import: '1 file',
  fetch: '7 reports',
  recognise: 'Uber Eats, 1,204 rows',
  check: 'Every row adds up',
  map: '21 lines, all with an account',
  plan: '2 entries',
  post: '3 entries in the books',
  verify: 'Read back and equal',
  ready: 'Review and post',
};

type Now = Pick<SyncStep, 'detail' | 'count'>;

/** The steps before the current one are done, those after it pending. */
function stepsAt(
  ids: readonly SyncStepId[],
  current: SyncStepId,
  state: SyncStepState,
  now: Now = state === 'done' ? { detail: FOUND[current] } : {},
): readonly SyncStep[] {
  const at = ids.indexOf(current);
  return ids.map((id, place) => {
    if (place < at) {
      return { id, state: 'done', detail: FOUND[id] };
    }
    return place === at ? { id, state, ...now } : { id, state: 'pending' };
  });
}

const POSTING: SyncProgressProps = {
  label: 'Progress of Walnut Street, 30 March to 5 April',
  status: 'running',
  headline: '1 of 3 journal entries is in QuickBooks. Posting the next one.',
  elapsedMs: 72_000,
  steps: stepsAt(SYNC, 'post', 'active', { count: { done: 1, total: 3, of: 'entries' } }),
};

const onCancel = fn();
const onRetry = fn();

const meta = {
  title: 'Patterns/Sync progress',
  component: SyncProgress,
  args: POSTING,
  beforeEach: () => {
    onCancel.mockClear();
    onRetry.mockClear();
  },
} satisfies Meta<typeof SyncProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onCancel },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: POSTING.label });
    await expect(bar).toHaveAttribute('aria-valuenow', '4.33');
    await expect(bar).toHaveAttribute('aria-valuemax', '6');
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      'Post, working, 1 of 3 entries. Step 5 of 6.',
    );
    const items = within(canvas.getByRole('list', { name: POSTING.label })).getAllByRole(
      'listitem',
    );
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      null,
      'step',
      null,
    ]);
    await expect(items[0]).toHaveTextContent('Fetch, done');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the run' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

export const Queued: Story = {
  args: {
    status: 'queued',
    headline: 'Waiting for its turn; two runs are before it. Nothing was fetched yet.',
    elapsedMs: undefined,
    steps: stepsAt(SYNC, 'fetch', 'pending'),
    onCancel,
  },
};
export const Fetching: Story = {
  args: {
    headline: 'Fetching the reports from Uber Eats.',
    elapsedMs: 9_000,
    steps: stepsAt(SYNC, 'fetch', 'active', { count: { done: 3, total: 7, of: 'days' } }),
    onCancel,
  },
};
export const Recognising: Story = {
  args: {
    headline: 'Checking what’s in 7 reports.',
    elapsedMs: 14_000,
    steps: stepsAt(SYNC, 'recognise', 'active'),
    onCancel,
  },
};
export const Checking: Story = {
  args: {
    headline: 'Checking that every row and every payout adds up to the cent.',
    elapsedMs: 21_000,
    steps: stepsAt(SYNC, 'check', 'active', { count: { done: 812, total: 1_204, of: 'rows' } }),
    onCancel,
  },
};
export const NeedsMapping: Story = {
  args: {
    status: 'waiting',
    headline: '1 line has no account yet. Nothing is posted until it does.',
    steps: stepsAt(SYNC, 'map', 'blocked', { detail: '20 of 21 lines' }),
    message: (
      <InlineAlert
        tone="warning"
        title="“Loyalty fee” has no account"
        action={<Button size="sm">Choose the account</Button>}
      >
        $18.00 of this run wait for it.
      </InlineAlert>
    ),
    onCancel,
  },
};
export const Verifying: Story = {
  args: {
    headline: '3 of 3 journal entries are in QuickBooks. They are read back and compared.',
    elapsedMs: 96_000,
    steps: stepsAt(SYNC, 'verify', 'active', { count: { done: 2, total: 3, of: 'entries' } }),
  },
};

export const WaitingOnRateLimit: Story = {
  args: {
    status: 'waiting',
    headline:
      'Uber Eats asked us to wait until 9:14 AM. It continues automatically; nothing is lost.',
    elapsedMs: 312_000,
    steps: stepsAt(SYNC, 'fetch', 'waiting', { count: { done: 5, total: 7, of: 'days' } }),
    onCancel,
  },
};

export const Partial: Story = {
  args: {
    status: 'partial',
    headline: '2 of 3 journal entries are in QuickBooks. Trying again sends only what is missing.',
    elapsedMs: 101_000,
    steps: [
      ...stepsAt(SYNC, 'post', 'partial', { detail: '2 of 3 entries' }).slice(0, 5),
      { id: 'verify', state: 'done', detail: 'Read back and equal' },
    ],
    message: (
      <InlineAlert tone="danger" title="Entry UE-7F3A91C2-2 was refused">
        QuickBooks says that 6 April is in a closed period. It is not in your books.
      </InlineAlert>
    ),
    onRetry,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedAtFetch: Story = {
  args: {
    status: 'failed',
    headline: 'Uber Eats did not answer. Nothing of this run is in the books.',
    elapsedMs: 63_000,
    steps: stepsAt(SYNC, 'fetch', 'failed', { detail: '5 of 7 days' }),
    onRetry,
  },
};
export const FailedAtPost: Story = {
  args: {
    status: 'failed',
    headline: 'QuickBooks withdrew access. 1 of 3 journal entries is in QuickBooks.',
    steps: stepsAt(SYNC, 'post', 'failed', { detail: '1 of 3 entries' }),
    onRetry,
  },
};
export const Cancelling: Story = {
  args: {
    headline: '1 of 3 journal entries is in QuickBooks. Posting stops after this one.',
    onCancel,
    cancelling: true,
  },
};
export const Cancelled: Story = {
  args: {
    status: 'cancelled',
    headline: 'Stopped by Dana Whitfield. Nothing was posted.',
    elapsedMs: 24_000,
    steps: stepsAt(SYNC, 'check', 'cancelled'),
    onRetry,
  },
};
export const Succeeded: Story = {
  args: {
    status: 'succeeded',
    headline: '3 journal entries are posted to QuickBooks and confirmed.',
    elapsedMs: 108_000,
    steps: stepsAt(SYNC, 'verify', 'done'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'All 6 steps done.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ResumedAfterReload: Story = { args: { resumed: true, elapsedMs: 754_000, onCancel } };

const NO_HEAD = { status: undefined, headline: undefined, elapsedMs: undefined };

export const ImportOfAFile: Story = {
  args: {
    ...NO_HEAD,
    label: 'Progress of uber-eats-march.csv',
    steps: stepsAt(IMPORT, 'plan', 'active'),
  },
};
export const ImportReady: Story = {
  args: { ...ImportOfAFile.args, steps: stepsAt(IMPORT, 'ready', 'done') },
};
export const ImportFailed: Story = {
  args: {
    ...ImportOfAFile.args,
    steps: stepsAt(IMPORT, 'recognise', 'failed'),
    message: (
      <InlineAlert tone="danger" title="This file cannot be read">
        Nothing was stored. It is a list of store pauses and holds no money.
      </InlineAlert>
    ),
  },
};

function Hurried(props: SyncProgressProps) {
  const [done, setDone] = useState(1);
  return (
    <Stack gap="md" align="start">
      <SyncProgress
        {...props}
        headline={undefined}
        steps={stepsAt(SYNC, 'post', 'active', { count: { done, total: 60, of: 'entries' } })}
      />
      <Button onClick={() => setDone(done + 1)}>Post one more</Button>
    </Stack>
  );
}

/** Visual changes are immediate; announcements are throttled to one in ten seconds. */
export const SpeaksSlowly: Story = {
  render: (args) => <Hurried {...args} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Post one more' });
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(more);
    }
    await expect(canvas.getByText('4 of 60 entries')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Post, working, 1 of 60 entries\. Step 5 of 6\.$/,
    );
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {[Queued, Fetching, WaitingOnRateLimit, NeedsMapping].map(({ args }) => (
        <SyncProgress key={args?.headline} {...POSTING} {...args} label={args?.headline ?? ''} />
      ))}
      <SyncProgress {...POSTING} onCancel={onCancel} />
      {[Partial, FailedAtFetch, Cancelled, Succeeded].map(({ args }) => (
        <SyncProgress key={args?.headline} {...POSTING} {...args} label={args?.headline ?? ''} />
      ))}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    headline:
      'Die Lieferplattformauszahlungsabrechnungen werden abgerufen; die Ratenbegrenzung der Gegenseite verlangt eine Unterbrechung bis 09:14 Uhr.',
    steps: [
      { id: 'fetch', state: 'done', detail: '7 Auszahlungsabrechnungen' },
      { id: 'recognise', state: 'done', detail: 'Lieferplattformzahlungsdetails, 1.204 Zeilen' },
      { id: 'check', state: 'done', detail: 'Rechnerisch übereinstimmend' },
      { id: 'map', state: 'blocked', detail: 'Kontenzuordnungsvorschläge unbestätigt' },
      { id: 'post', state: 'pending' },
      { id: 'verify', state: 'pending' },
    ],
    status: 'waiting',
    onCancel,
  },
};
export const RightToLeft: Story = {
  args: {
    label: 'تقدّم شارع الجوز',
    headline: 'قيد واحد من ثلاثة قيود مسجّل في الدفاتر، والتالي في الطريق.',
    onCancel,
  },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { ...NeedsMapping, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Partial, globals: { theme: 'dark' } };
