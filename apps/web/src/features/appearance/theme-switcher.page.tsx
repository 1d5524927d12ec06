import {
  Box,
  Button,
  Heading,
  Inline,
  InlineAlert,
  Link,
  Money,
  Page,
  RadioGroup,
  Stack,
  StatusPill,
  Table,
  Text,
  useTheme,
  Wordmark,
  type TableColumn,
  type ThemePreference,
} from '@platebook/ui';
import { words } from './theme-switcher.messages.ts';

type Row = { id: string; label: string; cents: number };

const rowsOfExample = (): readonly Row[] => [
  { id: 'gross', label: words.grossSales, cents: 510_000 },
  { id: 'commission', label: words.commission, cents: -127_500 },
  { id: 'refunds', label: words.refunds, cents: -9_805 },
];
const columnsOfExample = (): readonly TableColumn<Row>[] => [
  { id: 'label', header: words.component, rowHeader: true, cell: ({ label }) => label },
  {
    id: 'amount',
    header: words.amount,
    numeric: true,
    cell: ({ cents }) => <Money cents={cents} currency="USD" show="none" />,
  },
];

/** Light or dark theme, with a sample of the books. The choice is stored in this browser. */
export function ThemeSwitcherPage() {
  const { preference, setPreference } = useTheme();
  return (
    <main>
      <title>{words.pageTitle}</title>
      <Page width="measure">
        <Stack gap="xl">
          <Link href="/" variant="quiet">
            <Wordmark />
          </Link>
          <Stack gap="xs">
            <Heading level={1}>{words.title}</Heading>
            <Text tone="muted">{words.description}</Text>
          </Stack>
          <RadioGroup
            legend={words.theme}
            name="theme"
            layout="row"
            options={[
              { value: 'light', label: words.light },
              { value: 'dark', label: words.dark },
              { value: 'system', label: words.system },
            ]}
            value={preference}
            onChange={({ currentTarget }) => setPreference(currentTarget.value as ThemePreference)}
          />
          <Box rule="above" paddingBlock="lg">
            <Stack as="section" gap="lg" aria-label={words.preview}>
              <Inline gap="md">
                <StatusPill kind="entry" status="ready" />
                <StatusPill kind="entry" status="needs_mapping" />
                <StatusPill kind="entry" status="failed" />
              </Inline>
              <Table
                caption={words.oneWeek}
                rows={rowsOfExample()}
                rowKey={({ id }) => id}
                columns={columnsOfExample()}
                totals={{
                  label: words.net,
                  amount: <Money cents={372_695} currency="USD" show="none" />,
                }}
              />
              <InlineAlert tone="warning" title={words.warning}>
                {words.warningMeaning}
              </InlineAlert>
              <Inline gap="sm">
                <Button variant="primary">{words.post}</Button>
                <Button>{words.back}</Button>
              </Inline>
            </Stack>
          </Box>
        </Stack>
      </Page>
    </main>
  );
}
