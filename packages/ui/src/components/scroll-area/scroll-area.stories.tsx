import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Code } from '../code/code.tsx';
import { Text } from '../text/text.tsx';
import { ScrollArea } from './scroll-area.tsx';

const LINES = Array.from({ length: 30 }, (_, index) => (
  <Text key={index}>Row {index + 1} of the report</Text>
));

const meta = {
  title: 'Components/Scroll area',
  component: ScrollArea,
  args: { label: 'Rows of the report', height: 'sm', children: LINES },
} satisfies Meta<typeof ScrollArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Rows of the report' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const Fits: Story = {
  args: { children: <Text>One row</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Sideways: Story = {
  args: {
    label: 'Header of the file',
    height: undefined,
    children: <Code>{'store,order,gross,fee,tax,net,'.repeat(12)}</Code>,
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Header of the file' })).toBeVisible();
  },
};

function Growing() {
  const [count, setCount] = useState(1);
  return (
    <Stack>
      <Button onClick={() => setCount(30)}>Show all rows</Button>
      <ScrollArea label="Rows of the report" height="sm">
        {LINES.slice(0, count)}
      </ScrollArea>
    </Stack>
  );
}

export const BecomesARegion: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
  },
};
export const RightToLeft: Story = { ...Sideways, globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
