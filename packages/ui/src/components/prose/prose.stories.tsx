import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          A payout is never the sales of a week. Between the two stand fees, promotions, refunds and
          tax, and each belongs to <a href="#accounts">an account of its own</a>.
        </p>
        <h2>Why the deposit is smaller</h2>
        <p>Three things are taken off before the money moves:</p>
        <ul>
          <li>what the platform keeps for its service,</li>
          <li>what you gave away as a promotion,</li>
          <li>what guests were given back.</li>
        </ul>
        <blockquote>
          Book the sales, then what came off, then the deposit. Never the deposit alone.
        </blockquote>
        <h3>In figures</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col" align="right">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Gross sales</td>
              <td align="right">$5,100.00</td>
            </tr>
            <tr>
              <td>Fees</td>
              <td align="right">−$1,275.00</td>
            </tr>
          </tbody>
        </table>
        <h4>In a file</h4>
        <p>
          The column is called <code>Total payout</code>.
        </p>
        <ol>
          <li>Download the report.</li>
          <li>Drop it here.</li>
        </ol>
        <hr />
        <p>Written in April 2026.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 2 });
    await expect(getComputedStyle(heading).fontSize).toBe('22px');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    lang: 'de',
    children: (
      <>
        <h2>Lieferplattformauszahlungsabrechnungsübersicht</h2>
        <p>Jede Auszahlung wird vollständig aufgegliedert und nachvollziehbar verbucht.</p>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    lang: 'ar',
    children: (
      <>
        <h2>لماذا الإيداع أصغر</h2>
        <p>تُخصم ثلاثة أشياء قبل أن يتحرك المال:</p>
        <ul>
          <li>ما تحتفظ به المنصة مقابل خدمتها،</li>
          <li>ما منحته كخصم ترويجي،</li>
          <li>ما أُعيد إلى الضيوف.</li>
        </ul>
        <blockquote>سجّل المبيعات، ثم ما خُصم، ثم الإيداع.</blockquote>
      </>
    ),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Matrix: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
