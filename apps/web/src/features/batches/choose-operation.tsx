import {
  Button,
  Checkbox,
  DateRangePicker,
  Inline,
  RadioGroup,
  Select,
  Stack,
} from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { browserTimeZone } from '../../shared/format/time-zones.ts';
import { usualDays, type BatchDraft } from './batch-draft.ts';
import { OPERATION_OPTIONS, OPERATIONS, type Operation } from './batch-words.ts';
import { operationTitles } from './batch-progress.messages.ts';
import { operationMeanings, templateNames, words } from './batches.messages.ts';

export type ChooseOperationProps = {
  draft: BatchDraft;
  clients: readonly Client[];
  /** Today, `YYYY-MM-DD`. */
  today: string;
  onChange: (changed: Partial<BatchDraft>) => void;
  onNext: () => void;
};

/** The action of a batch, and its options. */
export function ChooseOperation(props: ChooseOperationProps) {
  const { draft, today, onChange, onNext } = props;
  const asks = OPERATION_OPTIONS[draft.operation];
  const lacksSource = asks.includes('from_client') && draft.fromTenant === null;
  return (
    <Stack gap="lg">
      <RadioGroup
        legend={words.action}
        name="operation"
        value={draft.operation}
        onChange={({ target }) => {
          const operation = target.value as Operation;
          onChange({ operation, days: usualDays(operation, today) });
        }}
        options={OPERATIONS.map((value) => ({
          value,
          label: operationTitles[value],
          description: operationMeanings[value],
        }))}
      />
      <OperationOptions {...props} />
      <Inline gap="sm">
        <Button variant="primary" disabled={lacksSource} onClick={onNext}>
          {words.chooseClients}
        </Button>
      </Inline>
    </Stack>
  );
}

function OperationOptions({ draft, clients, today, onChange }: ChooseOperationProps) {
  const asks = OPERATION_OPTIONS[draft.operation];
  return (
    <Stack gap="md">
      {asks.includes('days') ? (
        <DateRangePicker
          label={words.salesDates}
          value={draft.days}
          onValueChange={(days) => onChange({ days })}
          today={today}
          timeZone={browserTimeZone()}
        />
      ) : null}
      {asks.includes('platform') ? (
        <Select
          label={words.platform}
          value={draft.platform ?? ''}
          onChange={({ target }) =>
            onChange({ platform: (target.value || null) as BatchDraft['platform'] })
          }
          options={[
            { value: '', label: words.both },
            { value: 'ubereats', label: PLATFORM_NAMES.ubereats },
            { value: 'doordash', label: PLATFORM_NAMES.doordash },
          ]}
        />
      ) : null}
      {asks.includes('dry_run') ? (
        <Checkbox
          label={words.dryRun}
          hint={words.dryRunMeaning}
          checked={draft.dryRun}
          onChange={({ target }) => onChange({ dryRun: target.checked })}
        />
      ) : null}
      {asks.includes('template') ? (
        <Select
          label={words.template}
          value={draft.template}
          onChange={({ target }) => onChange({ template: target.value as BatchDraft['template'] })}
          options={Object.entries(templateNames).map(([value, label]) => ({ value, label }))}
        />
      ) : null}
      {asks.includes('from_client') ? (
        <Select
          label={words.copyFrom}
          placeholder={words.chooseClient}
          value={draft.fromTenant ?? ''}
          onChange={({ target }) => onChange({ fromTenant: target.value || null })}
          options={clients.map(({ tenant_id: value, name }) => ({ value, label: name }))}
        />
      ) : null}
      {asks.includes('paused') ? (
        <RadioGroup
          legend={words.automaticSync}
          name="paused"
          layout="row"
          value={draft.paused ? 'pause' : 'resume'}
          onChange={({ target }) => onChange({ paused: target.value === 'pause' })}
          options={[
            { value: 'pause', label: words.pause },
            { value: 'resume', label: words.resume },
          ]}
        />
      ) : null}
    </Stack>
  );
}
