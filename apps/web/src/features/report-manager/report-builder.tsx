import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  DateRangePicker,
  Inline,
  RadioGroup,
  SegmentedControl,
  Select,
  Stack,
} from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { todayIn } from '../../shared/format/today-in.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import {
  generatedReportsKey,
  type ReportKind,
  type ReportRequest,
} from './generated-reports.queries.ts';
import { changeDraft, newDraft, type ReportDraft } from './report-draft.ts';
import { words } from './report-manager.messages.ts';
import {
  datedByWords,
  FORMATS,
  REPORT_FORMATS,
  REPORT_KINDS,
  reportWords,
} from './report-words.ts';

const PLATFORMS = ['ubereats', 'doordash'] as const;

/** Creates a report from kind, dates and format; a job builds it. */
export function ReportBuilder({ client }: { client: Client }) {
  const today = todayIn(client.time_zone);
  const [request, setRequest] = useState(() => newDraft(today));
  const change = (changed: Partial<ReportDraft>) =>
    setRequest((before) => changeDraft(before, changed));
  const make = useMake(client);
  return (
    <Stack gap="md">
      <RadioGroup
        legend={words.report}
        name="kind"
        value={request.kind}
        onChange={({ target }) => change({ kind: target.value as ReportKind })}
        options={REPORT_KINDS.map((kind) => {
          const { title, meaning } = reportWords(kind);
          return { value: kind, label: title, description: meaning };
        })}
      />
      <RadioGroup
        legend={words.groupBy}
        name="dated_by"
        value={request.dated_by}
        onChange={({ target }) =>
          change({ dated_by: target.value === 'payout' ? 'payout' : 'trade' })
        }
        options={(['trade', 'payout'] as const).map((value) => ({
          value,
          label: datedByWords(value).title,
          description: datedByWords(value).meaning,
        }))}
      />
      <DateRangePicker
        label={datedByWords(request.dated_by).days}
        value={{ from: request.from, to: request.to }}
        onValueChange={({ from, to }) => change({ from, to })}
        today={today}
        timeZone={client.time_zone}
      />
      <Select
        label={words.platform}
        value={request.platform ?? ''}
        onChange={({ target }) =>
          change({ platform: PLATFORMS.find((one) => one === target.value) ?? null })
        }
        options={[
          { value: '', label: words.both },
          { value: 'ubereats', label: PLATFORM_NAMES.ubereats },
          { value: 'doordash', label: PLATFORM_NAMES.doordash },
        ]}
      />
      {REPORT_FORMATS[request.kind].length > 1 ? (
        <SegmentedControl
          label={words.format}
          segments={REPORT_FORMATS[request.kind].map((value) => ({
            value,
            label: FORMATS[value],
          }))}
          value={request.format}
          onValueChange={(format) => change({ format: format as ReportRequest['format'] })}
        />
      ) : null}
      {make.isError ? (
        <Banner tone="danger" title={failureTitle(make.error)} appeared>
          {words.noneCreated}
        </Banner>
      ) : null}
      <Inline gap="sm">
        <Button variant="primary" loading={make.isPending} onClick={() => make.mutate(request)}>
          {words.create}
        </Button>
      </Inline>
    </Stack>
  );
}

function useMake({ tenant_id: tenant }: Client) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportRequest) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/generated-reports', {
          params: { path: { tenant } },
          body,
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: generatedReportsKey(tenant) }),
  });
}
