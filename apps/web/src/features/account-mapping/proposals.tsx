import { Heading, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import type { Proposals } from './use-mapping-tools.ts';

type Proposal = Proposals['proposals'][number];
type Unmatched = Proposals['unmatched'][number];

/** What would be mapped, and what QuickBooks has no account for. */
export function ProposalTables({ proposals, unmatched }: Proposals) {
  return (
    <Stack gap="lg">
      <Mapped proposals={proposals} />
      {unmatched.length === 0 ? null : <Without unmatched={unmatched} />}
    </Stack>
  );
}

const PROPOSED: readonly TableColumn<Proposal>[] = [
  { id: 'label', header: 'Line item', cell: placed, rowHeader: true },
  { id: 'before', header: 'Now', cell: ({ replaces }) => replaces ?? '–' },
  { id: 'after', header: 'New', cell: ({ account_name: name }) => name },
  { id: 'reason', header: 'Why', cell: ({ reason }) => reason },
];

function Mapped({ proposals }: { proposals: readonly Proposal[] }) {
  return (
    <Table
      caption="Accounts to map"
      columns={PROPOSED}
      rows={proposals}
      rowKey={({ platform, component }) => `${platform} ${component}`}
      empty={<Text tone="muted">Nothing changes.</Text>}
    />
  );
}

const MISSING: readonly TableColumn<Unmatched>[] = [
  { id: 'label', header: 'Line item', cell: placed, rowHeader: true },
  { id: 'account', header: 'Account', cell: ({ account_name: name }) => name },
  { id: 'type', header: 'Type', cell: ({ account_type: type }) => type ?? '–' },
];

function Without({ unmatched }: { unmatched: readonly Unmatched[] }) {
  return (
    <Stack gap="xs">
      <Heading level={3}>Not in QuickBooks</Heading>
      <Text tone="muted">
        These line items stay as they are. You can create the missing accounts next.
      </Text>
      <Table
        caption="Accounts missing in QuickBooks"
        captionHidden
        columns={MISSING}
        rows={unmatched}
        rowKey={({ platform, component }) => `${platform} ${component}`}
      />
    </Stack>
  );
}

function placed({ label, platform }: Pick<Proposal, 'label' | 'platform'>): string {
  return platform === null ? label : `${label}, ${PLATFORM_NAMES[platform]}`;
}
