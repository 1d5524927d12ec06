import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { ClientSwitcher } from '../../components/client-switcher/client-switcher.tsx';
import { Banner } from '../../components/banner/banner.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Page } from '../page/page.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { AppShell } from './app-shell.tsx';
import { Wordmark } from './wordmark.tsx';
import type { AppShellNavItem } from './shell-navigation.tsx';

const NAV: readonly AppShellNavItem[] = [
  { id: 'home', label: 'Home', href: '#home', icon: 'home' },
  { id: 'payouts', label: 'Payouts', href: '#payouts', icon: 'payout', badge: 3 },
  { id: 'stores', label: 'Stores', href: '#stores', icon: 'store' },
  { id: 'clients', label: 'Clients', href: '#clients', icon: 'client' },
];

const meta = {
  title: 'Layout/App shell',
  component: AppShell,
  // As high as the window: on the docs page each story has its own iframe.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    nav: NAV,
    currentId: 'payouts',
    homeHref: '#home',
    context: (
      <ClientSwitcher
        clients={[{ id: '1', name: 'Noodle House Group' }]}
        value="1"
        onValueChange={() => undefined}
      />
    ),
    tools: (
      <>
        <IconButton label="Use the dark theme" icon="moon" />
        <IconButton label="Account" icon="account" />
      </>
    ),
    children: (
      <Page>
        <PageHeader
          title="Payouts"
          description="What the platforms paid, and the entries it makes."
        />
        <EmptyState kind="first-use" title="No payouts yet">
          Import a report, and its payouts stand here.
        </EmptyState>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Payouts/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    nav: [
      { id: 'home', label: 'الرئيسية', href: '#home', icon: 'home' },
      { id: 'payouts', label: 'الدفعات', href: '#payouts', icon: 'payout', badge: 3 },
      { id: 'stores', label: 'المتاجر', href: '#stores', icon: 'store' },
    ],
    children: (
      <Page>
        <PageHeader title="الدفعات" description="ما دفعته المنصات، والقيود التي تنتج عنه." />
      </Page>
    ),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};

const onFold = fn();
const foldable = { startsFolded: false, onFold };

export const Foldable: Story = {
  args: { folding: foldable },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    onFold.mockClear();
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const fold = within(nav).getByRole('button', { name: 'Collapse navigation' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    const wide = nav.getBoundingClientRect().width;
    await userEvent.keyboard('[[');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(nav.getBoundingClientRect().width).toBeLessThan(wide / 2);
    await expect(within(nav).getByRole('link', { name: /Payouts.*3 waiting/ })).toBeVisible();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(onFold.mock.calls).toEqual([[true], [false]]);
  },
};

/** With single-key shortcuts turned off. */
export const FoldableByButtonAlone: Story = {
  args: { folding: { ...foldable, singleKeys: false } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const fold = within(canvasElement).getByRole('button', { name: 'Collapse navigation' });
    await userEvent.keyboard('[[');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(fold).not.toHaveAttribute('aria-keyshortcuts');
  },
};

export const Folded: Story = {
  args: { folding: { startsFolded: true, onFold } },
  globals: { viewport: { value: 'desk' } },
};

const ALL_PAGES: readonly AppShellNavItem[] = [
  ...NAV.map((item) => ({ ...item, badge: item.id === 'payouts' ? 12 : 0 })),
  { id: 'team', label: 'Team', href: '#team', icon: 'team', badge: 2 },
  { id: 'settings', label: 'Settings', href: '#settings', icon: 'settings' },
];

export const PhoneWithMore: Story = {
  args: { nav: ALL_PAGES, currentId: 'settings' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const shown = within(nav).getAllByRole('link');
    await expect(shown.map((link) => link.textContent)).toEqual([
      'Home',
      'Payouts12 waiting',
      'Stores',
      'Clients',
    ]);
    const more = () => within(nav).getByRole('button', { name: /More.*2 waiting/ });
    await expect(more()).toHaveAttribute('aria-current', 'page');
    more().focus();
    await userEvent.keyboard('{Enter}');
    // Its code is lazy-loaded on the first press.
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Team (2 waiting)', 'Settings']);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more()).toHaveFocus());
  },
};

export const ManyPagesAtTheSide: Story = {
  args: { nav: ALL_PAGES, currentId: 'team' },
  globals: { viewport: { value: 'desk' } },
};

export const Notice: Story = {
  args: {
    notice: (
      <Banner tone="warning" title="You are offline">
        What you see is from 3 minutes ago. Nothing is posted until the connection is back.
      </Banner>
    ),
  },
};

export const Name: Story = { render: () => <Wordmark /> };

/** A button that removes its own row, as decisions in a list do. */
function Rows() {
  const [rows, setRows] = useState(['First', 'Second']);
  return (
    <section aria-label="Rows">
      {rows.map((row) => (
        <Button key={row} onClick={() => setRows(rows.filter((each) => each !== row))}>
          {`Remove ${row}`}
        </Button>
      ))}
    </section>
  );
}

export const FocusIsKept: Story = {
  args: {
    children: (
      <Page>
        <Rows />
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove First' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Rows' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Second' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    nav: ALL_PAGES.map((item) => ({ ...item, label: `${item.label}verwaltungsübersicht` })),
  },
  globals: { viewport: { value: 'phone' } },
};

/** As wide as the window: the screenshot shows the shell with all its parts. */
export const Matrix: Story = {
  args: { nav: ALL_PAGES, currentId: 'team', folding: foldable, ...Notice.args },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toBeVisible();
  },
};
export const NoBadges: Story = {
  args: { nav: NAV.map((item) => ({ ...item, badge: 0 })) },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/waiting/)).toBeNull();
  },
};
/** The administration pages in the same shell. */
export const Administration: Story = {
  args: {
    currentId: 'plans',
    nav: [
      { id: 'health', label: 'Health', href: '#health', icon: 'activity', badge: 12 },
      { id: 'clients', label: 'Clients', href: '#clients', icon: 'client' },
      { id: 'plans', label: 'Plans', href: '#plans', icon: 'payout' },
      { id: 'codes', label: 'Invitation codes', href: '#codes', icon: 'copy' },
    ],
    context: undefined,
  },
  globals: { viewport: { value: 'desk' } },
};
