import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Columns } from '../../layout/columns/columns.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Text as Words } from '../text/text.tsx';
import { BusyRegion } from './busy-region.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { label: 'Loading payouts' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveAttribute('aria-busy', 'true');
    await expect(status).toHaveTextContent(/^Loading payouts$/);
    await expect(status.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^$/);
  },
};
export const Card: Story = { args: { shape: 'card' } };
export const Table: Story = { args: { shape: 'table', lines: 5 } };
export const Chart: Story = { args: { shape: 'chart', label: 'Loading the waterfall' } };

export const Form: Story = { args: { shape: 'form', label: 'Loading your profile' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Columns>
        <Skeleton label="Loading the words" />
        <Skeleton label="Loading the card" shape="card" />
      </Columns>
      <Skeleton label="Loading the payouts" shape="table" lines={4} />
      <Skeleton label="Loading the waterfall" shape="chart" />
    </Stack>
  ),
};

function Wait() {
  const [busy, setBusy] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setBusy(!busy)}>{busy ? 'It has come' : 'Read again'}</Button>
      <BusyRegion busy={busy} label="Loading payouts">
        <Words>3 payouts</Words>
      </BusyRegion>
    </Stack>
  );
}

function shownIn(region: HTMLElement): string {
  const outline = region.querySelector('output');
  if (outline === null) {
    return region.textContent;
  }
  return getComputedStyle(outline).visibility === 'hidden' ? '' : 'outline';
}

/** Records when the content below the button changes, in ms since the first press. */
function recordChanges(region: HTMLElement) {
  const seen: { what: string; atMs: number }[] = [];
  const startedAtMs = performance.now();
  const observer = new MutationObserver(() => {
    const what = shownIn(region);
    if (seen.at(-1)?.what !== what) {
      seen.push({ what, atMs: performance.now() - startedAtMs });
    }
  });
  observer.observe(region, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
  return { seen, stop: () => observer.disconnect() };
}

export const ALongWait: Story = {
  render: () => <Wait />,
  play: async ({ canvas, canvasElement }) => {
    const { seen, stop } = recordChanges(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    button.click();
    await waitFor(() => expect(canvas.getByText('3 payouts')).toBeVisible());
    stop();
    const outline = seen.find(({ what }) => what === 'outline')?.atMs ?? 0;
    const words = seen.findLast(({ what }) => what.includes('3 payouts'))?.atMs ?? 0;
    await expect(outline).toBeGreaterThanOrEqual(195);
    await expect(words - outline).toBeGreaterThanOrEqual(295);
  },
};

export const AShortWait: Story = {
  render: () => <Wait />,
  play: async ({ canvas, canvasElement }) => {
    const { seen, stop } = recordChanges(canvasElement);
    const button = canvas.getByRole('button');
    // Two clicks in one task: on a busy machine, polling in between may take longer than the wait.
    button.click();
    button.click();
    await waitFor(() => expect(canvas.getByText('3 payouts')).toBeVisible());
    stop();
    await expect(seen.map(({ what }) => what)).not.toContain('outline');
  },
};

/** Its only text is the announced label. */
export const LongText: Story = {
  args: { label: 'Auszahlungsübersicht der Lieferplattformen wird geladen', shape: 'card' },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
