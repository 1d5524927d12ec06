import {
  ButtonLink,
  Columns,
  Divider,
  Heading,
  Inline,
  Link,
  Page,
  PayoutWaterfall,
  Stack,
  Text,
  ThemeToggle,
  Wordmark,
} from '@platebook/ui';
import { EXAMPLE } from './example-payout.ts';
import { useServices } from '../../shared/services.ts';

const PROMISES: readonly { title: string; text: string }[] = [
  {
    title: 'Every row is read or set aside by name',
    text: 'A row that doesn’t add up is never posted. You see its number, the column, what we expected and what we found.',
  },
  {
    title: 'Every number opens',
    text: 'Go from a journal line to the columns it adds up, and from each column to the rows of your file. Nothing is plugged to make totals agree.',
  },
  {
    title: 'Nothing posts twice',
    text: 'We keep every report as received. Upload the same file again and you see the first import.',
  },
];

const FOOTER: readonly { href: string; label: string }[] = [
  { href: '/docs/api', label: 'API documentation' },
  { href: '/support', label: 'Support' },
  { href: '/terms', label: 'Terms' },
  { href: '/theme-switcher', label: 'Appearance' },
];

/** The public front page. */
export function HomePage() {
  const { session } = useServices();
  const isSignedIn = session.read() !== null;
  return (
    <main>
      <title>Platebook – delivery payouts, proven to the cent</title>
      <Page>
        <Stack gap="xxl">
          <Inline justify="between">
            <Wordmark />
            <Inline gap="md">
              <ThemeToggle />
              {isSignedIn ? null : <Link href="/register">Create account</Link>}
              <ButtonLink href={isSignedIn ? '/dashboard' : '/login'}>
                {isSignedIn ? 'Open dashboard' : 'Sign in'}
              </ButtonLink>
            </Inline>
          </Inline>
          <Stack gap="md">
            <Heading level={1} size="display">
              Delivery payouts in QuickBooks, proven to the cent.
            </Heading>
            <Text size="lead" tone="muted">
              Connect Uber Eats and DoorDash or upload their reports. Get balanced journal entries
              with every source row behind every line.
            </Text>
          </Stack>
          <PayoutWaterfall {...EXAMPLE} />
          <Divider />
          <Columns template="fit" gap="xl">
            {PROMISES.map(({ title, text }) => (
              <Stack key={title} gap="xs">
                <Heading level={2} size="title3">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            ))}
          </Columns>
          <Inline gap="lg">
            {FOOTER.map(({ href, label }) => (
              <Text key={href} as="span" size="small" tone="muted">
                <Link href={href}>{label}</Link>
              </Text>
            ))}
          </Inline>
        </Stack>
      </Page>
    </main>
  );
}
