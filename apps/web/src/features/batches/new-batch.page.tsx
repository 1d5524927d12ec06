import { Box, Link, Page, PageHeader, Stack, Stepper } from '@platebook/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { browserTimeZone } from '../../shared/format/time-zones.ts';
import {
  chosenBefore,
  clientsForBatch,
  newDraft,
  toRequest,
  type BatchDraft,
} from './batch-draft.ts';
import { OPERATIONS, type Operation } from './batch-words.ts';
import { words } from './batches.messages.ts';
import { ChooseClients } from './choose-clients.tsx';
import { ChooseOperation } from './choose-operation.tsx';
import { PreviewStep } from './preview-step.tsx';
import { usePreview } from './use-preview.ts';

type StepId = 'operation' | 'clients' | 'preview';

const steps = (): { id: StepId; label: string }[] => [
  { id: 'operation', label: words.chooseAction },
  { id: 'clients', label: words.chooseClients },
  { id: 'preview', label: words.review },
];

/** Choose the action, choose the clients, review, start. */
export function NewBatchPage() {
  const { api } = useServices();
  const { data: all } = useSuspenseQuery(clientsQuery(api));
  const clients = clientsForBatch(all);
  const [query] = useSearchParams();
  const today = todayHere();
  const { state } = useLocation();
  const [draft, setDraft] = useState<BatchDraft>(() => ({
    ...newDraft(askedFor(query.get('operation')), today),
    tenants: chosenBefore(state, clients),
  }));
  const [step, setStep] = useState<StepId>('operation');
  const preview = usePreview();
  const change = (changed: Partial<BatchDraft>) =>
    setDraft((before) => ({ ...before, ...changed }));
  const look = () => {
    const request = toRequest(draft);
    if (request !== null) {
      preview.mutate(request);
      setStep('preview');
    }
  };
  return (
    <Page>
      <title>{`${words.start} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.start}
          eyebrow={<Link href="/dashboard/batch-operations">{words.title}</Link>}
        />
        <Stepper label={words.start} steps={steps()} currentId={step} />
        {step === 'operation' ? (
          <Box width="measure">
            <ChooseOperation
              draft={draft}
              clients={clients}
              today={today}
              onChange={change}
              onNext={() => setStep('clients')}
            />
          </Box>
        ) : null}
        {step === 'clients' ? (
          <ChooseClients
            clients={clients}
            selected={draft.tenants}
            onChange={(tenants) => change({ tenants })}
            onBack={() => setStep('operation')}
            onNext={look}
          />
        ) : null}
        {step === 'preview' ? (
          <PreviewStep draft={draft} preview={preview} onBack={() => setStep('clients')} />
        ) : null}
      </Stack>
    </Page>
  );
}

function askedFor(operation: string | null): Operation {
  return OPERATIONS.find((one) => one === operation) ?? 'sync';
}

/** Today's date in the browser's time zone. */
function todayHere(): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: browserTimeZone() });
  return parts.format(new Date());
}
