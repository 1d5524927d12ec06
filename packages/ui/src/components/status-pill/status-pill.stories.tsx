import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../layout/columns/columns.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Heading } from '../heading/heading.tsx';
import { StatusPill } from './status-pill.tsx';
import { STATUS_VOCABULARY, type StatusRef } from './status-vocabulary.ts';

const meta = {
  title: 'Components/Status pill',
  component: StatusPill,
  args: { kind: 'entry', status: 'needs_mapping' },
} satisfies Meta<typeof StatusPill>;
export default meta;

type Story = StoryObj<typeof meta>;

const REFS: readonly StatusRef[] = Object.entries(STATUS_VOCABULARY).flatMap(([kind, words]) =>
  // Keys of the vocabulary are its statuses by construction.
  Object.keys(words).map((status) => ({ kind, status }) as StatusRef),
);

export const Default: Story = {};

export const Vocabulary: Story = {
  render: () => (
    <Columns>
      {(['run', 'entry', 'connection'] as const).map((kind) => (
        <Stack key={kind} gap="sm">
          <Heading level={2} size="title3">
            {kind}
          </Heading>
          {REFS.filter((ref) => ref.kind === kind).map((ref) => (
            <StatusPill key={ref.status} {...ref} explain />
          ))}
        </Stack>
      ))}
    </Columns>
  ),
};

export const Dark: Story = { ...Vocabulary, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Vocabulary, globals: { direction: 'rtl' } };
