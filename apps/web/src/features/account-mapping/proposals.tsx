import { Heading, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { accountReason, accountTypeName } from '../../shared/language/sent-reasons.ts';
import { componentName } from '../../shared/language/server-errors.ts';
import type { Proposals } from './use-mapping-tools.ts';
import { words } from './account-mapping.messages.tsx';

type Proposal = Proposals['proposals'][number];
type Unmatched = Proposals['unmatched'][number];

/** Proposed mappings, and items without an account in QuickBooks. */
export function ProposalTables({ proposals, unmatched }: Proposals) {
  return (
    <Stack gap="lg">
      <Mapped proposals={proposals} />
      {unmatched.length === 0 ? null : <Without unmatched={unmatched} />}
    </Stack>
  );
}

const proposed = (): readonly TableColumn<Proposal>[] => [
  { id: 'label', header: words.lineItem, cell: placed, rowHeader: true },
  { id: 'before', header: words.now, cell: ({ replaces }) => replaces ?? '–' },
  { id: 'after', header: words.newAccount, cell: ({ account_name: name }) => name },
  { id: 'reason', header: words.why, cell: accountReason },
];

function Mapped({ proposals }: { proposals: readonly Proposal[] }) {
  return (
    <Table
      caption={words.accountsToMap}
      columns={proposed()}
      rows={proposals}
      rowKey={({ platform, component }) => `${platform} ${component}`}
      empty={<Text tone="muted">{words.nothingChanges}</Text>}
    />
  );
}

const missing = (): readonly TableColumn<Unmatched>[] => [
  { id: 'label', header: words.lineItem, cell: placed, rowHeader: true },
  { id: 'account', header: words.account, cell: ({ account_name: name }) => name },
  {
    id: 'type',
    header: words.type,
    cell: ({ account_type: type }) => (type === null ? '–' : accountTypeName(type)),
  },
];

function Without({ unmatched }: { unmatched: readonly Unmatched[] }) {
  return (
    <Stack gap="xs">
      <Heading level={3}>{words.notInQuickbooks}</Heading>
      <Text tone="muted">{words.unmatchedStay}</Text>
      <Table
        caption={words.missingInBooks}
        captionHidden
        columns={missing()}
        rows={unmatched}
        rowKey={({ platform, component }) => `${platform} ${component}`}
      />
    </Stack>
  );
}

function placed({ platform, ...line }: Pick<Proposal, 'component' | 'label' | 'platform'>): string {
  const name = componentName(line);
  return platform === null ? name : `${name}, ${PLATFORM_NAMES[platform]}`;
}
