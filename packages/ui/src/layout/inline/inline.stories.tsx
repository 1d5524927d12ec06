import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Box } from '../box/box.tsx';
import { Inline } from './inline.tsx';

const meta = { title: 'Layout/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

const BUTTONS = (
  <>
    <Button variant="primary">Post entries</Button>
    <Button>Download workpapers</Button>
    <Button variant="quiet">Cancel</Button>
  </>
);

export const Default: Story = { args: { children: BUTTONS } };

export const Between: Story = { args: { justify: 'between', children: BUTTONS } };

export const Wraps: Story = {
  render: () => (
    <Box width="field">
      <Inline>
        {BUTTONS}
        {BUTTONS}
      </Inline>
    </Box>
  ),
};

export const RightToLeft: Story = { args: { children: BUTTONS }, globals: { direction: 'rtl' } };
