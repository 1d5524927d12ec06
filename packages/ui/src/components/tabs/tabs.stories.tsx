import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { TabNav, Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Parts of the payout',
    tabs: [
      { id: 'journal', label: 'Journal', count: 2, content: <Text>Two entries.</Text> },
      { id: 'proof', label: 'Proof', content: <Text>Eight identities.</Text> },
      { id: 'rows', label: 'Rows', count: 214, content: <Text>Rows of the report.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Proof' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Proof' })).toHaveTextContent(
      'Eight identities.',
    );
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /Rows/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /Journal/ })).toHaveFocus();
  },
};

export const AsLinks: Story = {
  render: () => (
    <TabNav
      label="Parts of the client"
      currentId="stores"
      links={[
        { id: 'stores', label: 'Stores', href: '#stores' },
        { id: 'team', label: 'Team', href: '#team' },
      ]}
    />
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
