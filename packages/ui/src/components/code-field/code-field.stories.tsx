import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

const onComplete = fn();

const SHOWN = {
  hover: '[data-shown="hover"]',
  focus: '[data-shown="focus"]',
  focusVisible: '[data-shown="focus"]',
};

const meta = {
  title: 'Components/Code field',
  component: CodeField,
  args: { label: 'Code', hint: 'Six digits, from the message we sent.', onComplete },
  beforeEach: () => {
    onComplete.mockClear();
  },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Code' });

/** Its value is controlled by the page. */
function Stateful(props: CodeFieldProps) {
  const [value, setValue] = useState('');
  return <CodeField {...props} value={value} onChange={({ target }) => setValue(target.value)} />;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '4 8-x2');
    await expect(input).toHaveValue('482');
    await expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '9137');
    await expect(input).toHaveValue('482913');
    await expect(onComplete.mock.calls[0]).toEqual(['482913']);
  },
};

export const Empty: Story = {};

export const Partial: Story = {
  args: { defaultValue: '482' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    input.focus();
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('48');
    await userEvent.keyboard('{ArrowLeft}x');
    await expect(input).toHaveValue('48');
    await expect(input.selectionStart).toBe(1);
  },
};

export const Pasted: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('Your code: 482 913.');
    await expect(input).toHaveValue('482913');
    await expect(onComplete.mock.calls).toEqual([['482913']]);
  },
};

export const Invalid: Story = {
  args: { error: 'This code is wrong or no longer valid', defaultValue: '482913' },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toBeInvalid();
    await expect(inputOf(canvasElement)).toHaveAccessibleDescription(
      'Six digits, from the message we sent. This code is wrong or no longer valid',
    );
  },
};

export const Expired: Story = {
  args: {
    defaultValue: '482913',
    expired: 'This code was valid until 14:05.',
    action: <Button size="sm">Send another code</Button>,
  },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAttribute('readonly');
    await expect(input).toHaveAccessibleDescription(
      'Six digits, from the message we sent. This code was valid until 14:05.',
    );
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'This code was valid until 14:05.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '482913' } };

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="lg">
      <CodeField label="Empty" />
      <CodeField label="Hover" data-shown="hover" />
      <CodeField label="Focus" data-shown="focus" defaultValue="4" />
      <CodeField label="Partial" defaultValue="482" />
      <CodeField label="Whole" defaultValue="482913" />
      <CodeField label="Wrong" defaultValue="482913" error="This code is wrong." />
      <CodeField
        label="Expired"
        defaultValue="482913"
        expired="This code was valid until 14:05."
        action={<Button size="sm">Send another code</Button>}
      />
      <CodeField label="Disabled" defaultValue="482913" disabled />
      <CodeField label="Four digits" length={4} defaultValue="4829" />
      <CodeField label="Eight digits" length={8} defaultValue="48291307" />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Sicherheitsbestätigungscode',
    hint: 'Sechs Ziffern aus der Bestätigungsnachricht, die wir an Ihre hinterlegte Mobilfunknummer geschickt haben.',
    error: 'Dieser Bestätigungscode ist falsch oder wurde bereits für eine Anmeldung verwendet.',
    defaultValue: '482913',
  },
};

export const RightToLeft: Story = {
  args: { label: 'الرمز', hint: 'ستة أرقام من الرسالة التي أرسلناها.', defaultValue: '4829' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = {
  args: { length: 8, defaultValue: '48291307', label: 'Code', hint: 'Eight digits.' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
