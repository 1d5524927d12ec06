import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    pages: [
      { label: 'Noodle House Group', href: '#client' },
      { label: 'Walnut Street', href: '#store' },
      { label: 'Payouts', href: '#payouts' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' });
    const links = within(nav).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#client',
      '#store',
      '#payouts',
    ]);
  },
};

export const One: Story = { args: { pages: [{ label: 'Payouts', href: '#payouts' }] } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Payouts']);
  },
};

export const LongText: Story = {
  args: {
    pages: [
      { label: 'Gaststättenbetriebsgesellschaft Kurfürstendamm', href: '#client' },
      { label: 'Zum Goldenen Hirschen, Betriebsstätte Charlottenburg', href: '#store' },
      { label: 'Auszahlungen der Lieferplattformen', href: '#payouts' },
    ],
  },
};
export const Matrix: Story = {
  render: ({ pages }) => (
    <Stack gap="lg">
      <Breadcrumbs pages={pages.slice(0, 1)} />
      <Breadcrumbs pages={pages.slice(0, 2)} label="Two pages" />
      <Breadcrumbs pages={pages} label="Three pages" />
      <Box width="field">
        <Breadcrumbs pages={pages} label="In a narrow container" />
      </Box>
    </Stack>
  ),
};
export const RightToLeft: Story = {
  args: {
    pages: [
      { label: 'مجموعة بيت النودلز', href: '#client' },
      { label: 'شارع الجوز', href: '#store' },
      { label: 'الدفعات', href: '#payouts' },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
