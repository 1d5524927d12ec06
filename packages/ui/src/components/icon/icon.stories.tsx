import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Icon, ICON_NAMES } from './icon.tsx';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'payout' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap="lg">
      {ICON_NAMES.map((name) => (
        <Inline key={name} gap="xs">
          <Icon name={name} />
          <Icon name={name} size={20} />
          <Text as="span" size="small">
            {name}
          </Text>
        </Inline>
      ))}
    </Inline>
  ),
};
