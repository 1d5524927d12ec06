import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta = {
  title: 'Components/Bulk bar',
  component: BulkBar,
  args: {
    selected: 50,
    noun: { one: 'entry', many: 'entries' },
    matching: 1240,
    onSelectMatching: fn(),
    onClear: fn(),
    actions: [
      { id: 'post', label: 'Post 50 entries', onSelect: fn() },
      { id: 'skip', label: 'Skip', onSelect: fn() },
      { id: 'delete', label: 'Delete 50 entries', tone: 'danger', onSelect: fn() },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Stands below a list while rows are selected. For one row use its own menu. One tab stop: arrows move between the actions, Escape lets go of all rows. The count is read out when it changes; what an action leaves out is said beside it, before it is chosen.',
      },
    },
  },
} satisfies Meta<typeof BulkBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('50 entries selected');
    await userEvent.tab();
    const all = canvas.getByRole('button', { name: 'Select all 1,240 matching' });
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(args.onSelectMatching).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Post 50 entries' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const One: Story = {
  args: { selected: 1, actions: [{ id: 'post', label: 'Post 1 entry', onSelect: fn() }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^1 entry selected$/);
  },
};
/** The server has more rows than are loaded, and their number is unknown. */
export const MatchingNotCounted: Story = {
  args: { matching: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all matching' }));
    await expect(args.onSelectMatching).toHaveBeenCalledOnce();
  },
};
export const AllMatching: Story = {
  args: {
    selected: 1240,
    actions: [{ id: 'post', label: 'Post 1,240 entries', onSelect: fn() }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('All 1,240 entries selected');
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
  },
};
export const MixedPermissions: Story = {
  args: {
    selected: 3,
    actions: [
      {
        id: 'post',
        label: 'Post 2 entries',
        note: 'You may post 2 of the 3; Fishtown needs an owner.',
        onSelect: fn(),
      },
      {
        id: 'delete',
        label: 'Delete',
        tone: 'danger',
        disabled: true,
        note: 'Only an owner may delete.',
        onSelect: fn(),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('button', { name: 'Post 2 entries' }),
    ).toHaveAccessibleDescription('You may post 2 of the 3; Fishtown needs an owner.');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
};
export const Running: Story = {
  args: {
    actions: [
      { id: 'post', label: 'Post 50 entries', running: true, onSelect: fn() },
      { id: 'skip', label: 'Skip', onSelect: fn() },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const post = canvas.getByRole('button', { name: 'Post 50 entries' });
    await userEvent.click(post);
    await userEvent.keyboard('{Escape}');
    await expect(args.actions[0]?.onSelect).not.toHaveBeenCalled();
    await expect(args.onClear).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Skip' })).toBeDisabled();
  },
};
export const Nothing: Story = {
  args: { selected: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull();
  },
};
export const LongGerman: Story = {
  args: {
    noun: { one: 'Buchungssatz', many: 'Buchungssätze' },
    locale: 'de-DE',
    actions: [
      { id: 'post', label: 'Buchungssätze in QuickBooks verbuchen', onSelect: fn() },
      { id: 'skip', label: 'Überspringen und nicht verbuchen', onSelect: fn() },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    noun: { one: 'قيد', many: 'قيود' },
    actions: [
      { id: 'post', label: 'ترحيل القيود', onSelect: fn() },
      { id: 'skip', label: 'تخطي', onSelect: fn() },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Box>
        <BulkBar {...args} />
      </Box>
      <Box>
        <BulkBar {...args} {...One.args} />
      </Box>
      <Box>
        <BulkBar {...args} {...AllMatching.args} />
      </Box>
      <Box>
        <BulkBar {...args} {...MixedPermissions.args} />
      </Box>
      <Box>
        <BulkBar {...args} {...Running.args} />
      </Box>
    </Stack>
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
