import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { InlineEditFace, type InlineEditState } from './inline-edit-face.tsx';
import { InlineEdit, type InlineEditOutcome, type InlineEditProps } from './inline-edit.tsx';

const onSave = fn<InlineEditProps['onSave']>();
const done: InlineEditOutcome = { kind: 'done' };

const meta = {
  title: 'Components/Inline edit',
  component: InlineEdit,
  args: {
    label: 'Name of the client',
    value: 'Noodle House Group',
    onSave,
    check: (name) => (name === '' ? 'Enter a name.' : undefined),
  },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    onSave.mockReset();
    onSave.mockResolvedValue(done);
  },
  parameters: {
    docs: {
      description: {
        component:
          'One value changed where it stands: the name of a client or a store. For several values use a form with `SaveBar`; for money, dates and choices their own fields. The words are a button; editing marks the whole text. Keys: Enter begins and saves, Escape puts back what was there, and the focus returns to the words. What is refused stays in the field with the reason; when somebody else changed the value meanwhile, the reader chooses which one stays.',
      },
    },
  },
} satisfies Meta<typeof InlineEdit>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: InlineEditProps) {
  const [value, setValue] = useState(props.value);
  return (
    <InlineEdit
      {...props}
      value={value}
      onReload={() => setValue('Noodle House LLC')}
      onSave={async (next, over) => {
        const outcome = await props.onSave(next, over);
        if (outcome.kind === 'done') {
          setValue(next);
        }
        return outcome;
      }}
    />
  );
}

const words = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('button', { name: `Name of the client: ${name}. Edit` });
const edit = async (canvasElement: HTMLElement) => {
  await userEvent.click(await words(canvasElement, 'Noodle House Group'));
  const input = await within(canvasElement).findByRole('textbox', { name: 'Name of the client' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = await edit(canvasElement);
    await userEvent.keyboard(' Noodle House Inc {Enter}');
    await expect(onSave).toHaveBeenLastCalledWith('Noodle House Inc', 'Noodle House Group');
    const read = await words(canvasElement, 'Noodle House Inc');
    await waitFor(() => expect(read).toHaveFocus());
    await expect(input).not.toBeInTheDocument();
  },
};

export const Read: Story = {};
export const Title: Story = { args: { size: 'title' } };
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const input = await edit(canvasElement);
    await expect(input).toHaveValue('Noodle House Group');
  },
};

export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    await edit(canvasElement);
    await userEvent.keyboard('Something else{Escape}');
    const read = await words(canvasElement, 'Noodle House Group');
    await waitFor(() => expect(read).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await words(canvasElement, 'Noodle House Group');
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  play: async ({ canvasElement }) => {
    onSave.mockReturnValue(Promise.race([]));
    const input = await edit(canvasElement);
    await userEvent.keyboard('Noodle House Inc{Enter}');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saving…');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(input).toHaveValue('Noodle House Inc');
    await expect(onSave).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    onSave.mockResolvedValueOnce({ kind: 'refused', reason: 'Another client has this name.' });
    const input = await edit(canvasElement);
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAccessibleDescription('Enter a name.');
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('Blue Door{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Another client has this name.'));
    await expect(input).toHaveValue('Blue Door');
    await expect(input).toBeInvalid();
  },
};

export const Conflict: Story = {
  play: async ({ canvasElement }) => {
    onSave.mockResolvedValueOnce({ kind: 'conflict', theirs: 'Noodle House LLC' });
    const canvas = within(canvasElement);
    await edit(canvasElement);
    await userEvent.keyboard('Noodle House Inc{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Somebody else changed it to “Noodle House LLC” meanwhile.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(onSave).toHaveBeenLastCalledWith('Noodle House Inc', 'Noodle House LLC');
    await words(canvasElement, 'Noodle House Inc');
  },
};

export const TakesTheirs: Story = {
  play: async ({ canvasElement }) => {
    onSave.mockResolvedValueOnce({ kind: 'conflict', theirs: 'Noodle House LLC' });
    await edit(canvasElement);
    await userEvent.keyboard('Noodle House Inc{Enter}');
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Take the saved one' }),
    );
    await words(canvasElement, 'Noodle House LLC');
  },
};

const STATES: readonly InlineEditState[] = [
  { kind: 'read' },
  { kind: 'edit' },
  { kind: 'saving' },
  { kind: 'error', reason: 'Another client has this name.' },
  { kind: 'conflict', theirs: 'Noodle House LLC' },
];
const nothing = () => undefined;

/** Each state in both sizes, as it stands. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      {(['body', 'title'] as const).flatMap((size) =>
        STATES.map((state) => (
          <InlineEditFace
            key={`${size}-${state.kind}`}
            id={`${size}-${state.kind}`}
            label={`Name, ${size}, ${state.kind}`}
            value="Noodle House Group"
            draft="Noodle House Inc"
            state={state}
            size={size}
            readOnly={false}
            onEdit={nothing}
            onDraft={nothing}
            onSave={nothing}
            onCancel={nothing}
          />
        )),
      )}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Name der Mandantin',
    size: 'title',
    value: 'Zum Goldenen Hirschen Lieferküchenbetriebsgesellschaft mit beschränkter Haftung',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'اسم العميل', value: 'مجموعة بيت النودلز', size: 'title' },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
