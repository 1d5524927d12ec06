import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { TokenField, type TokenFieldProps } from './token-field.tsx';

const onValueChange = fn();
const THREE = ['ada@noodle.test', 'bo@noodle.test', 'books@redlantern.test'];
const FIFTY = Array.from({ length: 50 }, (_, at) => `store${at + 1}@noodle.test`);
const check = (address: string): string | undefined =>
  /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address) ? undefined : 'this is not an email address.';

const meta = {
  title: 'Components/Token field',
  component: TokenField,
  args: { label: 'Recipients', value: [], onValueChange, check, inputMode: 'email' },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    onValueChange.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          'Several entries that are typed: recipients, tags, domains. For entries out of a known list use `MultiCombobox`, for one entry `TextField`. Keys: Enter, comma or semicolon end an entry; in the empty input Backspace removes the last one and ← goes to it; ← and → move among the entries, Delete and Backspace remove the one under the focus, Escape is left to the page. A pasted list becomes one entry a line. Each entry is named by the button that removes it, with what is wrong with it; what is removed is read out.',
      },
    },
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TokenField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: TokenFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Stack gap="lg">
      <TokenField
        {...props}
        value={value}
        onValueChange={(tokens) => {
          setValue(tokens);
          props.onValueChange(tokens);
        }}
      />
      <Button>Next field</Button>
    </Stack>
  );
}

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Recipients' });
const remover = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name: `Remove ${name}` });

export const Default: Story = {
  args: { hint: 'They get the report of each payout.' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, 'ada@noodle.test{Enter}bo@noodle.test,');
    await expect(onValueChange).toHaveBeenLastCalledWith(['ada@noodle.test', 'bo@noodle.test']);
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'ADA@noodle.test{Enter}');
    await expect(onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.type(input, 'eve@noodle.test');
    await userEvent.tab();
    await expect(onValueChange).toHaveBeenLastCalledWith([
      'ada@noodle.test',
      'bo@noodle.test',
      'eve@noodle.test',
    ]);
  },
};

export const Empty: Story = { args: { placeholder: 'name@example.com' } };
export const Three: Story = { args: { value: THREE } };

/** Five rows are visible; the others scroll into view. */
export const Fifty: Story = {
  args: { value: FIFTY },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('list', { name: 'Recipients: 50 chosen' }),
    ).toBeVisible();
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(remover(canvasElement, 'store50@noodle.test')).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  args: { value: THREE },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(remover(canvasElement, 'bo@noodle.test')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(onValueChange).toHaveBeenLastCalledWith([
      'ada@noodle.test',
      'books@redlantern.test',
    ]);
    await waitFor(() => expect(remover(canvasElement, 'books@redlantern.test')).toHaveFocus());
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'bo@noodle.test removed, 2 left.',
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(onValueChange).toHaveBeenLastCalledWith(['ada@noodle.test']);
    await userEvent.click(remover(canvasElement, 'ada@noodle.test'));
    await expect(onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await userEvent.paste('ada@noodle.test; bo@noodle.test\nada@noodle.test\n');
    await expect(onValueChange).toHaveBeenLastCalledWith(['ada@noodle.test', 'bo@noodle.test']);
    await expect(inputOf(canvasElement)).toHaveValue('');
  },
};

export const Maximum: Story = {
  args: { value: THREE.slice(0, 2), max: 3 },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, 'c@noodle.test{Enter}d@noodle.test{Enter}');
    await expect(onValueChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('d@noodle.test');
    await expect(input).toHaveAccessibleDescription('You can add at most 3. Remove one first.');
    await expect(within(canvasElement).getByText('3 of 3')).toBeVisible();
  },
};

export const InvalidToken: Story = {
  args: { value: ['ada@noodle.test', 'bo@noodle'] },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('bo@noodle: this is not an email address.');
    await userEvent.click(remover(canvasElement, 'bo@noodle, this is not an email address.'));
    await expect(input).toBeValid();
  },
};

export const ReadOnly: Story = {
  args: { value: THREE, readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};
export const Disabled: Story = { args: { value: THREE, disabled: true } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <TokenField
        label="Empty"
        placeholder="name@example.com"
        value={[]}
        onValueChange={onValueChange}
      />
      <TokenField
        label="Not required"
        optional
        value={THREE.slice(0, 1)}
        onValueChange={onValueChange}
      />
      <TokenField label="Several" value={THREE} onValueChange={onValueChange} />
      <TokenField label="Full" value={THREE} max={3} onValueChange={onValueChange} />
      <TokenField
        label="Wrong"
        value={['ada@noodle.test', 'bo@noodle']}
        check={check}
        onValueChange={onValueChange}
      />
      <TokenField
        label="Read only"
        readOnly
        value={THREE.slice(0, 2)}
        onValueChange={onValueChange}
      />
      <TokenField
        label="Disabled"
        disabled
        value={THREE.slice(0, 2)}
        onValueChange={onValueChange}
      />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Empfänger der wöchentlichen Auszahlungsübersicht',
    hint: 'Jede Anschrift bekommt die Übersicht, sobald die Auszahlung verbucht ist.',
    check: () => undefined,
    value: [
      'buchhaltung-lieferplattformabrechnung@zumgoldenenhirschen-kurfuerstendamm.test',
      'steuerberatung@mustermann.test',
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'الأقسام',
    hint: 'اكتب اسم القسم ثم اضغط Enter.',
    check: () => undefined,
    value: ['المحاسبة', 'المطبخ', 'التوصيل'],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(remover(canvasElement, 'التوصيل')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(remover(canvasElement, 'المطبخ')).toHaveFocus());
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
