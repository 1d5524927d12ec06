import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../../components/heading/heading.tsx';
import { Text } from '../../components/text/text.tsx';
import { Stack } from '../stack/stack.tsx';
import { Box } from '../box/box.tsx';
import { SectionLayout } from './section-layout.tsx';

const meta = {
  title: 'Layout/Section layout',
  component: SectionLayout,
  args: {
    label: 'Settings',
    currentId: 'security',
    sections: [
      { id: 'profile', label: 'Profile', href: '#profile' },
      { id: 'security', label: 'Security', href: '#security' },
      { id: 'preferences', label: 'Preferences', href: '#preferences' },
      { id: 'notifications', label: 'Notifications', href: '#notifications' },
      { id: 'client', label: 'Client', href: '#client' },
    ],
    children: (
      <Stack>
        <Heading level={2}>Security</Heading>
        <Text>How you sign in, and where you are signed in.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof SectionLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Settings' });
    const current = within(nav).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Security');
    await expect(within(nav).getAllByRole('link')).toHaveLength(5);
  },
};

export const Phone: Story = {
  args: { currentId: 'client' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' });
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** In containers with and without space for a side list. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <SectionLayout {...args} label="At the side" />
      <Box width="field">
        <SectionLayout {...args} label="Above" currentId="preferences">
          <Text>The row above scrolls to the one that is open.</Text>
        </SectionLayout>
      </Box>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Einstellungen',
    currentId: 'b',
    sections: [
      { id: 'a', label: 'Unternehmensstammdaten', href: '#a' },
      { id: 'b', label: 'Benachrichtigungseinstellungen', href: '#b' },
      { id: 'c', label: 'Zwei-Faktor-Authentifizierung', href: '#c' },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    label: 'الإعدادات',
    sections: [
      { id: 'profile', label: 'الملف الشخصي', href: '#profile' },
      { id: 'security', label: 'الأمان', href: '#security' },
      { id: 'client', label: 'العميل', href: '#client' },
    ],
    children: <Text>كيف تسجّل الدخول، وأين أنت مسجّل.</Text>,
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
