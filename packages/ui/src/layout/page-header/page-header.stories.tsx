import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { StatusPill } from '../../components/status-pill/status-pill.tsx';
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
