import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Spread } from '../../layout/spread/spread.tsx';
import { Text } from '../text/text.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { ColumnMenuProps } from './column-menu.tsx';
import { ExportMenu } from './export-menu.tsx';

function WithState({ shown: initial, ...props }: ColumnMenuProps) {
  const [shown, setShown] = useState(initial);
  return (
    <>
      <ColumnMenu
        {...props}
        shown={shown}
        onShownChange={setShown}
        onReset={() => {
          props.onReset();
          setShown(props.columns.map(({ id }) => id));
        }}
      />
      <Text>{shown.join(', ')}</Text>
    </>
  );
}

const meta = {
  title: 'Components/List menus',
  component: ColumnMenu,
  render: (args) => <WithState {...args} />,
  args: {
    columns: [
      { id: 'ref', label: 'Payout', fixed: true },
      { id: 'store', label: 'Store' },
      { id: 'gross', label: 'Gross' },
      { id: 'net', label: 'Net' },
    ],
    shown: ['ref', 'store', 'gross'],
    onShownChange: fn(),
    onReset: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'What stands at the end of the line above a list: which columns in which order, and taking the list out. Columns move by buttons or by Alt with an arrow, never by dragging alone; each move is read out.',
      },
    },
  },
} satisfies Meta<typeof ColumnMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('checkbox', { name: 'Payout' })).toBeDisabled();
    await userEvent.click(menu.getByRole('checkbox', { name: 'Net' }));
    await expect(within(canvasElement).getByText('ref, store, gross, net')).toBeVisible();
    await userEvent.click(menu.getByRole('checkbox', { name: 'Store' }));
    await expect(within(canvasElement).getByText('ref, gross, net')).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Reordered: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    const gross = menu.getByRole('checkbox', { name: 'Gross' });
    gross.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(within(canvasElement).getByText('ref, gross, store')).toBeVisible();
    await expect(menu.getByRole('status')).toHaveTextContent('Gross is column 2 of 3');
    await expect(gross).toHaveFocus();
    await userEvent.click(menu.getByRole('button', { name: 'Move Store up' }));
    await expect(within(canvasElement).getByText('ref, store, gross')).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Move Gross down' })).toBeDisabled();
    await userEvent.click(menu.getByRole('button', { name: 'Reset columns' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

const onExport = fn();

export const Export: Story = {
  render: () => (
    <ExportMenu
      scope="1,240 payouts, 8 columns"
      formats={['csv', 'xlsx', 'pdf', 'print']}
      onExport={onExport}
    />
  ),
  play: async ({ canvasElement }) => {
    onExport.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Export' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV file' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onExport).toHaveBeenCalledOnce();
    await expect(onExport).toHaveBeenCalledWith('xlsx');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Exporting: Story = {
  render: () => <ExportMenu scope="" formats={['csv']} onExport={onExport} busy />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Exporting…' })).toBeDisabled();
  },
};

export const ExportOpen: Story = {
  ...Export,
  // The page behind an open menu is hidden from assistive technology while its content stays in the document.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Spread
      end={
        <Inline gap="xs">
          <ExportMenu scope="1,240 payouts" formats={['csv', 'xlsx']} onExport={onExport} />
          <ExportMenu scope="1,240 payouts" formats={['csv']} onExport={onExport} busy />
        </Inline>
      }
    >
      <WithState {...args} />
    </Spread>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const LongWords: Story = {
  args: {
    columns: [
      { id: 'ref', label: 'Auszahlungsreferenznummer', fixed: true },
      { id: 'store', label: 'Filialbezeichnung gemäß Handelsregistereintrag' },
      { id: 'gross', label: 'Bruttoumsatz vor Lieferdienstvermittlungsgebühren' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const RightToLeft: Story = {
  args: {
    columns: [
      { id: 'ref', label: 'الدفعة', fixed: true },
      { id: 'store', label: 'المتجر' },
      { id: 'gross', label: 'الإجمالي' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
