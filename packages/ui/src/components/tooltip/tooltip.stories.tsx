import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'The first 12 characters of its sha256', children: <Button>9f2c41d07be0</Button> },
  render: (args) => (
    <Box paddingBlock="xxl">
      <Tooltip {...args} />
    </Box>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('The first 12 characters of its sha256');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      'The first 12 characters of its sha256',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const UnderAPointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
};

export const UnderAFinger: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export const Matrix: Story = {
  render: () => (
    <Grid columns={4}>
      {SIDES.map((side) => (
        <Box key={side} paddingBlock="xxl">
          <Inline justify="center">
            <Tooltip open side={side} text={`At the ${side}`}>
              <Button>{side}</Button>
            </Tooltip>
          </Inline>
        </Box>
      ))}
    </Grid>
  ),
};

export const Collision: Story = {
  args: { open: true, side: 'left' },
  play: async () => {
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() =>
      expect(tooltip.parentElement?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0),
    );
  },
};

export const LongWords: Story = {
  args: {
    open: true,
    side: 'bottom',
    text: 'Die ersten zwölf Zeichen der Auszahlungsdateiprüfsumme, wie sie im Änderungsprotokoll steht',
  },
};
export const RightToLeft: Story = {
  args: { open: true, side: 'bottom', text: 'أول 12 حرفًا من بصمة الملف' },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
