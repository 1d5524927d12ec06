import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { LOG_FACETS, logLines } from './log.fixture.ts';
import { LogViewer, type LogViewerProps } from './log-viewer.tsx';

const SOME = logLines(400);
const HUNDRED_THOUSAND = logLines(100_000);

const meta = {
  title: 'Patterns/Log viewer',
  component: LogViewer,
  args: {
    label: 'Log of the worker',
    lines: SOME,
    facets: LOG_FACETS,
    timeZone: 'America/New_York',
    height: 420,
  },
} satisfies Meta<typeof LogViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

const logOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('log', { name: 'Log of the worker' });
const searchOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Search in Log of the worker' });

/** The position of the line that is the tab stop. */
function place(canvasElement: HTMLElement) {
  return logOf(canvasElement)
    .querySelector('[role="listitem"][tabindex="0"]')
    ?.getAttribute('aria-posinset');
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = within(logOf(canvasElement)).getAllByRole('listitem');
    await expect(lines[0]).toHaveTextContent(/10:00:00\.000/);
    await expect(lines[0]).toHaveAttribute('aria-setsize', '400');
    await expect(logOf(canvasElement)).toHaveAttribute('aria-live', 'off');
    await canvas.findByRole('checkbox', { name: /^error \d+$/ });
  },
};

export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const error = await canvas.findByRole('checkbox', { name: /^error \d+$/ });
    const [count = ''] = /\d+$/.exec(error.closest('fieldset')?.textContent ?? '') ?? [];
    await expect(count).not.toBe('');
    await userEvent.click(error);
    await canvas.findByText(/^\d+ of 400 lines$/);
    for (const line of within(logOf(canvasElement)).getAllByRole('listitem')) {
      await expect(line).toHaveTextContent('QuickBooks refused the entry');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Show all lines' }));
    await canvas.findByText('400 lines');
  },
};

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('checkbox', { name: /^error/ });
    logOf(canvasElement).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('/');
    await expect(searchOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard('asked to WAIT');
    const result = await canvas.findByText(/^\d+ matches$/);
    const total = SOME.filter(({ message }) => message.includes('asked to wait')).length;
    await expect(result).toHaveTextContent(`${String(total)} matches`);
    await userEvent.keyboard('{Enter}');
    const places = SOME.flatMap(({ message }, at) =>
      message.includes('asked to wait') ? [String(at + 1)] : [],
    );
    await waitFor(() => expect(place(canvasElement)).toBe(places[0]));
    logOf(canvasElement).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('nn');
    await waitFor(() => expect(place(canvasElement)).toBe(places[2]));
    await expect(document.activeElement).toHaveAttribute('aria-posinset', places[2]);
    await userEvent.keyboard('{Shift>}N{/Shift}');
    await waitFor(() => expect(place(canvasElement)).toBe(places[1]));
    await userEvent.click(canvas.getByRole('button', { name: 'Only matches' }));
    await canvas.findByText(`${String(total)} of 400 lines`);
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(5);
  },
};

export const RegularExpression: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Regular expression' }));
    await userEvent.click(searchOf(canvasElement));
    await userEvent.paste('^entry .*posted$|"http_status":400');
    await waitFor(() => expect(canvas.getByText(/^\d+ matches$/)).toBeVisible());
    await expect(canvas.getAllByText('found in its fields').length).toBeGreaterThan(0);
  },
};

export const RegexError: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Regular expression' }));
    await userEvent.click(searchOf(canvasElement));
    await userEvent.paste('refused (the');
    await expect(
      await canvas.findByText(/This isn’t a regular expression: a \( has no \) after it/),
    ).toBeVisible();
    await expect(searchOf(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    logOf(canvasElement).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '3');
    await userEvent.keyboard('{Shift>}G{/Shift}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '400'));
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('tree', { name: 'Fields of line 1' })).toBeVisible(),
    );
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '1');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('tree')).toBeNull();
  },
};

export const Redacted: Story = {
  args: { lines: logLines(60).filter(({ level }) => level === 'error') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('1 hidden')[0]).toBeVisible();
    logOf(canvasElement).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('treeitem', { name: 'authorization: hidden' });
    await expect(canvas.queryByText(/withheld/)).toBeNull();
  },
};

export const Surroundings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^warning/ }));
    await canvas.findByText(/of 400 lines$/);
    logOf(canvasElement).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the lines around it' }));
    await canvas.findByText(/^50 lines before and after line \d+$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the other lines' }));
    await canvas.findByText(/of 400 lines$/);
  },
};

export const OverTime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = await canvas.findByRole('slider', { name: 'Lines over time' });
    strip.focus();
    await userEvent.keyboard('{Home}');
    await expect(strip).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^10:00:00 to 10:00:04: \d lines, \d errors?$/),
    );
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^\d of 400 lines$/);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await canvas.findByText(/^\d\d of 400 lines$/);
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('400 lines');
  },
};

/** A page to which lines keep arriving. */
function Arriving(props: LogViewerProps) {
  const [count, setCount] = useState(200);
  return (
    <Stack gap="md">
      <span>
        <Button size="sm" onClick={() => setCount(count + 5)}>
          Five lines arrive
        </Button>
      </span>
      <LogViewer {...props} lines={useLines(count)} />
    </Stack>
  );
}

function useLines(count: number) {
  const [kept] = useState(() => new Map<number, LogViewerProps['lines']>());
  const lines = kept.get(count) ?? logLines(count);
  kept.set(count, lines);
  return lines;
}

