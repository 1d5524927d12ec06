import { blockedSentence, reasonSentence } from '../../../shared/language/server-errors.ts';
import { Heading, InlineAlert, JournalPreview, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JournalEntry, Payout, PlanPreview } from '../../../shared/api/entities.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { toPreviewLines } from './entry.view.ts';
import { LineRows } from './line-rows.tsx';
import { previewQuery } from './reports.queries.ts';
import { words } from './files.messages.tsx';

export type EntriesProps = { tenant: string; payout: Payout };

/** A payout's planned journal entries; each line expands to its source rows. */
export function Entries({ tenant, payout }: EntriesProps) {
  const { api } = useServices();
  const preview = useQuery(previewQuery({ api, tenant }, payout.id));
  return (
    <Stack as="section" gap="lg" aria-labelledby="entries">
      <Stack gap="xs">
        <Heading level={2} id="entries">
          {words.journalEntries}
        </Heading>
        <Text tone="muted">
          {preview.data?.is_stored === false && payout.entry_counts.posted === 0
            ? words.previewOpenALine
            : words.openALine}
        </Text>
      </Stack>
      <Loaded query={preview} label={words.loadingJournalEntries} shape="table" lines={6}>
        {(plan) => <Plan tenant={tenant} payout={payout} plan={plan} />}
      </Loaded>
    </Stack>
  );
}

function Plan({ tenant, payout, plan }: EntriesProps & { plan: PlanPreview }) {
  return (
    <Stack gap="xl">
      {plan.blocked.map((blocked) => (
        <InlineAlert
          key={`${blocked.file} ${blocked.reason} ${blocked.column ?? ''}`}
          tone="warning"
          title={words.payoutNotReady}
        >
          {blockedSentence(blocked)}
        </InlineAlert>
      ))}
      {plan.warnings.map((warning) => (
        <InlineAlert key={warning.message} tone="info" title={reasonSentence(warning)} />
      ))}
      {plan.entries.map((entry) => (
        <Entry key={entry.document_number} tenant={tenant} payout={payout} entry={entry} />
      ))}
    </Stack>
  );
}

function Entry({ tenant, payout, entry }: EntriesProps & { entry: JournalEntry }) {
  const [openLine, setOpenLine] = useState<string | null>(null);
  const open = entry.lines.find(({ line }) => String(line) === openLine);
  return (
    <JournalPreview
      documentNumber={entry.document_number}
      date={entry.date}
      memo={entry.memo}
      currency={entry.currency}
      part={entry.part}
      parts={entry.parts}
      {...(entry.status === null ? {} : { status: entry.status })}
      lines={toPreviewLines(entry)}
      openLineId={openLine}
      onToggleLine={(id) => setOpenLine(id === openLine ? null : id)}
      lineDetail={
        open === undefined ? undefined : (
          <LineRows
            tenant={tenant}
            currency={entry.currency}
            rowCount={open.row_count}
            line={{
              payout: payout.id,
              documentNumber: entry.document_number,
              line: open.line,
            }}
          />
        )
      }
    />
  );
}
