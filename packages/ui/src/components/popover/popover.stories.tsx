import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover, type PopoverSide } from './popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button icon="help">How it adds up</Button>,
    title: 'How it adds up',
    children: <Text>Gross sales less every deduction make the payout, to the cent.</Text>,
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'How it adds up' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'How it adds up' });
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { args: { open: true } };

const SIDES: readonly PopoverSide[] = ['top', 'right', 'bottom', 'left'];

export const FourSides: Story = {
  render: () => (
    <Grid columns={2}>
      {SIDES.map((side) => (
        <Box key={side} paddingBlock="xxxl">
          <Inline justify="center">
            <Popover
              open
              side={side}
              align="center"
              title={`At the ${side}`}
              trigger={<Button>{side}</Button>}
            >
              <Text size="small">To the cent.</Text>
            </Popover>
          </Inline>
        </Box>
      ))}
    </Grid>
  ),
};

export const Collision: Story = {
  args: { open: true, side: 'left' },
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(popover.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  },
};

export const LongText: Story = {
  args: {
    open: true,
    title: 'Zusammensetzung der Auszahlung',
    children: (
      <Text>
        Bruttoumsatz abzüglich aller Gebühren, Erstattungen und Werbekostenzuschüsse der
        Lieferplattform ergibt die Auszahlung.
      </Text>
    ),
  },
};
export const Matrix: Story = {
  render: () => (
    <Grid columns={2}>
      <Box paddingBlock="xxl">
        <Popover open title="Rename view" trigger={<Button>Rename</Button>}>
          <TextField label="Name" defaultValue="Failed this month" />
          <Button variant="primary">Rename</Button>
        </Popover>
      </Box>
      <Box paddingBlock="xxl">
        <Popover open title="How it adds up" trigger={<Button icon="help">How it adds up</Button>}>
          <Text>Gross sales less every deduction make the payout, to the cent.</Text>
        </Popover>
      </Box>
    </Grid>
  ),
};

export const RightToLeft: Story = {
  args: {
    open: true,
    title: 'كيف يُحسب المبلغ',
    trigger: <Button icon="help">كيف يُحسب المبلغ</Button>,
    children: <Text>إجمالي المبيعات ناقص كل الاقتطاعات يساوي الدفعة.</Text>,
  },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
