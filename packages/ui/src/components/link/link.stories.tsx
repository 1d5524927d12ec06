import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';
import { LinkProvider, type LinkComponentProps } from './link-provider.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#payouts', children: 'the payouts of April' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      Look at <Link {...args} /> first.
    </Text>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Walnut Street' } };

const navigate = fn();

function RouterLike({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

export const ThroughTheAppsRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLike}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.click(
      within(canvasElement).getByRole('link', { name: 'the payouts of April' }),
    );
    await expect(navigate).toHaveBeenLastCalledWith('#payouts');
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
