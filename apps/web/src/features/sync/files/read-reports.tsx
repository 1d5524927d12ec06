import { Heading, QuarantineTable, RecognitionCard, Stack, Text } from '@platebook/ui';
import type { Import } from '../../../shared/api/entities.ts';
import { toQuarantine, toRecognition } from './import.view.ts';
import { words } from './files.messages.tsx';

/** The recognition of each file, and quarantined rows. */
export function ReadReports({ run }: { run: Import }) {
  if (run.reports.length === 0) {
    return null;
  }
  const quarantine = toQuarantine(run);
  const unlisted = run.counts.rows_quarantined - quarantine.length;
  return (
    <>
      {quarantine.length === 0 ? null : (
        <Stack as="section" gap="md" aria-labelledby="quarantine">
          <Stack gap="xs">
            <Heading level={2} id="quarantine">
              {words.rowsSetAside}
            </Heading>
            <Text tone="muted">{words.rowsSetAsideMeaning}</Text>
          </Stack>
          <QuarantineTable
            rows={quarantine}
            currency={run.payouts[0]?.currency ?? 'USD'}
            caption={words.rowsSetAside}
            captionHidden
          />
          {unlisted > 0 ? (
            <Text size="small" tone="muted">
              {words.moreInTheWorkpapers(unlisted)}
            </Text>
          ) : null}
        </Stack>
      )}
      <Stack as="section" gap="md" aria-labelledby="read">
        <Heading level={2} id="read">
          {words.reportsInThisFile}
        </Heading>
        {run.reports.map((reading) => (
          <RecognitionCard
            key={`${reading.file.sha256} ${reading.file.name}`}
            {...toRecognition(reading)}
          />
        ))}
      </Stack>
    </>
  );
}
