import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { ButtonGroup } from './button-group.tsx';
import { SplitButton } from './split-button.tsx';

const onRange = fn();

const meta = {
  title: 'Components/Split button',
  component: SplitButton,
  subcomponents: { ButtonGroup },
  args: {
    label: 'Sync last 7 days',
    menuLabel: 'Other periods',
    onClick: fn(),
    items: [
      { kind: 'action', id: 'month', label: 'Sync this month', onSelect: onRange },
      { kind: 'action', id: 'range', label: 'Choose a range…', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof SplitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    onRange.mockClear();
    const canvas = within(canvasElement);
    const usual = canvas.getByRole('button', { name: 'Sync last 7 days' });
    const others = canvas.getByRole('button', { name: 'Other periods' });
    await userEvent.tab();
    await expect(usual).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(others).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Sync this month' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onRange).toHaveBeenCalledTimes(1);
  },
};

export const MenuOpen: Story = {
  // The page behind an open menu is hidden from assistive technology while its content stays in the document.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Other periods' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const Open: Story = { ...MenuOpen };

export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sync last 7 days' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Other periods' })).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="md" align="start">
      {(['primary', 'secondary', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          <SplitButton {...args} variant={variant} />
          <SplitButton {...args} variant={variant} size="sm" icon="refresh" />
          <SplitButton {...args} variant={variant} disabled />
        </Inline>
      ))}
      <ButtonGroup label="Month">
        <Button icon="back">March</Button>
        <Button>Today</Button>
        <Button icon="forward">May</Button>
      </ButtonGroup>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { label: 'Die letzten sieben Tage aller Filialen abgleichen' },
};
export const RightToLeft: Story = {
  args: { label: 'مزامنة آخر 7 أيام', menuLabel: 'فترات أخرى', variant: 'primary' },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
