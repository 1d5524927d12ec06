import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { FAILED_RUN, REQUEST_ID, SYNC_RUN, manySpans } from './trace.fixture.ts';
import { TraceWaterfall } from './trace-waterfall.tsx';

const FORTY = manySpans(40);
const FIVE_HUNDRED = manySpans(500);

const meta = {
  title: 'Patterns/Trace waterfall',
  component: TraceWaterfall,
  args: { title: `Trace of ${REQUEST_ID}`, spans: SYNC_RUN, headingLevel: 1 },
} satisfies Meta<typeof TraceWaterfall>;
export default meta;

type Story = StoryObj<typeof meta>;

const gridOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('treegrid', { name: `Trace of ${REQUEST_ID}` });

function sideOf(canvasElement: HTMLElement) {
  return document.getElementById(gridOf(canvasElement).getAttribute('aria-activedescendant') ?? '');
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        '13 spans in 4.18 s. Most of it was spent waiting for uber_report_ready, 1.26 s.',
      ),
    ).toBeVisible();
    const post = canvas.getByRole('row', { name: /^qbo_post post · worker/ });
    await expect(post).toHaveAttribute('aria-level', '2');
    await expect(post).toHaveAttribute('aria-expanded', 'true');
    const cells = within(post).getAllByRole('gridcell');
    await expect(cells[1]).toHaveTextContent('1.69 s');
    await expect(cells[2]).toHaveTextContent('from 2.26 s, on the critical path');
    const beside = canvas.getByRole('row', { name: /^qbo_journal_entry quickbooks_online 640 ms/ });
    await expect(beside).not.toHaveTextContent('critical');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    gridOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(sideOf(canvasElement)).toHaveTextContent(/uber_report_download/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(sideOf(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('row', { name: /uber_token/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(sideOf(canvasElement)).toHaveTextContent(/uber_token/);
    await userEvent.keyboard('{End}{Enter}');
    await expect(sideOf(canvasElement)).toHaveAttribute('aria-selected', 'true');
    const details = canvas.getByRole('region', { name: 'Span ledger_verify' });
    await expect(details).toHaveTextContent('210 ms, 5% of the trace');
    await expect(gridOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: 'Span ledger_verify' })).toBeNull();
  },
};

export const ErrorSpan: Story = {
  args: { spans: FAILED_RUN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('row', { name: /^failed qbo_journal_entry quickbooks_online/ }),
    );
    const details = within(canvas.getByRole('region', { name: 'Span qbo_journal_entry' }));
    await expect(details.getByText(/the account 6120 was deleted/)).toBeVisible();
    await expect(details.getByRole('treeitem', { name: 'authorization: hidden' })).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Close details' }));
    await expect(canvas.queryByRole('region', { name: /^Span/ })).toBeNull();
  },
};

export const CriticalPath: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const only = canvas.getByRole('button', { name: 'Only the critical path' });
    await userEvent.click(only);
    await expect(only).toHaveAttribute('aria-pressed', 'true');
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('bdi')?.textContent),
    ).toEqual([
      'sync_payouts',
      'uber_report_download',
      'uber_token',
      'uber_report_ready',
      'report_recognise',
      'rows_check',
      'entries_plan',
      'mapping_read',
      'qbo_post',
      'qbo_journal_entry',
      'qbo_journal_entry',
      'ledger_verify',
    ]);
  },
};

export const Gap: Story = {
  play: async ({ canvasElement }) => {
    const gap = within(canvasElement).getByRole('row', { name: /^gap: nothing ran 410 ms/ });
    await expect(gap).toHaveTextContent('from 1.85 s');
  },
};

export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(12));
  },
};

export const StillRunning: Story = {
  args: {
    spans: SYNC_RUN.filter(({ startMs }) => startMs < 3_000).map((span) =>
      ['root', 'post', 'entry2'].includes(span.id)
        ? { ...span, status: 'running', durationMs: 3_000 - span.startMs }
        : span,
    ),
  },
};
export const OneSpan: Story = { args: { spans: SYNC_RUN.slice(0, 1) } };
export const FortySpans: Story = { args: { spans: FORTY } };
export const FiveHundredSpans: Story = {
  args: { spans: FIVE_HUNDRED },
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(700);
    grid.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(sideOf(canvasElement)).toHaveAttribute(
        'aria-rowindex',
        grid.getAttribute('aria-rowcount'),
      ),
    );
    await expect(sideOf(canvasElement)).toBeVisible();
  },
};

export const Printed: Story = {
  args: { spans: FIVE_HUNDRED },
  play: async ({ canvasElement }) => {
    globalThis.dispatchEvent(new Event('beforeprint'));
    const rows = () => canvasElement.querySelectorAll('[role="row"]').length;
    await expect(rows()).toBeGreaterThan(500);
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(60));
  },
};

export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { spans: [] } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <TraceWaterfall {...args} title="Succeeded" headingLevel={2} />
      <TraceWaterfall {...args} title="Failed" headingLevel={2} spans={FAILED_RUN} />
      <TraceWaterfall
        {...args}
        title="One span"
        headingLevel={2}
        spans={SYNC_RUN.slice(0, 1).map((span) => ({ ...span, status: 'running' }))}
      />
      <TraceWaterfall {...args} title="Nothing" headingLevel={2} spans={[]} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Ablaufverfolgung der Lieferplattformverrechnungskontoabstimmung',
    spans: FAILED_RUN.map((span) => ({
      ...span,
      operation: `lieferplattformverrechnung_${span.operation}`,
      source: 'Hintergrundverarbeitungsdienst',
    })),
  },
};
export const RightToLeft: Story = {
  args: { title: 'تتبع الطلب', spans: FAILED_RUN },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid');
    grid.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(grid).toHaveAttribute('aria-rowcount', '13');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneDetails: Story = {
  args: { spans: FAILED_RUN },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('row', { name: /^failed qbo_post/ }));
  },
};
export const Dark: Story = { args: { spans: FAILED_RUN }, globals: { theme: 'dark' } };
