import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { LinkProvider, type LinkComponentProps } from '../../components/link/link-provider.tsx';
import { Text } from '../../components/text/text.tsx';
import { Grid } from '../grid/grid.tsx';
import { Surface, SurfaceLink } from './surface.tsx';

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { children: <Text>Payout summary</Text> },
} satisfies Meta<typeof Surface>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFooter: Story = {
  args: { footer: <Button size="sm">Open the report</Button> },
};

const navigate = fn();
const rename = fn();

function Recorder({ href, children, ...rest }: LinkComponentProps) {
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

export const Interactive: Story = {
  render: () => (
    <LinkProvider component={Recorder}>
      <Grid columns={2}>
        <SurfaceLink
          title="Payout summary"
          href="#summary"
          footer={
            <Button size="sm" onClick={rename}>
              Rename
            </Button>
          }
        >
          <Text tone="muted">Gross, fees and net by week.</Text>
        </SurfaceLink>
      </Grid>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    rename.mockClear();
    const link = canvas.getByRole('link', { name: 'Payout summary' });
    const words = canvas.getByText('Gross, fees and net by week.').getBoundingClientRect();
    const under = document.elementFromPoint(words.left + 5, words.top + 5);
    await expect(under).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls).toEqual([['#summary']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalledTimes(1);
    await expect(navigate).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid columns={2} gap="md">
      <Surface>
        <Text>Plain</Text>
      </Surface>
      <Surface selected>
        <Text>Selected</Text>
      </Surface>
      <SurfaceLink title="A link" href="#a">
        <Text tone="muted">All of it can be pressed.</Text>
      </SurfaceLink>
      <SurfaceLink title="The current one" href="#b" selected>
        <Text>What is shown now.</Text>
      </SurfaceLink>
      <SurfaceLink
        title="Month-end pack"
        href="#c"
        disabledReason="Ready after the first posting."
      />
      <Surface footer={<Text tone="muted">Written on 7 Apr 2026</Text>}>
        <Text>With a footer</Text>
      </Surface>
    </Grid>
  ),
};
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  render: () => (
    <Grid columns={2}>
      <SurfaceLink
        title="Auszahlungsdetailauswertung der Feinkostgeschäftsgesellschaft"
        href="#a"
        footer={<Text tone="muted">Geschrieben am 7. April 2026</Text>}
      >
        <Text tone="muted">
          Bruttoumsatz, Vermittlungsprovision und Auszahlungsbetrag nach Kalenderwochen.
        </Text>
      </SurfaceLink>
      <Surface>
        <Text>Monatsabschlussunterlagen</Text>
      </Surface>
    </Grid>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <Grid columns={2}>
      <SurfaceLink title="ملخص الدفعات" href="#a">
        <Text tone="muted">الإجمالي والرسوم والصافي لكل أسبوع.</Text>
      </SurfaceLink>
      <Surface selected>
        <Text>المختار</Text>
      </Surface>
    </Grid>
  ),
  globals: { direction: 'rtl', locale: 'ar' },
};
