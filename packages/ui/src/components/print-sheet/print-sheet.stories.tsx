import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Table } from '../table/table.tsx';
import { Text } from '../text/text.tsx';
import { PrintSheet } from './print-sheet.tsx';

const PAYOUTS = [
  { id: '1', paid: 'Apr 6, 2026', net: '2,251.43' },
  { id: '2', paid: 'Apr 9, 2026', net: '1,503.98' },
];

const meta = {
  title: 'Components/Print sheet',
  component: PrintSheet,
  args: {
    title: 'Payouts',
    about: 'Juniper & Rye, 2 payouts',
    print: fn(),
    onPrinted: fn(),
    children: (
      <Table
        caption="Payouts"
        captionHidden
        rows={PAYOUTS}
        rowKey={({ id }) => id}
        columns={[
          { id: 'paid', header: 'Paid', rowHeader: true, cell: ({ paid }) => paid },
          { id: 'net', header: 'Net deposit', numeric: true, cell: ({ net }) => net },
        ]}
      />
    ),
  },
  render: (args) => (
    <>
      <Text>Print this page to see it.</Text>
      <PrintSheet {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden on screen; the print dialog opens once, and `onPrinted` is called when it closes. */
export const Open: Story = {
  play: async ({ args }) => {
    await expect(args.print).toHaveBeenCalledOnce();
    await expect(screen.getByText('Juniper & Rye, 2 payouts')).not.toBeVisible();
    await expect(args.onPrinted).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('afterprint'));
    await expect(args.onPrinted).toHaveBeenCalledOnce();
  },
};
