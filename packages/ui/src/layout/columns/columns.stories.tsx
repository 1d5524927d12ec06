import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/box.tsx';
import { Stack } from '../stack/stack.tsx';
import { Columns } from './columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <Box rule="above" paddingBlock="sm">
          The checks of this payout
        </Box>
        <Box rule="above" paddingBlock="sm">
          The entries it makes
        </Box>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MainAndSide: Story = { args: { template: 'main-side' } };
export const Fit: Story = { args: { template: 'fit' } };
export const CollapsesWhenNarrow: Story = {
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
};

const PARTS = ['The checks', 'The entries', 'The rows'].map((part) => (
  <Box key={part} rule="above" paddingBlock="sm">
    {part} of this payout
  </Box>
));

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {(['equal', 'main-side', 'fit'] as const).map((template) => (
        <Columns key={template} template={template}>
          {template === 'main-side' ? PARTS.slice(0, 2) : PARTS}
        </Columns>
      ))}
    </Stack>
  ),
};
export const GapSteps: Story = {
  render: () => (
    <Stack gap="lg">
      {(['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((gap) => (
        <Columns key={gap} gap={gap}>
          {PARTS}
        </Columns>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    children: ['Abstimmungsnachweise', 'Buchungssätze'].map((part) => (
      <Box key={part} rule="above" paddingBlock="sm">
        {part} der Auszahlungsdetailauswertung der Feinkostgeschäftsgesellschaft
      </Box>
    )),
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    template: 'main-side',
    children: ['فحوص هذه الدفعة', 'القيود التي تنتج عنها'].map((part) => (
      <Box key={part} rule="above" paddingBlock="sm">
        {part}
      </Box>
    )),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
