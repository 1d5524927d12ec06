import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Spread } from '../../layout/spread/spread.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Heading } from '../heading/heading.tsx';
import { StatusDot, StatusPill } from './status-pill.tsx';
import { STATUS_VOCABULARY, statusWords, type StatusRef } from './status-vocabulary.ts';

const meta = {
  title: 'Components/Status pill',
  component: StatusPill,
  args: { kind: 'entry', status: 'needs_mapping' },
} satisfies Meta<typeof StatusPill>;
export default meta;

type Story = StoryObj<typeof meta>;

const REFS: readonly StatusRef[] = Object.entries(STATUS_VOCABULARY).flatMap(([kind, words]) =>
  // The vocabulary's keys are its statuses by construction.
  Object.keys(words).map((status) => ({ kind, status }) as StatusRef),
);
const KINDS = ['run', 'entry', 'connection'] as const;

export const Default: Story = {};

export const Vocabulary: Story = {
  render: () => (
    <Columns>
      {KINDS.map((kind) => (
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

export const Dots: Story = {
  render: () => (
    <Stack gap="sm">
      {KINDS.map((kind) => (
        <Inline key={kind} gap="sm">
          {REFS.filter((ref) => ref.kind === kind).map((ref) => (
            <StatusDot key={ref.status} {...ref} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const dot = canvas.getByTitle('Needs mapping');
    await expect(dot).toHaveTextContent('Needs mapping');
    await expect(canvas.getAllByTitle(/./)).toHaveLength(REFS.length);
  },
};

export const Matrix: Story = {
  render: () => (
    <Columns>
      {KINDS.map((kind) => (
        <Stack key={kind} gap="xs">
          <Heading level={2} size="small">
            {kind}
          </Heading>
          {REFS.filter((ref) => ref.kind === kind).map((ref) => (
            <Box key={ref.status} rule="above" paddingBlock="xs">
              <Spread end={<StatusDot {...ref} />}>
                <StatusPill {...ref} />
              </Spread>
            </Box>
          ))}
        </Stack>
      ))}
    </Columns>
  ),
};

/** Without color, as in print or with color blindness: shape and word tell statuses apart. */
export const Greyscale: Story = {
  ...Matrix,
  decorators: [
    (Story) => (
      <div style={{ filter: 'grayscale(1)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const ref of REFS) {
      await expect(canvas.getAllByText(statusWords(ref).word).length).toBeGreaterThan(0);
    }
  },
};

/** The vocabulary's long sentences in a narrow panel. */
export const LongText: Story = {
  args: { kind: 'connection', status: 'revoked', explain: true },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Vocabulary, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Vocabulary, globals: { direction: 'rtl' } };
