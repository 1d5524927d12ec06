import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

const onSubmit = fn();
const onDiscard = fn();

const meta = {
  title: 'Components/Save bar',
  component: SaveBar,
  args: { state: 'dirty', summary: '2 changes', saveLabel: 'Save settings', onDiscard },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="lg">
          <TextField label="Watch window" defaultValue="35" />
          <Story />
        </Stack>
      </form>
    ),
  ],
} satisfies Meta<typeof SaveBar>;
export default meta;

type Story = StoryObj<typeof meta>;

function LongForm(props: SaveBarProps) {
  const [isDirty, setDirty] = useState(false);
  return (
    <Stack gap="lg">
      {Array.from({ length: 20 }, (_, index) => (
        <TextField key={index} label={`Field ${index + 1}`} onChange={() => setDirty(true)} />
      ))}
      <SaveBar {...props} state={isDirty ? 'dirty' : 'clean'} />
    </Stack>
  );
}

export const Dirty: Story = {
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    onDiscard.mockClear();
    const bar = within(canvasElement).getByRole('region', { name: 'Unsaved changes' });
    await expect(bar).toHaveTextContent('2 changes');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(within(bar).getByRole('button', { name: 'Discard' }));
    await expect(onDiscard).toHaveBeenCalledTimes(1);
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Clean: Story = {
  args: { state: 'clean' },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
export const Saving: Story = { args: { state: 'saving' } };
export const Saved: Story = {
  args: { state: 'saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saved');
  },
};
/** A form longer than the window, changed at its end. */
export const LeavesTheFocusInSight: Story = {
  args: { state: 'clean' },
  render: (args) => <LongForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getByLabelText('Field 20');
    await userEvent.type(last, '5');
    const bar = await canvas.findByRole('region', { name: 'Unsaved changes' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
