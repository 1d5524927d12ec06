import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
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
export const BothWays: Story = {
  args: {
    children: LINES.map((_line, at) => (
      <Code key={at}>{'store,order,gross,fee,tax,net,'.repeat(8)}</Code>
    )),
  },
  decorators: Sideways.decorators ?? [],
};

export const Matrix: Story = {
  render: () => (
    <Columns template="fit">
      <ScrollArea label="Nothing to scroll" height="sm">
        <Text>One row</Text>
      </ScrollArea>
      <ScrollArea label="Down" height="sm">
        {LINES}
      </ScrollArea>
      <ScrollArea label="Sideways">
        <Code>{'store,order,gross,fee,tax,net,'.repeat(8)}</Code>
      </ScrollArea>
      <ScrollArea label="Both ways" height="sm">
        {LINES}
        <Code>{'store,order,gross,fee,tax,net,'.repeat(8)}</Code>
      </ScrollArea>
    </Columns>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Zeilen der Auszahlungsdetailauswertung',
    children: LINES.map((_line, at) => (
      <Text key={at}>Berichtszeile {at + 1}: Feinkostgeschäftsgesellschaft am Viktualienmarkt</Text>
    )),
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    label: 'صفوف التقرير',
    children: LINES.map((_line, at) => <Text key={at}>الصف {at + 1} من التقرير</Text>),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
