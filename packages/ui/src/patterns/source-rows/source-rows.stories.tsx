import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { SourceRows } from './source-rows.tsx';

const meta = {
  title: 'Patterns/Source rows',
  component: SourceRows,
  args: {
    currency: 'USD',
    groups: [
      {
        file: 'uber-eats-march.csv',
        sha256: '9f2c41d07be0a8c1f4b1d9a2c3e4f5061728394a5b6c7d8e9f00112233445566',
        column: 'Marketplace Fee',
        cents: -31_000,
        rowCount: 48,
        rows: [
          {
            row: 3,
            cents: -612,
            cells: [
              { column: 'Order ID', value: '4A1F2' },
              { column: 'Order date', value: '30 Mar 2026' },
            ],
          },
          {
            row: 4,
            cents: -487,
            cells: [
              { column: 'Order ID', value: '9C03D' },
              { column: 'Order date', value: '30 Mar 2026' },
            ],
          },
          {
            row: 5,
            cents: -1_025,
            cells: [
              { column: 'Order ID', value: '77B0C' },
              { column: 'Order date', value: '30 Mar 2026' },
            ],
          },
        ],
      },
      {
        file: 'uber-eats-march.csv',
        sha256: '9f2c41d07be0a8c1f4b1d9a2c3e4f5061728394a5b6c7d8e9f00112233445566',
        column: 'Tax on Marketplace Fee',
        cents: -90,
        rowCount: 1,
        rows: [{ row: 51, cents: -90 }],
      },
    ],
  },
} satisfies Meta<typeof SourceRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With more rows than are listed, with additional cells, with neither, and in a wide currency. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <SourceRows {...args} />
      <SourceRows
        currency="CAD"
        groups={[
          {
            file: 'doordash-april.csv',
            sha256: '1f0c41d07be0a8c1f4b1d9a2c3e4f5061728394a5b6c7d8e9f00112233445566',
            column: 'Subtotal',
            cents: 123_456_789,
            rowCount: 1,
            rows: [{ row: 1_204, cents: 123_456_789 }],
          },
        ]}
      />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    groups: [
      {
        file: 'lieferplattformauszahlungsabrechnung-filiale-kurfuerstendamm-kalenderwoche-14.csv',
        sha256: '9f2c41d07be0a8c1f4b1d9a2c3e4f5061728394a5b6c7d8e9f00112233445566',
        column: 'Servicegebührenrückerstattungsbetrag (einschließlich Umsatzsteuer)',
        cents: -31_000,
        rowCount: 1,
        rows: [
          {
            row: 1_204,
            cents: -31_000,
            cells: [
              { column: 'Bestellungskennzeichen', value: '4A1F2-9C03D-77B0C-LIEFERUNG' },
              { column: 'Zubereitungsbeginn', value: 'Montag, 30. März 2026, 18:42 Uhr' },
            ],
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    groups: meta.args.groups
      .slice(0, 1)
      .map((group) => ({ ...group, file: 'مارس.csv', column: 'العمولة' })),
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
