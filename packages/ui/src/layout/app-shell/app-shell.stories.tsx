import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ClientSwitcher } from '../../components/client-switcher/client-switcher.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Page } from '../page/page.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { AppShell, type AppShellNavItem } from './app-shell.tsx';

const NAV: readonly AppShellNavItem[] = [
  { id: 'home', label: 'Home', href: '#home', icon: 'home' },
  { id: 'payouts', label: 'Payouts', href: '#payouts', icon: 'payout', badge: 3 },
  { id: 'stores', label: 'Stores', href: '#stores', icon: 'store' },
  { id: 'clients', label: 'Clients', href: '#clients', icon: 'client' },
];

const meta = {
  title: 'Layout/App shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    nav: NAV,
    currentId: 'payouts',
    homeHref: '#home',
    context: (
      <ClientSwitcher
        clients={[{ id: '1', name: 'Noodle House Group' }]}
        currentId="1"
        onSelect={() => undefined}
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
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
