import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/Description list',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Store', value: 'Walnut Street' },
      { term: 'Period', value: '30 Mar to 5 Apr 2026' },
      { term: 'Bank reference' },
      { term: 'Net payout', value: '$3,290.50' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
