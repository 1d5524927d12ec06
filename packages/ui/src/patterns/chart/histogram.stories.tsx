import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatMoney } from '../../components/money/format-money.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { binsOf, type BinRange } from './bins.ts';
import { ORDER_CENTS } from './chart.fixture.ts';
import { Histogram, type HistogramProps } from './histogram.tsx';

const dollars = (cents: number) => formatMoney(cents, { currency: 'USD' }).replace(/\.00$/, '');
const BINS = binsOf(ORDER_CENTS, 500, dollars);

const meta = {
  title: 'Patterns/Histogram',
  component: Histogram,
  args: {
    title: 'Orders by value',
    summary: 'Half of the orders lie between $15 and $35.',
    binHead: 'Order value',
    countHead: 'Orders',
    bins: BINS,
  },
} satisfies Meta<typeof Histogram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const plot = within(canvasElement).getByRole('slider');
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      `${BINS[0]?.label ?? ''}: Orders ${String(BINS[0]?.count)}`,
    );
    await expect(within(canvasElement).queryByRole('button', { name: 'Choose all' })).toBeNull();
  },
};

function Brushed(props: HistogramProps) {
  const [range, setRange] = useState<BinRange | null>(props.range ?? null);
  return (
    <Histogram
      {...props}
      range={range}
      onRangeChange={(next) => {
        setRange(next);
        props.onRangeChange?.(next);
      }}
    />
  );
}

export const Brush: Story = {
  args: { onRangeChange: fn(), range: { first: 2, last: 5 } },
  render: (args) => <Brushed {...args} />,
};

export const BrushByKeyboard: Story = {
  args: { onRangeChange: fn() },
  render: (args) => <Brushed {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 1, last: 1 });
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 1, last: 2 });
    const count = (BINS[1]?.count ?? 0) + (BINS[2]?.count ?? 0);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${BINS[1]?.from ?? ''} to ${BINS[2]?.to ?? ''}: ${String(count)} of 1,240 orders`,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('status')).toHaveTextContent('All 1,240 orders');
  },
};

export const BrushByPointer: Story = {
  args: { onRangeChange: fn() },
  render: (args) => <Brushed {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const drawing = canvas.getByRole('slider').querySelector('svg') as SVGSVGElement;
    const { left, width, top } = drawing.getBoundingClientRect();
    // The plot starts 72 px after the axis labels and ends 12 px before the edge.
    const middleOf = (bin: number) => left + 72 + ((width - 84) / BINS.length) * (bin + 0.5);
    const at = (bin: number) => ({
      target: drawing,
      coords: { clientX: middleOf(bin), clientY: top + 60 },
    });
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', ...at(2) },
      at(4),
      { keys: '[/MouseLeft]', ...at(4) },
    ]);
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 2, last: 4 });
    await user.pointer([{ keys: '[MouseLeft]', ...at(6) }]);
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 6, last: 6 });
    await user.pointer([{ keys: '[MouseLeft]', ...at(3) }]);
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 3, last: 6 });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(null);
  },
};

export const OneBin: Story = {
  args: { bins: BINS.slice(3, 4), summary: 'All orders are of one size.' },
};
export const Empty: Story = {
  args: { bins: [], emptyText: 'Import the first report, and its orders stand here.' },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'error', onRetry: fn() } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Histogram {...args} />
      <Histogram {...args} title="Some chosen" range={{ first: 2, last: 5 }} onRangeChange={fn()} />
      <Histogram {...args} title="One size" {...OneBin.args} />
      <Histogram {...args} title="Nothing yet" {...Empty.args} />
    </Stack>
  ),
};
export const LongGerman: Story = {
  args: {
    title: 'Verteilung der Bestellwerte aller Lieferplattformen im Abrechnungszeitraum',
    summary: 'Die Hälfte der Bestellungen liegt zwischen fünfzehn und fünfunddreißig Dollar.',
    binHead: 'Bestellwert',
    countHead: 'Bestellungen',
    locale: 'de-DE',
    range: { first: 1, last: 4 },
    onRangeChange: fn(),
  },
};
export const RightToLeft: Story = {
  args: {
    title: 'الطلبات حسب القيمة',
    summary: 'نصف الطلبات بين 15$ و 35$.',
    binHead: 'قيمة الطلب',
    countHead: 'الطلبات',
  },
  globals: { direction: 'rtl' },
};
export const Phone: Story = {
  args: { onRangeChange: fn() },
  render: (args) => <Brushed {...args} />,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { range: { first: 2, last: 5 }, onRangeChange: fn() },
  globals: { theme: 'dark' },
};
