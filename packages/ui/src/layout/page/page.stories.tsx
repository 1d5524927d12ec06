import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/text/text.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Page } from './page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <PageHeader title="Workpapers" description="What the accountant keeps." />
        <Text>Every entry opens to its rows, and every row to its file.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Measure: Story = { args: { width: 'measure' } };
export const OneShortForm: Story = { args: { width: 'field' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: ({ children }) => (
    <>
      {(['page', 'measure'] as const).map((width) => (
        <Page key={width} width={width}>
          {width === 'page' ? children : <Text>As wide as a line one likes to read.</Text>}
        </Page>
      ))}
    </>
  ),
};
export const LongText: Story = {
  args: {
    width: 'measure',
    children: (
      <>
        <PageHeader
          title="Abstimmungsunterlagen der Feinkostgeschäftsgesellschaft am Viktualienmarkt"
          description="Was die Buchhaltung aufbewahrt."
        />
        <Text>
          Jeder Buchungssatz öffnet sich zu seinen Berichtszeilen, und jede Berichtszeile zu ihrer
          Auszahlungsdetailauswertung.
        </Text>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <PageHeader title="أوراق العمل" description="ما يحتفظ به المحاسب." />
        <Text>كل قيد يفتح على صفوفه، وكل صف على ملفه.</Text>
      </>
    ),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
