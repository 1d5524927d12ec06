import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../components/text/text.tsx';
import { Stack } from '../stack/stack.tsx';
import { Divider } from './divider.tsx';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(getComputedStyle(line).borderBlockStartWidth).toBe('1px');
  },
};
export const Ink: Story = { args: { weight: 'ink' } };

function between(above: string, below: string): Story {
  return {
    render: () => (
      <Stack gap="sm">
        <Text>{above}</Text>
        <Divider />
        <Text>{below}</Text>
        <Divider weight="ink" />
        <Text weight="strong">$3,290.50</Text>
      </Stack>
    ),
  };
}

export const Matrix: Story = between('Gross sales', 'Commission');
export const LongText: Story = between(
  'Auszahlungsdetailauswertung der Feinkostgeschäftsgesellschaft am Viktualienmarkt',
  'Vermittlungsprovision einschließlich Zahlungsabwicklungsgebühren',
);
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...between('إجمالي المبيعات', 'العمولة'),
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
