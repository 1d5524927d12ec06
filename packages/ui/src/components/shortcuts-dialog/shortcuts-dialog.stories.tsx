import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Grid } from '../../layout/grid/grid.tsx';
import { DialogPanel } from '../dialog/dialog-panel.tsx';
import { panel } from '../dialog/dialog.css.ts';
import { Shortcuts } from './shortcuts.tsx';
import { ShortcutsDialog, type ShortcutsDialogProps } from './shortcuts-dialog.tsx';

const meta = {
  title: 'Components/Shortcuts dialog',
  // Covers the whole window: on the docs page each story has its own iframe.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: ShortcutsDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    singleKeys: true,
    onSingleKeysChange: () => undefined,
    groups: [
      {
        id: 'anywhere',
        label: 'Anywhere',
        shortcuts: [
          { id: 'palette', label: 'Find anything', keys: ['Mod', 'K'] },
          { id: 'search', label: 'Search this page', keys: ['/'] },
          { id: 'messages', label: 'Go to the messages', keys: ['F8'] },
          { id: 'activity', label: 'Show the activity', keys: ['Mod', 'J'] },
        ],
      },
      {
        id: 'lists',
        label: 'In a list',
        shortcuts: [
          { id: 'all', label: 'Select all', keys: ['Mod', 'A'] },
          { id: 'next', label: 'Next unmapped', keys: ['U'] },
        ],
      },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: ShortcutsDialogProps) {
  const [singleKeys, setSingleKeys] = useState(props.singleKeys);
  return <ShortcutsDialog {...props} singleKeys={singleKeys} onSingleKeysChange={setSingleKeys} />;
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

export const Open: Story = {
  play: async () => {
    await dialog();
  },
};

export const Default: Story = {
  play: async () => {
    const shown = await dialog();
    await expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Find anything',
      'Search this page',
      'Go to the messages',
      'Show the activity',
      'Select all',
      'Next unmapped',
    ]);
  },
};

export const Filtered: Story = {
  play: async () => {
    const shown = await dialog();
    await userEvent.type(shown.getByRole('textbox', { name: 'Find a shortcut' }), 'SELECT');
    await expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Select all',
    ]);
    await expect(shown.getByRole('status')).toHaveTextContent('1 found');
    await userEvent.type(shown.getByRole('textbox'), 'zzz');
    await expect(shown.getByRole('status')).toHaveTextContent('0 found');
  },
};

export const SingleKeysOff: Story = {
  play: async () => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('switch', { name: 'Single-key shortcuts' }));
    const keys = shown.getAllByRole('definition').map(({ textContent }) => textContent === 'Off');
    await expect(keys).toEqual([false, true, false, false, false, true]);
  },
};

export const Matrix: Story = {
  render: ({ groups, onSingleKeysChange }) => (
    <Grid columns={2}>
      {[true, false].map((singleKeys) => (
        <section
          key={String(singleKeys)}
          className={panel.md}
          aria-label={singleKeys ? 'On' : 'Off'}
        >
          <DialogPanel
            parts={{ Title: 'h2', Description: 'p' }}
            title="Keyboard shortcuts"
            onClose={() => undefined}
          >
            <Shortcuts
              groups={groups}
              singleKeys={singleKeys}
              onSingleKeysChange={onSingleKeysChange}
            />
          </DialogPanel>
        </section>
      ))}
    </Grid>
  ),
};

export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'anywhere',
        label: 'Überall in der Anwendung',
        shortcuts: [
          { id: 'a', label: 'Befehlspalette mit Auszahlungssuche öffnen', keys: ['Mod', 'K'] },
          {
            id: 'b',
            label: 'Benachrichtigungsübersicht ein- und ausblenden',
            keys: ['Mod', 'Shift', 'Alt', 'J'],
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    groups: [
      {
        id: 'anywhere',
        label: 'في كل مكان',
        shortcuts: [
          { id: 'a', label: 'البحث عن أي شيء', keys: ['Mod', 'K'] },
          { id: 'b', label: 'إظهار النشاط', keys: ['Mod', 'J'] },
        ],
      },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
