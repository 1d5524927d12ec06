import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { StatusPill } from '../../components/status-pill/status-pill.tsx';
import { TabNav } from '../../components/tabs/tabs.tsx';
import { Box } from '../box/box.tsx';
import { Stack } from '../stack/stack.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/Page header',
  component: PageHeader,
  args: { title: 'Import a report' },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    description:
      'A file goes in, balanced journal entries come out. Nothing is posted until you say so.',
  },
};

export const Full: Story = {
  args: {
    title: 'Payout of 7 Apr 2026',
    eyebrow: <Link href="#payouts">Payouts</Link>,
    status: <StatusPill kind="entry" status="ready" />,
    description: 'Uber Eats, Walnut Street',
    actions: (
      <>
        <Button icon="download">Workpapers</Button>
        <Button variant="primary">Post 2 entries</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    ...Full.args,
    title:
      'Auszahlung der Lieferplattform vom 7. April 2026 für Zum Goldenen Hirschen am Kurfürstendamm',
  },
};

export const Phone: Story = { args: { ...Full.args }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { ...Full.args }, globals: { theme: 'dark' } };

const onSelect = fn();
const FIVE = [
  { id: 'post', label: 'Post 2 entries', variant: 'primary', onSelect },
  { id: 'sync', label: 'Sync again', icon: 'refresh', onSelect },
  { id: 'papers', label: 'Workpapers', icon: 'download', onSelect },
  { id: 'copy', label: 'Copy the link', icon: 'copy', onSelect },
  { id: 'skip', label: 'Skip this payout', onSelect },
] as const;

export const FiveActions: Story = {
  args: { title: 'Payout of 7 Apr 2026', commands: FIVE },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(
      FIVE.map(({ label }) => label),
    );
  },
};

export const FiveActionsWithSomeRoom: Story = {
  args: FiveActions.args ?? {},
  globals: { viewport: { value: 'desk' } },
  decorators: [
    (Story) => (
      <Box width="measure">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    await expect(buttons.at(-1)).toHaveAccessibleName('More actions');
  },
};

export const FiveActionsOnAPhone: Story = {
  args: FiveActions.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    // Its code is lazy-loaded on the first press.
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(
      FIVE.slice(1).map(({ label }) => label),
    );
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
  },
};

/** A command with an `href` is a link everywhere, and one in progress says so. */
export const CommandsThatLead: Story = {
  args: {
    title: 'Sync',
    commands: [
      { id: 'sync', label: 'Sync now', variant: 'primary', loading: true, onSelect },
      { id: 'upload', label: 'Upload files', icon: 'upload', href: '#files' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sync now' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('link', { name: 'Upload files' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Upload files' })).toHaveAttribute(
      'href',
      '#files',
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const WithTabs: Story = {
  args: {
    title: 'Walnut Street',
    eyebrow: <Link href="#stores">Stores</Link>,
    tabs: (
      <TabNav
        label="Walnut Street"
        currentId="payouts"
        links={[
          { id: 'payouts', label: 'Payouts', href: '#payouts' },
          { id: 'channels', label: 'Channels', href: '#channels' },
        ]}
      />
    ),
  },
};
export const NoActions: Story = {
  args: {
    title: 'Payouts',
    eyebrow: <Link href="#stores">Stores</Link>,
  },
};

/** Each in its own article, as a page has one header. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Box as="article">
        <PageHeader {...Full.args} title="Payout of 7 Apr 2026" />
      </Box>
      {(['page', 'measure', 'field'] as const).map((width) => (
        <Box as="article" key={width} width={width}>
          <PageHeader title={`As wide as a ${width}`} commands={FIVE} />
        </Box>
      ))}
      <Box as="article">
        <PageHeader {...WithTabs.args} title="Walnut Street" />
      </Box>
    </Stack>
  ),
};
export const RightToLeft: Story = {
  args: {
    ...Full.args,
    title: 'دفعة 7 أبريل 2026',
    eyebrow: <Link href="#payouts">الدفعات</Link>,
    description: 'Uber Eats، شارع الجوز',
    actions: <Button variant="primary">ترحيل قيدين</Button>,
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
