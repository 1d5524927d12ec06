import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../layout/columns/columns.tsx';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { EmptyState, type EmptyStateKind } from './empty-state.tsx';

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: {
    kind: 'first-use',
    title: 'No payouts yet',
    children: 'Import a report, and its payouts stand here with their entries.',
    action: <Button variant="primary">Import a report</Button>,
  },
  decorators: [
    (Story) => (
      <>
        <Heading level={1}>Payouts</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

const KINDS: readonly { kind: EmptyStateKind; title: string; text: string }[] = [
  {
    kind: 'first-use',
    title: 'No payouts yet',
    text: 'Import a report, and its payouts stand here.',
  },
  { kind: 'no-results', title: 'No payout matches', text: 'Nothing in April at Walnut Street.' },
  { kind: 'cleared', title: 'Nothing waits for you', text: 'Every entry is posted.' },
  {
    kind: 'no-permission',
    title: 'Not for you to see',
    text: 'Ask the owner of this client for access.',
  },
  { kind: 'error', title: 'The payouts did not load', text: 'Nothing was changed. Try again.' },
  { kind: 'offline', title: 'You are offline', text: 'The payouts come back with the connection.' },
];

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Columns template="fit">
      {KINDS.map(({ kind, title, text }) => (
        <EmptyState key={kind} kind={kind} title={title}>
          {text}
        </EmptyState>
      ))}
    </Columns>
  ),
};

export const WholePage: Story = { args: { size: 'page' } };
export const Inline: Story = { args: { size: 'inline', action: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
