import {
  AppShell,
  DescriptionList,
  Heading,
  Page,
  PageHeader,
  Stack,
  Table,
  Text,
  formatMoney,
  type AppShellNavItem,
} from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const DAY = new Date('2026-04-07T03:30:00Z');

const meta = { title: 'Toolbar' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const languageOf = (locale: unknown) => (locale === 'pseudo' ? 'en-US' : String(locale));

/** The same facts in the toolbar's locale and time zone. */
export const LocaleAndTimeZone: Story = {
  render: (_args, { globals }) => {
    const locale = languageOf(globals.locale);
    const timeZone = String(globals.timeZone);
    const written = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }).format(DAY);
    return (
      <Stack gap="sm">
        <Heading level={2}>Payout of the week</Heading>
        <DescriptionList
          items={[
            { term: 'Paid at', value: written },
            { term: 'Time zone', value: timeZone },
            { term: 'Net', value: formatMoney(-43_250, { currency: 'USD', locale }) },
          ]}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/April 6, 2026.*11:30/)).toBeVisible();
  },
};

export const German: Story = {
  ...LocaleAndTimeZone,
  globals: { locale: 'de-DE', timeZone: 'UTC' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/7\. April 2026.*03:30/)).toBeVisible();
    await expect(document.documentElement.lang).toBe('de-DE');
  },
};

export const PseudoLocale: Story = {
  ...LocaleAndTimeZone,
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).toHaveTextContent('⟦Þáýóúţ óƒ ţĥé ŵééķ~~~~~~⟧');
    await expect(canvas.getByText('−$432.50')).toBeVisible();
  },
};

const PAGES: readonly (AppShellNavItem & { for: readonly string[] })[] = [
  { id: 'home', label: 'Home', href: '#home', icon: 'home', for: ['qbo', 'delivery_only'] },
  { id: 'payouts', label: 'Payouts', href: '#payouts', icon: 'payout', for: ['qbo'] },
  { id: 'reports', label: 'Reports', href: '#reports', icon: 'table', for: ['delivery_only'] },
  { id: 'stores', label: 'Stores', href: '#stores', icon: 'store', for: ['qbo', 'delivery_only'] },
];

/** The navigation depends on the client category, the texts on the role. */
export const RoleAndCategory: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => {
    const { role, category } = globals as Record<string, string>;
    return (
      <AppShell
        nav={PAGES.filter((page) => page.for.includes(category ?? ''))}
        currentId="home"
        homeHref="#home"
      >
        <Page>
          <PageHeader title="Home" />
          {role === 'no_access' ? (
            <Text>
              Insufficient permissions. Please check client context or contact administrator.
            </Text>
          ) : (
            <Text>You may see the books of this client.</Text>
          )}
        </Page>
      </AppShell>
    );
  },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const links = within(main).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Payouts', 'Stores']);
  },
};

export const DeliveryOnlyWithoutAccess: Story = {
  ...RoleAndCategory,
  globals: { role: 'no_access', category: 'delivery_only' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const main = canvas.getByRole('navigation', { name: 'Main' });
    const links = within(main).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Reports', 'Stores']);
    await expect(canvas.getByText(/^Insufficient permissions\./)).toBeVisible();
  },
};

/** Muted text takes the ink color, hairlines become borders. */
export const IncreasedContrast: Story = {
  globals: { contrast: 'more' },
  render: () => (
    <Stack gap="md">
      <Text tone="muted">What the platforms paid, and the entries it makes.</Text>
      <Table
        caption="Payouts"
        columns={[
          { id: 'day', header: 'Paid on', cell: (day: string) => day, rowHeader: true },
          { id: 'net', header: 'Net (USD)', cell: () => '3,290.50', numeric: true },
        ]}
        rows={['7 Apr 2026', '31 Mar 2026']}
        rowKey={(day) => day}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const muted = within(canvasElement).getByText(/^What the platforms/);
    await expect(getComputedStyle(muted).color).toBe(getComputedStyle(document.body).color);
  },
};

export const IncreasedContrastDark: Story = {
  ...IncreasedContrast,
  globals: { contrast: 'more', theme: 'dark' },
};
