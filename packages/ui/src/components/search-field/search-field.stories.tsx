import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

const CLIENTS = ['Noodle House', 'Blue Door Café', 'Juniper & Rye', 'The Red Lantern'];

const onClose = fn();

/** A list filtered while typing; Escape on an empty search closes its container. */
function Narrowing(props: SearchFieldProps) {
  const [text, setText] = useState('');
  const found = CLIENTS.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Stack gap="sm">
      <div
        role="presentation"
        onKeyDown={({ key }) => {
          if (key === 'Escape') {
            onClose();
          }
        }}
      >
        <SearchField
          {...props}
          value={text}
          onChange={(event) => setText(event.target.value)}
          result={
            text === '' ? undefined : `${found.length} ${found.length === 1 ? 'client' : 'clients'}`
          }
        />
      </div>
      <ul>
        {found.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div>
        <Button>Add client</Button>
      </div>
    </Stack>
  );
}

/** The frame of the input shows the hover state and the focus ring. */
const SHOWN = {
  hover: 'div:has(> [data-shown="hover"])',
  focus: '[data-shown="focus"]',
  focusWithin: 'div:has(> [data-shown="focus"])',
};

const meta = {
  title: 'Components/Search field',
  component: SearchField,
  args: { label: 'Find a client' },
  beforeEach: () => {
    onClose.mockClear();
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

const searchOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Find a client' });
const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const Default: Story = {
  render: (args) => <Narrowing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = searchOf(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Clear Find a client' })).toBeNull();
    await userEvent.type(search, 'noo');
    await expect(names(canvasElement)).toEqual(['Noodle House']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 client');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Find a client' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(names(canvasElement)).toEqual(CLIENTS);
  },
};

export const EscapeClears: Story = {
  render: (args) => <Narrowing {...args} />,
  play: async ({ canvasElement }) => {
    const search = searchOf(canvasElement);
    await userEvent.type(search, 'rye');
    await expect(names(canvasElement)).toEqual(['Juniper & Rye']);
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(names(canvasElement)).toEqual(CLIENTS);
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const SlashGoesToIt: Story = {
  args: { shortcut: true },
  render: (args) => <Narrowing {...args} />,
  play: async ({ canvasElement }) => {
    const search = searchOf(canvasElement);
    await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
    within(canvasElement).getByRole('button', { name: 'Add client' }).focus();
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await userEvent.keyboard('a/c');
    await expect(search).toHaveValue('a/c');
  },
};

export const NoResult: Story = {
  args: { defaultValue: 'zebra', result: 'No clients' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No clients');
  },
};

export const Loading: Story = {
  args: { defaultValue: 'noodle', loading: true },
  play: async ({ canvasElement }) => {
    await expect(searchOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '(noodle', error: 'This is no regular expression: a bracket is open.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'noodle' } };
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: 'Name or number' },
  play: async ({ canvasElement }) => {
    await expect(searchOf(canvasElement)).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="lg">
      <SearchField label="Empty" placeholder="Name or number" />
      <SearchField label="Hover" data-shown="hover" />
      <SearchField label="Focus" data-shown="focus" />
      <SearchField label="With its key" shortcut />
      <SearchField label="Found" defaultValue="noodle" result="12 clients" />
      <SearchField label="Nothing found" defaultValue="zebra" result="No clients" />
      <SearchField label="Looking" defaultValue="noodle" loading />
      <SearchField label="Wrong" defaultValue="(noodle" error="A bracket is open." />
      <SearchField label="Disabled" disabled defaultValue="noodle" />
      <SearchField label="Label hidden" labelHidden placeholder="Search payouts" />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Auszahlungen und Buchungssätze durchsuchen',
    hint: 'Nach Betriebsstätte, Auszahlungskennung oder Buchungstext.',
    defaultValue: 'Umsatzsteuervoranmeldung',
    result: '1.240 Auszahlungen entsprechen der Suche',
  },
};

export const RightToLeft: Story = {
  args: { label: 'ابحث عن عميل', defaultValue: 'بيت', result: '١٢ عميلاً', shortcut: true },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
