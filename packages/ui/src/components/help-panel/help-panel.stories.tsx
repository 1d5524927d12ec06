import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Grid } from '../../layout/grid/grid.tsx';
import { DrawerPanel } from '../drawer/drawer-panel.tsx';
import { panel } from '../drawer/drawer.css.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { HelpArticles, type HelpArticle } from './help-articles.tsx';
import { HelpPanel, type HelpPanelProps } from './help-panel.tsx';

const ARTICLES: readonly HelpArticle[] = [
  {
    id: 'fees',
    title: 'How are fees booked?',
    keywords: ['commission', 'marketplace'],
    onThisPage: true,
    body: (
      <>
        <Text>
          Each fee of a payout goes to the account you mapped it to, on the day the platform paid.
        </Text>
        <Text>A fee without an account stops the entry. Nothing is posted in part.</Text>
      </>
    ),
  },
  {
    id: 'undo',
    title: 'How do I undo a posting?',
    onThisPage: true,
    body: <Text>A posted entry is reversed by a second one, never deleted.</Text>,
  },
  {
    id: 'month',
    title: 'Why are there two entries for one payout?',
    keywords: ['split', 'month'],
    body: <Text>A payout that covers two months makes an entry in each.</Text>,
  },
  {
    id: 'team',
    title: 'Who can see a client?',
    body: <Text>The members of its team, each as the role says.</Text>,
  },
];

const MORE = (
  <>
    Press <Kbd keys={['Mod', '/']} platform="other" /> on any page, or{' '}
    <Link href="mailto:help@platebook.example">write to us</Link>.
  </>
);

const meta = {
  title: 'Components/Help panel',
  // Overlays the whole window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: HelpPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    articles: ARTICLES,
    articleId: null,
    onArticleChange: fn(),
    more: MORE,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof HelpPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: HelpPanelProps) {
  const [articleId, setArticleId] = useState(props.articleId);
  return (
    <HelpPanel
      {...props}
      articleId={articleId}
      onArticleChange={(id) => {
        setArticleId(id);
        props.onArticleChange(id);
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ args }) => {
    const help = within(await screen.findByRole('dialog', { name: 'Help' }));
    const here = within(help.getByRole('group', { name: 'On this page' }));
    await expect(here.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'How are fees booked?',
      'How do I undo a posting?',
    ]);
    await userEvent.click(here.getByRole('button', { name: 'How do I undo a posting?' }));
    await expect(args.onArticleChange).toHaveBeenLastCalledWith('undo');
    await expect(help.getByRole('heading', { name: 'How do I undo a posting?' })).toHaveFocus();
    await userEvent.click(help.getByRole('button', { name: 'All articles' }));
    await expect(help.getByRole('button', { name: 'How do I undo a posting?' })).toHaveFocus();
  },
};

export const Found: Story = {
  play: async () => {
    const help = within(await screen.findByRole('dialog', { name: 'Help' }));
    const search = help.getByRole('searchbox', { name: 'Search help' });
    await userEvent.type(search, 'commission');
    await expect(help.getByRole('status')).toHaveTextContent('1 found');
    await expect(help.getByRole('button', { name: 'How are fees booked?' })).toBeVisible();
    await expect(help.queryByRole('group', { name: 'All of Platebook' })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async () => {
    const help = within(await screen.findByRole('dialog', { name: 'Help' }));
    await userEvent.type(help.getByRole('searchbox'), 'payroll');
    await expect(help.getByRole('status')).toHaveTextContent('No articles match.');
  },
};

export const Article: Story = { args: { articleId: 'fees' } };

const nothing = () => undefined;

export const Matrix: Story = {
  render: () => (
    <Grid columns={2}>
      {[null, 'fees'].map((articleId) => (
        <section key={articleId} className={panel} aria-label={articleId ?? 'List'}>
          <DrawerPanel parts={{ Title: 'h2', Description: 'p' }} title="Help" onClose={nothing}>
            <HelpArticles
              articles={ARTICLES}
              articleId={articleId}
              onArticleChange={nothing}
              more={MORE}
            />
          </DrawerPanel>
        </section>
      ))}
    </Grid>
  ),
};

export const LongWords: Story = {
  args: {
    articles: [
      {
        id: 'a',
        title: 'Wie werden Lieferdienstvermittlungsgebühren und Werbekostenzuschüsse verbucht?',
        onThisPage: true,
        body: null,
      },
      { id: 'b', title: 'Umsatzsteuervoranmeldung', body: null },
    ],
    more: undefined,
  },
};

export const RightToLeft: Story = {
  args: {
    articles: [
      { id: 'a', title: 'كيف تُقيَّد الرسوم؟', onThisPage: true, body: null },
      { id: 'b', title: 'من يمكنه رؤية العميل؟', body: null },
    ],
    more: undefined,
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Open: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
