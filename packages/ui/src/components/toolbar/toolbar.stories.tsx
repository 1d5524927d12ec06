import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../layout/grid/grid.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import type { ToolbarItem } from './toolbar-item.ts';
import { Toolbar } from './toolbar.tsx';

const onRefresh = fn();
const nothing = () => undefined;

const WORDS = {
  refresh: 'Refresh',
  download: 'Download',
  wrap: 'Wrap lines',
  density: 'Density',
  compact: 'Compact',
  roomy: 'Roomy',
  copy: 'Copy all',
  clear: 'Clear',
};

function LogToolbar({ label, words = WORDS }: { label: string; words?: typeof WORDS }) {
  const [wraps, setWraps] = useState(true);
  const [density, setDensity] = useState('compact');
  const items: readonly ToolbarItem[] = [
    { kind: 'action', id: 'refresh', label: words.refresh, icon: 'refresh', onSelect: onRefresh },
    { kind: 'action', id: 'get', label: words.download, icon: 'download', onSelect: nothing },
    { kind: 'separator', id: 'one' },
    {
      kind: 'toggle',
      id: 'wrap',
      label: words.wrap,
      pressed: wraps,
      onPressedChange: setWraps,
    },
    {
      kind: 'choice',
      id: 'density',
      label: words.density,
      value: density,
      options: [
        { value: 'compact', label: words.compact },
        { value: 'roomy', label: words.roomy },
      ],
      onValueChange: setDensity,
    },
    { kind: 'separator', id: 'two' },
    {
      kind: 'action',
      id: 'copy',
      label: words.copy,
      icon: 'copy',
      labelHidden: true,
      onSelect: nothing,
    },
    { kind: 'action', id: 'clear', label: words.clear, disabled: true, onSelect: nothing },
  ];
  return <Toolbar label={label} items={items} />;
}

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  args: { label: 'Log', items: [] },
  render: ({ label }) => <LogToolbar label={label} />,
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onRefresh.mockClear();
    const bar = within(within(canvasElement).getByRole('toolbar', { name: 'Log' }));
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(onRefresh).toHaveBeenCalledTimes(1);
    await expect(bar.getByRole('button', { name: 'Download' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const wrap = bar.getByRole('button', { name: 'Wrap lines' });
    await expect(wrap).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(bar.getByRole('radio', { name: 'Roomy' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(bar.getByRole('radio', { name: 'Roomy' })).toBeChecked();
    // What is disabled is passed by, and the line is a ring.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(bar.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(bar.getByRole('button', { name: 'Copy all' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(bar.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(bar.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

/** One of three or four beside each other, so that the same line has less room. */
function OneOf({ columns, label }: { columns: 3 | 4; label: string }) {
  return (
    <Grid columns={columns}>
      <LogToolbar label={label} />
    </Grid>
  );
}

export const OverflowsALittle: Story = {
  render: ({ label }) => <OneOf columns={3} label={label} />,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('toolbar'));
    const more = await bar.findByRole('button', { name: 'More' });
    await expect(bar.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const clear = await screen.findByRole('menuitem', { name: 'Clear' });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const OverflowsMuch: Story = {
  render: ({ label }) => <OneOf columns={4} label={label} />,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('toolbar'));
    await userEvent.click(await bar.findByRole('button', { name: 'More' }));
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked(),
    );
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Roomy' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Roomy' })).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Matrix: Story = {
  render: ({ label }) => (
    <Stack gap="lg">
      <LogToolbar label={label} />
      <OneOf columns={3} label={`${label}, a third`} />
      <OneOf columns={4} label={`${label}, a quarter`} />
    </Stack>
  ),
};

const GERMAN: typeof WORDS = {
  refresh: 'Protokoll aktualisieren',
  download: 'Protokolldatei herunterladen',
  wrap: 'Zeilenumbruch',
  density: 'Zeilenabstand',
  compact: 'Platzsparend',
  roomy: 'Großzügig',
  copy: 'Alle Protokollzeilen kopieren',
  clear: 'Protokollanzeige leeren',
};
const ARABIC: typeof WORDS = {
  refresh: 'تحديث',
  download: 'تنزيل',
  wrap: 'التفاف الأسطر',
  density: 'الكثافة',
  compact: 'مضغوط',
  roomy: 'واسع',
  copy: 'نسخ الكل',
  clear: 'مسح',
};

export const LongWords: Story = {
  render: () => <LogToolbar label="Protokoll" words={GERMAN} />,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <LogToolbar label="السجل" words={ARABIC} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('button', { name: 'تنزيل' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
