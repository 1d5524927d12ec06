import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InlineAlert } from '../../components/banner/banner.tsx';
import {
  SyncProgress,
  type SyncStep,
  type SyncStepId,
  type SyncStepState,
} from './sync-progress.tsx';

const IDS: readonly SyncStepId[] = ['import', 'recognise', 'check', 'plan', 'ready'];
const DETAILS: Record<SyncStepId, string> = {
  import: '1 file',
  recognise: 'Uber Eats, 214 rows',
  check: '7 identities hold',
  plan: '2 entries',
  ready: 'Review and post',
};

function stepsAt(current: SyncStepId, state: SyncStepState): readonly SyncStep[] {
  const at = IDS.indexOf(current);
  return IDS.map((id, place) => ({
    id,
    state: place < at ? 'done' : place === at ? state : 'pending',
    detail: place < at || state === 'done' ? DETAILS[id] : undefined,
  }));
}

const meta = {
  title: 'Patterns/Sync progress',
  component: SyncProgress,
  args: { label: 'Progress of uber-eats-march.csv', steps: stepsAt('check', 'active') },
} satisfies Meta<typeof SyncProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
    ]);
    await expect(items[0]).toHaveTextContent('Import, done');
  },
};
export const Importing: Story = { args: { steps: stepsAt('import', 'active') } };
export const Recognising: Story = { args: { steps: stepsAt('recognise', 'active') } };
export const Planning: Story = { args: { steps: stepsAt('plan', 'active') } };
export const Ready: Story = { args: { steps: stepsAt('ready', 'done') } };

export const Blocked: Story = {
  args: {
    steps: stepsAt('plan', 'blocked'),
    message: (
      <InlineAlert tone="warning" title="1 line has no account">
        Nothing can be posted until it has one. Choose the account for “Loyalty fee”.
      </InlineAlert>
    ),
  },
};

export const Failed: Story = {
  args: {
    steps: stepsAt('recognise', 'failed'),
    message: (
      <InlineAlert tone="danger" title="This file cannot be read">
        Nothing was stored. It is a list of store pauses and holds no money.
      </InlineAlert>
    ),
  },
};

export const Phone: Story = { ...Blocked, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Blocked, globals: { theme: 'dark' } };
