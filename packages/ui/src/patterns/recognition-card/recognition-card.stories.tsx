import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { RecognitionCard } from './recognition-card.tsx';

const meta = {
  title: 'Patterns/Recognition card',
  component: RecognitionCard,
  args: {
    headingLevel: 2,
    file: 'uber-eats-march.csv',
    sha256: '9f2c41d07be0a8c1f4b1d9a2c3e4f5061728394a5b6c7d8e9f00112233445566',
    platform: 'Uber Eats',
    reportType: 'payment details, United States',
    rows: 214,
    quarantinedRows: 0,
  },
  decorators: [
    (Story) => (
      <Stack gap="lg">
        <Heading level={1}>Import</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof RecognitionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Full: Story = {
  args: {
    quarantinedRows: 3,
    leftOut: [{ reason: 'Transfers to the bank', rows: 4 }],
    variants: [
      {
        question: 'Is tax inside the offer column?',
        decision: 'Yes.',
        rowsFooted: 17,
        rowsTested: 17,
      },
      {
        question: 'Is tax inside the refund column?',
        decision: 'Yes.',
        rowsFooted: 3,
        rowsTested: 3,
      },
    ],
    notes: ['The text column “Loyalty tier” is new; it holds no money and was not read.'],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <RecognitionCard {...args} />
      <RecognitionCard {...args} {...Full.args} file="uber-eats-april.csv" />
      <RecognitionCard
        {...args}
        file="doordash.csv"
        platform="DoorDash"
        reportType="transactions, Canada"
        rows={12_408}
        quarantinedRows={1_204}
        actions={<Button size="sm">Show the rows</Button>}
      />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    ...Full.args,
    file: 'lieferplattformauszahlungsabrechnung-filiale-kurfuerstendamm-kalenderwoche-14.csv',
    reportType: 'Zahlungseinzelheiten der Lieferplattform, Deutschland',
    notes: [
      'Die Textspalte „Treueprogrammzugehörigkeitsstufe“ ist neu; sie enthält keine Beträge und wurde nicht gelesen.',
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    file: 'مارس.csv',
    platform: 'أوبر إيتس',
    reportType: 'تفاصيل الدفع',
    quarantinedRows: 3,
    notes: ['العمود النصي جديد؛ لا يحمل مبالغ ولم يُقرأ.'],
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { args: { ...Full.args }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { ...Full.args }, globals: { theme: 'dark' } };
