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
