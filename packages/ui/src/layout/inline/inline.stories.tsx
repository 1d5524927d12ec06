import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Text } from '../../components/text/text.tsx';
import { Box } from '../box/box.tsx';
import { Stack } from '../stack/stack.tsx';
import { Inline } from './inline.tsx';

const meta = { title: 'Layout/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

const BUTTONS = (
  <>
    <Button variant="primary">Post entries</Button>
    <Button>Download workpapers</Button>
    <Button variant="quiet">Cancel</Button>
  </>
);

export const Default: Story = { args: { children: BUTTONS } };

export const Between: Story = { args: { justify: 'between', children: BUTTONS } };

export const Wraps: Story = {
  render: () => (
    <Box width="field">
      <Inline>
        {BUTTONS}
        {BUTTONS}
      </Inline>
    </Box>
  ),
};

export const GapSteps: Story = {
  render: () => (
    <Stack gap="sm">
      {(['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          {[gap, 'Gross sales', 'Net payout'].map((word) => (
            <Box key={word} background="sunken" padding="xs">
              {word}
            </Box>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {BUTTONS}
        </Inline>
      ))}
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Box key={align} rule="below">
          <Inline align={align}>
            <Text as="span" size="lead">
              {align}
            </Text>
            <Text as="span" size="caption">
              beside a caption
            </Text>
            <Button size="sm">and a button</Button>
          </Inline>
        </Box>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    children: (
      <>
        <Button variant="primary">Buchungssätze übertragen</Button>
        <Button>Abstimmungsunterlagen herunterladen</Button>
        <Button variant="quiet">Abbrechen</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
/** On a phone the label of a small quiet button aligns with the text above it. */
export const Flush: Story = {
  render: () => (
    <Stack gap="sm">
      <Text>Payouts</Text>
      <Inline gap="xs" flush>
        <Button size="sm" variant="quiet">
          Columns
        </Button>
        <Button size="sm" variant="quiet">
          Export
        </Button>
      </Inline>
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <Button variant="primary">ترحيل القيود</Button>
        <Button>تنزيل أوراق العمل</Button>
        <Button variant="quiet">إلغاء</Button>
      </>
    ),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
