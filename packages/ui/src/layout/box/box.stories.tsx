import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Box } from './box.tsx';

const meta = { title: 'Layout/Box', component: Box } satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { padding: 'md', rule: 'around', children: 'Padding and a hairline' },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="md">
      {(['canvas', 'surface', 'sunken'] as const).map((background) => (
        <Box key={background} background={background} padding="md" rule="around">
          {background}
        </Box>
      ))}
      {(['field', 'measure', 'page'] as const).map((width) => (
        <Box key={width} width={width} rule="around" padding="sm">
          As wide as a {width}
        </Box>
      ))}
      {(['above', 'below'] as const).map((rule) => (
        <Box key={rule} rule={rule} paddingBlock="sm">
          A hairline {rule}
        </Box>
      ))}
    </Stack>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const PaddingSteps: Story = {
  render: () => (
    <Stack gap="sm">
      {(['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const).map((step) => (
        <Box key={step} padding={step} rule="around">
          {step}
        </Box>
      ))}
    </Stack>
  ),
};
/** Reserves the space of its hidden content. */
export const Unseen: Story = {
  args: { unseen: true, padding: 'md', children: 'Still on its way' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still on its way')).not.toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    padding: 'md',
    rule: 'around',
    children: 'Auszahlungsdetailauswertung der Feinkostgeschäftsgesellschaft am Viktualienmarkt',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { padding: 'md', rule: 'around', children: 'حشوة وخط رفيع' },
  globals: { direction: 'rtl', locale: 'ar' },
};
