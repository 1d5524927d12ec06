import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { SavedViews } from './saved-views.tsx';

const meta = {
  title: 'Components/Saved views',
  component: SavedViews,
  args: {
    label: 'Views of payouts',
    views: [
      { id: 'all', name: 'All payouts', locked: true, isDefault: true },
      { id: 'review', name: 'To review' },
      { id: 'close', name: 'Month end', shared: true },
    ],
    value: 'review',
    modified: false,
    onValueChange: fn(),
    onCommand: fn(),
    children: <Text>12 payouts</Text>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Keeps filters, order and columns of a list under a name. For views of a page that are always the same use `Tabs`. Arrows move between views, Enter shows one; the menu saves, renames, shares and deletes the current one. A dot says that the view was changed and not saved.',
      },
    },
  },
} satisfies Meta<typeof SavedViews>;
export default meta;

type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'View' }));
  return within(await screen.findByRole('menu'));
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'To review' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('close');
    await expect(canvas.getByRole('tabpanel', { name: 'To review' })).toHaveTextContent(
      '12 payouts',
    );
    const menu = await openMenu(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'Save changes to To review' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** V focuses the current view. */
export const ByKey: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('v');
    await expect(within(canvasElement).getByRole('tab', { name: 'To review' })).toHaveFocus();
  },
};

export const Open: Story = {
  // The page behind an open menu is aria-hidden while its content stays in the document.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
  },
};

export const Modified: Story = {
  args: { modified: true },
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByRole('tab', { name: /^To review\s*, modified$/ }),
    ).toBeVisible();
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save changes to To review' }));
    await expect(args.onCommand).toHaveBeenCalledOnce();
    await expect(args.onCommand).toHaveBeenCalledWith({ kind: 'save', id: 'review' });
  },
};

export const SavedAsNew: Story = {
  args: { modified: true },
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save as a new view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a new view' }));
    const name = dialog.getByLabelText('View name');
    await userEvent.type(name, 'month END{Enter}');
    await expect(
      dialog.getByText('Another view has this name: enter a different one.'),
    ).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, ' Late payouts {Enter}');
    await expect(args.onCommand).toHaveBeenCalledOnce();
    await expect(args.onCommand).toHaveBeenCalledWith({
      kind: 'create',
      name: 'Late payouts',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The input is focused once: a second focus would select the typed text, and the next letter would replace it. */
export const NamedAtOnce: Story = {
  args: { modified: true },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    const focused = fn(({ target }: FocusEvent) => target instanceof HTMLInputElement);
    document.addEventListener('focusin', focused);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save as a new view…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('View name')).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // A closing menu restores the focus one task later.
    await new Promise((resolve) => setTimeout(resolve));
    document.removeEventListener('focusin', focused);
    await expect(focused.mock.results.filter(({ value }) => value === true)).toHaveLength(1);
  },
};

export const Shared: Story = {
  args: { value: 'close' },
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Stop sharing' }));
    await expect(args.onCommand).toHaveBeenCalledOnce();
    await expect(args.onCommand).toHaveBeenCalledWith({
      kind: 'share',
      id: 'close',
      shared: false,
    });
  },
};

// The page behind an open menu is aria-hidden while its content stays in the document.
const OPEN = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

export const Locked: Story = {
  args: { value: 'all', modified: true },
  parameters: OPEN,
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    const off = menu
      .getAllByRole('menuitem')
      .filter((item) => item.getAttribute('aria-disabled') === 'true')
      .map((item) => item.textContent);
    await expect(off).toEqual([
      'Save changes to All payouts',
      'Rename…',
      'Share with the team',
      'Open the list with this view',
      'Delete All payouts',
    ]);
  },
};

export const OnesOwn: Story = {
  args: { without: ['share', 'make-default'] },
  parameters: OPEN,
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Save changes to To review',
      'Discard changes',
      'Save as a new view…',
      'Duplicate',
      'Rename…',
      'Delete To review',
    ]);
  },
};

export const Folded: Story = {
  args: { folded: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getByRole('tabpanel', { name: 'Views of payouts' })).toBeVisible();
  },
};

export const Limit: Story = {
  args: { limit: 3 },
  parameters: OPEN,
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(
      menu.getByText('All 3 views are in use: delete one to save another.'),
    ).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Save as a new view…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Phone: Story = { args: { modified: true }, globals: { viewport: { value: 'phone' } } };
export const LongGerman: Story = {
  args: {
    label: 'Ansichten der Auszahlungen',
    modified: true,
    views: [
      { id: 'all', name: 'Sämtliche Auszahlungen aller Lieferplattformen', locked: true },
      { id: 'review', name: 'Auszahlungen mit offener Kontenzuordnung' },
      { id: 'close', name: 'Monatsabschluss und Umsatzsteuervoranmeldung', shared: true },
      { id: 'late', name: 'Verspätete Zahlungseingänge' },
    ],
    children: <Text>12 Auszahlungen</Text>,
  },
};
export const LongGermanOnPhone: Story = {
  ...LongGerman,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(tab.left).toBeGreaterThanOrEqual(list.left - 1);
    await expect(tab.right).toBeLessThanOrEqual(list.right + 1);
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'عروض الدفعات',
    modified: true,
    views: [
      { id: 'all', name: 'كل الدفعات', locked: true },
      { id: 'review', name: 'للمراجعة' },
    ],
    children: <Text>12 دفعة</Text>,
  },
  globals: { direction: 'rtl' },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <SavedViews {...args} label="As saved" />
      <SavedViews {...args} label="Changed" modified />
      <SavedViews {...args} label="Shared" value="close" />
      <SavedViews {...args} label="Locked and changed" value="all" modified />
    </Stack>
  ),
};
export const Dark: Story = { args: { modified: true }, globals: { theme: 'dark' } };
