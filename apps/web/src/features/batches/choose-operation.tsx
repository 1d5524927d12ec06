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
import { browserTimeZone } from '../../shared/format/time-zones.ts';
import { usualDays, type BatchDraft } from './batch-draft.ts';
import { OPERATIONS, TEMPLATES, type Operation } from './batch-words.ts';

export type ChooseOperationProps = {
  draft: BatchDraft;
  clients: readonly Client[];
  /** The day it is, `YYYY-MM-DD`. */
  today: string;
  onChange: (changed: Partial<BatchDraft>) => void;
  onNext: () => void;
};

/** The action of a batch, and its options. */
export function ChooseOperation(props: ChooseOperationProps) {
  const { draft, today, onChange, onNext } = props;
  const { asks } = OPERATIONS[draft.operation];
  const lacksSource = asks.includes('from_client') && draft.fromTenant === null;
  return (
    <Stack gap="lg">
      <RadioGroup
        legend="Action"
        name="operation"
        value={draft.operation}
        onChange={({ target }) => {
          const operation = target.value as Operation;
          onChange({ operation, days: usualDays(operation, today) });
        }}
        options={(Object.keys(OPERATIONS) as Operation[]).map((value) => ({
          value,
          label: OPERATIONS[value].title,
          description: OPERATIONS[value].meaning,
        }))}
      />
      <OperationOptions {...props} />
      <Inline gap="sm">
        <Button variant="primary" disabled={lacksSource} onClick={onNext}>
          Choose clients
        </Button>
      </Inline>
    </Stack>
  );
}

function OperationOptions({ draft, clients, today, onChange }: ChooseOperationProps) {
  const { asks } = OPERATIONS[draft.operation];
  return (
    <Stack gap="md">
      {asks.includes('days') ? (
        <DateRangePicker
          label="Sales dates"
          value={draft.days}
          onChange={(days) => onChange({ days })}
          today={today}
          timeZone={browserTimeZone()}
        />
      ) : null}
      {asks.includes('platform') ? (
        <Select
          label="Platform"
          value={draft.platform ?? ''}
          onChange={({ target }) =>
            onChange({ platform: (target.value || null) as BatchDraft['platform'] })
          }
          options={[
            { value: '', label: 'Both' },
            { value: 'ubereats', label: 'Uber Eats' },
            { value: 'doordash', label: 'DoorDash' },
          ]}
        />
      ) : null}
      {asks.includes('dry_run') ? (
        <Checkbox
          label="Dry run"
          hint="Fetches and checks everything without creating entries."
          checked={draft.dryRun}
          onChange={({ target }) => onChange({ dryRun: target.checked })}
        />
      ) : null}
      {asks.includes('template') ? (
        <Select
          label="Template"
          value={draft.template}
          onChange={({ target }) => onChange({ template: target.value as BatchDraft['template'] })}
          options={Object.entries(TEMPLATES).map(([value, label]) => ({ value, label }))}
        />
      ) : null}
      {asks.includes('from_client') ? (
        <Select
          label="Copy mapping from"
          placeholder="Choose a client"
          value={draft.fromTenant ?? ''}
          onChange={({ target }) => onChange({ fromTenant: target.value || null })}
          options={clients.map(({ tenant_id: value, name }) => ({ value, label: name }))}
        />
      ) : null}
      {asks.includes('paused') ? (
        <RadioGroup
          legend="Automatic sync"
          name="paused"
          layout="row"
          value={draft.paused ? 'pause' : 'resume'}
          onChange={({ target }) => onChange({ paused: target.value === 'pause' })}
          options={[
            { value: 'pause', label: 'Pause' },
            { value: 'resume', label: 'Resume' },
          ]}
        />
      ) : null}
    </Stack>
  );
}