export const Live: Story = {
  args: { live: true },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(logOf(canvasElement)).toHaveAttribute('aria-live', 'polite');
    const lastLine = () =>
      within(logOf(canvasElement)).getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset');
    await waitFor(() => expect(lastLine()).toBe('200'));
    await userEvent.click(canvas.getByRole('button', { name: 'Five lines arrive' }));
    await waitFor(() => expect(lastLine()).toBe('205'));
    await expect(canvas.getByText('Live')).toBeVisible();
  },
};

export const Paused: Story = {
  args: { live: true },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    logOf(canvasElement).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Paused')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Five lines arrive' }));
    await canvas.findByText('Paused, 5 new');
    await expect(canvas.getByText('200 lines')).toBeVisible();
    await expect(logOf(canvasElement)).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await canvas.findByText('205 lines');
    logOf(canvasElement).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('Paused');
  },
};

export const Gap: Story = {
  args: {
    lines: SOME.map((line, at) =>
      at === 3 ? { ...line, missingBefore: 12 } : at === 6 ? { ...line, missingBefore: 1 } : line,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('12 lines missing')).toBeVisible();
    await expect(canvas.getByText('1 line missing')).toBeVisible();
  },
};

export const Wrapped: Story = {
  args: {
    lines: SOME.map((line) => ({ ...line, message: `${line.message}. `.repeat(6) })),
  },
  play: async ({ canvasElement }) => {
    const wrap = within(canvasElement).getByRole('button', { name: 'Wrap lines' });
    await userEvent.click(wrap);
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(
        within(logOf(canvasElement)).getAllByRole('listitem')[0]?.getBoundingClientRect().height,
      ).toBeGreaterThan(40),
    );
  },
};

export const HundredThousandLines: Story = {
  args: { lines: HUNDRED_THOUSAND },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(searchOf(canvasElement));
    await userEvent.paste('req_9c');
    await expect(await canvas.findByText(/^\d+ matches$/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
  },
};

const HOUR = {
  fromMs: Date.parse('2026-04-07T14:00:00Z'),
  toMs: Date.parse('2026-04-07T15:00:00Z'),
};
const MINUTE_MS = 60_000;

/** Some lines of a larger log, which the caller counts. */
export const PartOfALog: Story = {
  args: {
    lines: logLines(20),
    lineActions: ({ id }) => <Button size="sm">{`Trace of line ${id}`}</Button>,
    whole: {
      bins: Array.from({ length: 60 }, (_bin, at) => ({
        fromMs: HOUR.fromMs + at * MINUTE_MS,
        toMs: HOUR.fromMs + (at + 1) * MINUTE_MS,
        count: 40 + ((at * 7) % 30),
        errors: at % 9,
      })),
      counts: {
        level: [
          { value: 'info', count: 2_980, isChosen: false },
          { value: 'error', count: 233, isChosen: true },
        ],
        operation: [
          { value: 'qbo_post', label: 'Post to QuickBooks', count: 212, isChosen: false },
        ],
      },
      onChoose: fn(),
      onTime: fn(),
      onAround: fn(),
    },
  },
  play: async ({ canvasElement, args: { whole } }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^info 2,980$/ }));
    await expect(whole?.onChoose).toHaveBeenCalledWith('level', 'info', true);
    await expect(canvas.getByRole('checkbox', { name: /^Post to QuickBooks/ })).not.toBeChecked();
    const strip = canvas.getByRole('slider', { name: 'Lines over time' });
    strip.focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(whole?.onTime).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(whole?.onTime).toHaveBeenCalledWith({
      fromMs: HOUR.fromMs,
      toMs: HOUR.fromMs + 3 * MINUTE_MS,
    });
    logOf(canvasElement).querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Trace of line 0' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the lines around it' }));
    await expect(whole?.onAround).toHaveBeenCalledWith(logLines(20)[0]);
  },
};

/** An external search that has not finished. */
export const Searching: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.click(searchOf(canvasElement));
    await userEvent.paste('refused');
    await waitFor(() => expect(searchOf(canvasElement)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const StartsAtALine: Story = {
  args: { startsAt: '250' },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log');
    const inSight = () => {
      const row = log.querySelector('[data-index="250"]')?.getBoundingClientRect();
      const frame = log.getBoundingClientRect();
      return row !== undefined && row.top >= frame.top && row.bottom <= frame.bottom + 1;
    };
    await waitFor(() => expect(inSight()).toBe(true));
  },
};

export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { lines: [] } };
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Only matches' }));
    await userEvent.click(searchOf(canvasElement));
    await userEvent.paste('Mehrwertsteuer');
    await canvas.findByRole('heading', { name: 'No lines match' });
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      {(
        [
          ['With facets', {}],
          ['Without facets', { facets: [], lines: logLines(9) }],
          [
            'With gaps',
            { facets: [], lines: logLines(4).map((line) => ({ ...line, missingBefore: 3 })) },
          ],
          ['Paused or live', { facets: [], live: true, lines: logLines(6) }],
          ['Nothing', { facets: [], lines: [] }],
        ] as const
      ).map(([title, state]) => (
        <Stack key={title} gap="sm">
          <Heading level={2} size="small">
            {title}
          </Heading>
          <LogViewer {...args} label={title} height={260} headingLevel={3} {...state} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Log of the worker',
    lines: logLines(40).map((line) => ({
      ...line,
      message: `Lieferplattformverrechnungskontoabstimmung zurückgestellt: ${line.message}`,
      fields: { ...line.fields, operation: 'umsatzsteuervoranmeldungszeitraum_pruefen' },
    })),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
