import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Avatar, AvatarGroup } from './avatar.tsx';

// A drawn picture, so that nothing is fetched.
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#B07A1E"/><circle cx="24" cy="19" r="9" fill="#FAF8F3"/><path d="M6 48a18 18 0 0 1 36 0z" fill="#FAF8F3"/></svg>',
)}`;

const TEAM = [
  { id: '1', name: 'Ada Lovelace' },
  { id: '2', name: 'Marta Quispe', src: PICTURE },
  { id: '3', name: 'Émile Okafor' },
  { id: '4', name: 'Jun Park' },
  { id: '5', name: 'Layla Haddad' },
  { id: '6', name: 'Tom Baker' },
  { id: '7', name: 'Noa Levi' },
];

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Ada Lovelace' }),
    ).toHaveTextContent('AL');
  },
};

export const WithPicture: Story = {
  args: { name: 'Marta Quispe', src: PICTURE },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Marta Quispe' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeVisible());
    await expect(avatar).not.toHaveTextContent('MQ');
  },
};

export const Fallback: Story = {
  args: { name: 'Marta Quispe', src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: 'Marta Quispe' })).toHaveTextContent(
        'MQ',
      ),
    );
  },
};

export const BesideTheName: Story = {
  render: (args) => (
    <Inline gap="xs" align="center">
      <Avatar {...args} decorative />
      <Text>{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const Group: Story = {
  render: () => <AvatarGroup label="People who may post" people={TEAM.slice(0, 3)} />,
};

export const Overflow: Story = {
  render: () => <AvatarGroup label="People who may post" people={TEAM} />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'People who may post' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[4]).toHaveTextContent('+3and Layla Haddad, Tom Baker, Noa Levi');
  },
};

function AllOfThem() {
  return (
    <Stack gap="md">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap="md" align="center">
          <Avatar name="Ada Lovelace" size={size} />
          <Avatar name="Marta Quispe" src={PICTURE} size={size} />
          <Avatar name="Émile" size={size} />
          <Avatar name="—" size={size} />
          <Avatar name="Noodle House" kind="company" size={size} />
          <Avatar name="…" kind="company" size={size} />
        </Inline>
      ))}
      <AvatarGroup label="People who may post" people={TEAM} />
      <AvatarGroup label="People who may read" people={TEAM} size="sm" most={2} />
    </Stack>
  );
}

export const Matrix: Story = { render: () => <AllOfThem /> };
export const LongGerman: Story = {
  args: { name: 'Wolfgang-Maximilian von Hohenlohe-Schillingsfürst', size: 'lg' },
};
export const RightToLeft: Story = {
  render: () => (
    <AvatarGroup
      label="من يجوز له الترحيل"
      people={[
        { id: '1', name: 'ليلى حداد' },
        { id: '2', name: 'نوا ليفي' },
        { id: '3', name: 'سامر خوري' },
      ]}
      most={2}
    />
  ),
  globals: { direction: 'rtl' },
};
export const Phone: Story = {
  render: () => <AllOfThem />,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { render: () => <AllOfThem />, globals: { theme: 'dark' } };
