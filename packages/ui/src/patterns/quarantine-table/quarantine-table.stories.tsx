import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { QuarantineTable } from './quarantine-table.tsx';

const meta = {
  title: 'Patterns/Quarantine table',
  component: QuarantineTable,
  args: {
    currency: 'USD',
    rows: [
      {
        row: 17,
        column: 'Total payout',
        message: 'The parts of the row do not add up to it.',
        expectedCents: 2_319,
        foundCents: 2_391,
      },
      {
        row: 86,
        column: 'Tax on Sales',
        message: 'Not an amount: “n/a”.',
        expectedCents: null,
        foundCents: null,
      },
      {
        row: 1_204,
        column: 'Total payout',
        message: 'The parts of the row do not add up to it.',
        expectedCents: -450,
        foundCents: 450,
      },
    ],
  },
} satisfies Meta<typeof QuarantineTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfSeveralFiles: Story = {
  args: {
    rows: meta.args.rows.map((row, at) => ({ ...row, file: at === 0 ? 'march.csv' : 'april.csv' })),
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <QuarantineTable {...args} />
      <QuarantineTable {...args} {...OfSeveralFiles.args} caption="Of several files" />
      <QuarantineTable {...args} rows={[]} caption="Of a sound file" />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    caption: 'Zurückgestellte Zeilen der Lieferplattformauszahlungsabrechnung',
    rows: [
      {
        file: 'lieferplattformauszahlungsabrechnung-filiale-kurfuerstendamm.csv',
        row: 1_204,
        column: 'Servicegebührenrückerstattungsbetrag',
        message: 'Die Einzelbeträge dieser Zeile ergeben zusammen nicht den Auszahlungsbetrag.',
        expectedCents: 123_456_789,
        foundCents: -123_456_798,
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    caption: 'الصفوف المعزولة',
    rows: [
      {
        row: 17,
        column: 'Total payout',
        message: 'أجزاء الصف لا تساوي مجموعه.',
        expectedCents: 2_319,
        foundCents: -2_391,
      },
    ],
  },
  globals: { direction: 'rtl' },
};

export const None: Story = { args: { rows: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
