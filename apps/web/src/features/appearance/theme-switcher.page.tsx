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

type Row = { id: string; label: string; cents: number };

const ROWS: readonly Row[] = [
  { id: 'gross', label: 'Gross sales', cents: 510_000 },
  { id: 'commission', label: 'Commission', cents: -127_500 },
  { id: 'refunds', label: 'Refunds and error charges', cents: -9_805 },
];
const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'label', header: 'Component', rowHeader: true, cell: ({ label }) => label },
  {
    id: 'amount',
    header: 'Amount (USD)',
    numeric: true,
    cell: ({ cents }) => <Money cents={cents} currency="USD" show="none" />,
  },
];

/** Light or dark, with a piece of the books to judge it by. The choice is kept in this browser. */
export function ThemeSwitcherPage() {
  const { preference, setPreference } = useTheme();
  return (
    <main>
      <title>Appearance – Platebook</title>
      <Page width="measure">
        <Stack gap="xl">
          <Link href="/" variant="quiet">
            <Wordmark />
          </Link>
          <Stack gap="xs">
            <Heading level={1}>Appearance</Heading>
            <Text tone="muted">Choose light or dark. This browser remembers your choice.</Text>
          </Stack>
          <RadioGroup
            legend="Theme"
            name="theme"
            layout="row"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'system', label: 'System' },
            ]}
            value={preference}
            onChange={({ currentTarget }) => setPreference(currentTarget.value as ThemePreference)}
          />
          <Box rule="above" paddingBlock="lg">
            <Stack as="section" gap="lg" aria-label="Preview">
              <Inline gap="md">
                <StatusPill kind="entry" status="ready" />
                <StatusPill kind="entry" status="needs_mapping" />
                <StatusPill kind="entry" status="failed" />
              </Inline>
              <Table
                caption="One week"
                rows={ROWS}
                rowKey={({ id }) => id}
                columns={COLUMNS}
                totals={{
                  label: 'Net',
                  amount: <Money cents={372_695} currency="USD" show="none" />,
                }}
              />
              <InlineAlert tone="warning" title="One store has no account for promotions">
                Nothing is posted until it has one.
              </InlineAlert>
              <Inline gap="sm">
                <Button variant="primary">Post 2 entries</Button>
                <Button>Go back</Button>
              </Inline>
            </Stack>
          </Box>
        </Stack>
      </Page>
    </main>
  );
}
