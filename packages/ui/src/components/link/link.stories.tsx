import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
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

export const Download: Story = {
  args: { href: 'data:text/plain,x', download: 'payouts.csv', children: 'payouts.csv' },
};

export const Matrix: Story = {
  parameters: {
    pseudo: {
      rootSelector: 'body',
      hover: 'a[href="#hover"]',
      focusVisible: 'a[href="#focus"]',
    },
  },
  render: () => (
    <Stack gap="sm">
      <Text>
        In a sentence: <Link href="#rest">at rest</Link>, <Link href="#hover">hover</Link>,{' '}
        <Link href="#focus">focus</Link>.
      </Text>
      <Inline gap="md">
        <Link variant="quiet" href="#rest">
          In a list
        </Link>
        <Link variant="quiet" href="#hover">
          Hover
        </Link>
        <Link variant="quiet" href="#focus">
          Focus
        </Link>
        <Link variant="quiet" href="#current" aria-current="page">
          The page itself
        </Link>
        <Link variant="quiet" href="data:text/plain,x" download="payouts.csv">
          payouts.csv
        </Link>
      </Inline>
    </Stack>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Text>
      Zuerst die{' '}
      <Link href="#payouts">
        Auszahlungsbuchungssatzübersicht der Feinkostgeschäftsgesellschaftsbeteiligungen
      </Link>{' '}
      ansehen.
    </Text>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  render: () => (
    <Text>
      راجع <Link href="#payouts">مدفوعات أبريل</Link> أولًا.
    </Text>
  ),
  globals: { direction: 'rtl' },
};

export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
