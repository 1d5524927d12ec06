import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../layout/grid/grid.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { CommandGroup, CommandPaletteProps } from './command-palette-props.ts';
import { panel } from './command-palette.css.ts';
import { Palette } from './palette-dialog.tsx';

const onGo = fn();
const go = (id: string) => () => onGo(id);

const PAGES: CommandGroup = {
  id: 'pages',
  label: 'Go to',
  commands: [
    { id: 'home', label: 'Overview', icon: 'home', shortcut: ['G', 'H'], onSelect: go('home') },
    {
      id: 'payouts',
      label: 'Payouts',
      icon: 'payout',
      keywords: ['deposits', 'money'],
      shortcut: ['G', 'P'],
      onSelect: go('payouts'),
    },
    { id: 'team', label: 'Team', icon: 'team', onSelect: go('team') },
  ],
};
const ACTIONS: CommandGroup = {
  id: 'actions',
  label: 'Do',
  commands: [
    {
      id: 'client',
      label: 'Switch client',
      icon: 'client',
      groups: [
        {
          id: 'clients',
          label: 'Clients',
          commands: [
            { id: 'c1', label: 'Noodle House', detail: '3 stores', onSelect: go('c1') },
            { id: 'c2', label: 'Blue Door Café', detail: '1 store', onSelect: go('c2') },
          ],
        },
      ],
    },
    { id: 'sync', label: 'Sync Harbour Street', icon: 'refresh', onSelect: go('sync') },
    { id: 'post', label: 'Post 3 entries', disabled: true, onSelect: go('post') },
  ],
};
const RECENT: CommandGroup = {
  id: 'recent',
  label: 'Recent',
  commands: [{ id: 'r1', label: 'Payout of 7 April', icon: 'clock', onSelect: go('r1') }],
};

const meta = {
  title: 'Components/Command palette',
  // Overlays the whole window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), groups: [PAGES, ACTIONS] },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

function Opens(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Find</Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const search = () => screen.findByRole('combobox', { name: 'Search commands' });
const selected = () => screen.getByRole('option', { selected: true });
const selectedReads = (words: string) => waitFor(() => expect(selected()).toHaveTextContent(words));

export const Default: Story = {
  play: async () => {
    const palette = await screen.findByRole('dialog', { name: 'Command palette' });
    await waitFor(async () => expect(await search()).toHaveFocus());
    await expect(within(palette).getAllByRole('option')).toHaveLength(6);
    await waitFor(() =>
      expect(within(palette).getByRole('group', { name: 'Go to' })).toBeVisible(),
    );
  },
};

export const Open: Story = { ...Default };

export const ByKeyboard: Story = {
  args: { open: false },
  render: (args) => <Opens {...args} />,
  play: async ({ canvasElement }) => {
    onGo.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Find' });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await search()).toHaveFocus());
    await selectedReads('Overview');
    await userEvent.keyboard('{ArrowDown}');
    await selectedReads('Payouts');
    await expect(await search()).toHaveAttribute('aria-activedescendant', selected().id);
    await userEvent.keyboard('{End}');
    await selectedReads('Sync Harbour Street');
    await userEvent.keyboard('{Enter}');
    await expect(onGo.mock.calls).toEqual([['sync']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await search();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const FindsByOtherWords: Story = {
  play: async () => {
    await userEvent.type(await search(), 'deposits');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await selectedReads('Payouts');
    await expect(screen.getByRole('status')).toHaveTextContent('1 found');
  },
};

const SUPPORT: CommandGroup = {
  id: 'help',
  label: 'Help',
  commands: [
    { id: 'ticket', label: 'Write to support', keywords: ['contact', 'problem'], onSelect: go('') },
  ],
};

export const BestGroupFirst: Story = {
  args: { groups: [SUPPORT, PAGES] },
  play: async () => {
    await userEvent.type(await search(), 'team');
    await selectedReads('Team');
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Team');
  },
};

export const NestedPage: Story = {
  play: async () => {
    onGo.mockClear();
    await userEvent.type(await search(), 'switch{Enter}');
    await screen.findByRole('option', { name: /Blue Door/ });
    await expect(await search()).toHaveValue('');
    await selectedReads('Noodle House');
    await userEvent.keyboard('{Backspace}');
    await screen.findByRole('option', { name: /Overview/ });
    await userEvent.type(await search(), 'switch{Enter}');
    await screen.findByRole('option', { name: /Blue Door/ });
    await userEvent.keyboard('blue{Enter}');
    await expect(onGo.mock.calls).toEqual([['c2']]);
  },
};

export const NestedPageUnderAPointer: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /Switch client/ }));
    await screen.findByRole('option', { name: /Blue Door/ });
    await expect(await search()).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await search(), 'zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches.'));
  },
};

export const Empty: Story = { args: { groups: [] } };
export const Recent: Story = { args: { groups: [RECENT, PAGES, ACTIONS] } };

export const SearchingElsewhere: Story = {
  args: { loading: true, onSearch: fn() },
  play: async ({ args }) => {
    await userEvent.type(await search(), 'p');
    await expect(args.onSearch).toHaveBeenLastCalledWith('p');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  },
};

export const FoundElsewhere: Story = {
  args: {
    groups: [
      PAGES,
      {
        id: 'found',
        label: 'Payouts',
        found: true,
        commands: [
          { id: 'p1', label: 'Uber Eats, 7 Apr', detail: '$3,290.50', onSelect: go('p1') },
        ],
      },
    ],
  },
  play: async () => {
    await userEvent.type(await search(), '3290.50');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Uber Eats, 7 Apr/ })).toBeVisible(),
    );
  },
};

export const SearchFailed: Story = {
  args: {
    failure: { text: 'Payouts could not be searched.', onRetry: fn() },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be searched');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledTimes(1);
  },
};

const failure = { text: 'Payouts could not be searched.', onRetry: () => undefined };
const SHOWN: readonly (Partial<CommandPaletteProps> & { name: string })[] = [
  { name: 'Recent', groups: [RECENT, PAGES] },
  { name: 'All', groups: [PAGES, ACTIONS] },
  { name: 'Empty', groups: [] },
  { name: 'Searching elsewhere', loading: true, groups: [PAGES] },
  { name: 'Search failed', failure, groups: [PAGES] },
];

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={2}>
      {SHOWN.map(({ name, ...shown }) => (
        <Stack key={name}>
          <section className={panel} aria-label={name}>
            <Palette {...args} {...shown} />
          </section>
        </Stack>
      ))}
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    groups: [
      {
        ...PAGES,
        commands: PAGES.commands.map((command) => ({
          ...command,
          label: `${command.label}: Buchungssätze der Feinkostgeschäftsgesellschaft übertragen`,
        })),
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    groups: [
      {
        id: 'pages',
        label: 'الانتقال إلى',
        commands: [
          {
            id: 'home',
            label: 'نظرة عامة',
            icon: 'home',
            shortcut: ['G', 'H'],
            onSelect: go('home'),
          },
          { id: 'payouts', label: 'المدفوعات', icon: 'payout', onSelect: go('payouts') },
          { id: 'client', label: 'تبديل العميل', icon: 'client', groups: [] },
        ],
      },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Recent, globals: { theme: 'dark' } };
