import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

const onSubmit = fn();
const onDiscard = fn();

const meta = {
  title: 'Components/Save bar',
  component: SaveBar,
  args: { state: 'dirty', summary: '2 changes', saveLabel: 'Save settings', onDiscard },
  parameters: {
    docs: {
      description: {
        component:
          'Saves or discards what a form has changed, at the end of the form and always in sight; it is there only while there is something to save. For one value that is saved where it stands use `InlineEdit`, for an action of its own a `Button`. Keys: Ctrl or ⌘ with S saves from anywhere on the page. It is a region named “Unsaved changes”; what is refused is an alert and says what happened, “Saved” is read out. `LeaveDialog` asks before the changes are left behind.',
      },
    },
  },
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

export const Default: Story = {};

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

export const Failed: Story = {
  args: {
    state: 'error',
    problem: 'The server did not answer. Nothing was saved; your changes are still here.',
  },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Conflict: Story = {
  args: { state: 'conflict', problem: 'Ada Byron saved these settings at 10:42.' },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    onDiscard.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ada Byron saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the saved version' }));
    await expect(onDiscard).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings anyway' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

const STATES = ['dirty', 'saving', 'saved', 'error', 'conflict'] as const;

/** Each in its own form; sticky within its part, not the page. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      {STATES.map((state) => (
        <Box key={state} rule="below" paddingBlock="xs">
          <SaveBar {...args} state={state} />
        </Box>
      ))}
    </Stack>
  ),
  decorators: [],
  // A page has one of these; only here do five regions share a name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const LongWords: Story = {
  args: {
    state: 'error',
    saveLabel: 'Abrechnungseinstellungen speichern',
    problem:
      'Die Lieferplattformabrechnungseinstellungen wurden nicht gespeichert. Ihre Änderungen sind noch da; versuchen Sie es erneut.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { summary: 'تغييران غير محفوظين', saveLabel: 'حفظ الإعدادات' },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
