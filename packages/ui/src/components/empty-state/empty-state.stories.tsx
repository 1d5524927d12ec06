import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Columns } from '../../layout/columns/columns.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { EmptyState, type EmptyStateKind, type EmptyStateSize } from './empty-state.tsx';

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
  { kind: 'cleared', title: 'You’re all caught up', text: 'Every entry is posted.' },
  {
    kind: 'no-permission',
    title: 'Not for you to see',
    text: 'Ask the owner of this client for access.',
  },
  { kind: 'error', title: 'The payouts did not load', text: 'Nothing was changed. Try again.' },
  { kind: 'offline', title: 'You are offline', text: 'The payouts come back with the connection.' },
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No payouts yet' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Import a report' })).toHaveFocus();
  },
};

const ACTIONS: Partial<Record<EmptyStateKind, string>> = {
  'first-use': 'Import a report',
  'no-results': 'Clear the filters',
  'no-permission': 'Ask for access',
  error: 'Try again',
};

function ofSize(size: EmptyStateSize): Story {
  return {
    render: () => (
      <Stack gap="sm">
        {KINDS.map(({ kind, title, text }) => (
          <EmptyState
            key={kind}
            kind={kind}
            title={title}
            size={size}
            action={
              ACTIONS[kind] === undefined ? undefined : <Button size="sm">{ACTIONS[kind]}</Button>
            }
          >
            {text}
          </EmptyState>
        ))}
      </Stack>
    ),
  };
}

export const KindsAsAPage: Story = ofSize('page');
export const KindsAsASection: Story = ofSize('section');
export const KindsInATable: Story = ofSize('table');
export const KindsInline: Story = ofSize('inline');

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Columns template="fit">
        {KINDS.map(({ kind, title, text }) => (
          <EmptyState key={kind} kind={kind} title={title}>
            {text}
          </EmptyState>
        ))}
      </Columns>
      <Columns>
        {(['table', 'inline'] as const).map((size) => (
          <Stack key={size} gap="sm">
            {KINDS.map(({ kind, title, text }) => (
              <EmptyState key={kind} kind={kind} title={title} size={size}>
                {text}
              </EmptyState>
            ))}
          </Stack>
        ))}
      </Columns>
      <EmptyState kind="cleared" title="You’re all caught up" size="page">
        Every entry is posted.
      </EmptyState>
    </Stack>
  ),
};

export const WholePage: Story = { args: { size: 'page' } };
export const Inline: Story = { args: { size: 'inline', action: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'Noch keine Auszahlungsabrechnungen der Lieferplattformen vorhanden',
    children:
      'Importieren Sie eine Auszahlungsdetailauswertung: Ihre Auszahlungen stehen dann hier, mit ihren Buchungssätzen.',
    action: <Button variant="primary">Auszahlungsdetailauswertung importieren</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    title: 'لا توجد دفعات بعد',
    children: 'استورد تقريرًا وستظهر دفعاته هنا مع قيودها.',
    action: <Button variant="primary">استيراد تقرير</Button>,
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
