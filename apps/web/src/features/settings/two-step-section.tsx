import type { components } from '@platebook/api-client';
import {
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Inline,
  SecretOnce,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import { formatDay } from '../../shared/format/days.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { AddFactorDialog } from './add-factor-dialog.tsx';
import { Section } from './section.tsx';
import { FACTORS_KEY, useAccessToken } from './second-factors.ts';

type Factor = components['schemas']['GoTrueFactor'];

/** The authenticator apps of the reader, and the codes that stand in for them. */
export function TwoStepSection() {
  const { state, renew, reread, codes, hideCodes } = useSecondFactors();
  const [adding, setAdding] = useState(false);
  return (
    <Section
      title="Two-step sign-in"
      description="Signing in asks for your password, then for a code from an app on your phone."
    >
      {renew.isError ? (
        <Banner tone="danger" title={failureTitle(renew.error)} appeared>
          No new codes were created.
        </Banner>
      ) : null}
      {codes === null ? null : (
        <SecretOnce
          title="Your recovery codes"
          secret={codes.join('\n')}
          copyLabel="Copy all codes"
          doneLabel="I have saved them"
          onDone={hideCodes}
        >
          Save them where you save passwords. Each one signs you in once without your phone. They
          are not shown again.
        </SecretOnce>
      )}
      <Loaded query={state} label="Loading two-step sign-in" lines={3}>
        {(now) =>
          now.factors.length === 0 ? (
            <EmptyState
              kind="first-use"
              headingLevel={3}
              title="Two-step sign-in is off"
              action={<Button onClick={() => setAdding(true)}>Set it up</Button>}
            >
              When it is on, someone who learns your password cannot sign in without your phone.
            </EmptyState>
          ) : (
            <Apps now={now} renew={renew} onAdd={() => setAdding(true)} onRemoved={reread} />
          )
        }
      </Loaded>
      <AddFactorDialog
        open={adding}
        onOpenChange={setAdding}
        onAdded={async () => {
          setAdding(false);
          await reread();
          if (state.data?.recovery === null) {
            renew.mutate();
          }
        }}
      />
    </Section>
  );
}

type SecondFactors = {
  readonly factors: readonly Factor[];
  /** Null where no recovery codes were made. */
  readonly recovery: { readonly remaining: number; readonly total: number } | null;
};

function useSecondFactors() {
  const goTrue = useGoTrue();
  const accessToken = useAccessToken();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = useQuery({
    queryKey: FACTORS_KEY,
    queryFn: async (): Promise<SecondFactors> => {
      const { factors = [] } = await goTrue.user(accessToken());
      const verified = factors.filter(({ status }) => status === 'verified');
      const recovery = verified.length === 0 ? null : await goTrue.recoveryCodes(accessToken());
      return { factors: verified, recovery };
    },
  });
  const reread = () => queries.invalidateQueries({ queryKey: FACTORS_KEY });
  const renew = useMutation({
    mutationFn: () => goTrue.renewRecoveryCodes(accessToken()),
    onSuccess: async (made) => {
      setCodes(made);
      await reread();
    },
  });
  return { state, renew, reread, codes, hideCodes: () => setCodes(null) };
}

type AppsProps = {
  now: SecondFactors;
  renew: ReturnType<typeof useSecondFactors>['renew'];
  onAdd: () => void;
  onRemoved: () => Promise<void>;
};

function Apps({ now: { factors, recovery }, renew, onAdd, onRemoved }: AppsProps) {
  const [removing, setRemoving] = useState<Factor | null>(null);
  return (
    <Stack gap="md">
      <Table
        caption="Authenticator apps"
        captionHidden
        rows={factors}
        rowKey={({ id }) => id}
        columns={columnsOf(setRemoving)}
      />
      <Inline gap="md">
        <Button onClick={onAdd}>Add another app</Button>
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          {recovery === null ? 'Create recovery codes' : 'Create new recovery codes'}
        </Button>
      </Inline>
      <Text tone="muted" size="small">
        {recoveryWords(recovery)}
      </Text>
      <RemoveDialog
        factor={removing}
        isLast={factors.length === 1}
        onClose={() => setRemoving(null)}
        onRemoved={onRemoved}
      />
    </Stack>
  );
}

function recoveryWords(recovery: { remaining: number; total: number } | null): string {
  return recovery === null
    ? 'You have no recovery codes. If you lose your phone, you cannot sign in.'
    : `${recovery.remaining} of ${recovery.total} recovery codes left. New ones replace them.`;
}

function columnsOf(onRemove: (factor: Factor) => void): TableColumn<Factor>[] {
  return [
    { id: 'name', header: 'App', rowHeader: true, cell: ({ friendly_name: name }) => name },
    {
      id: 'since',
      header: 'Added',
      cell: ({ created_at: at }) => formatDay(at.slice(0, 10)),
    },
    {
      id: 'action',
      header: 'Action',
      shrink: true,
      cell: (factor) => (
        <Button
          size="sm"
          aria-label={`Remove ${factor.friendly_name}`}
          onClick={() => onRemove(factor)}
        >
          Remove
        </Button>
      ),
    },
  ];
}

type RemoveDialogProps = {
  factor: Factor | null;
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => Promise<void>;
};

function RemoveDialog({ factor, isLast, onClose, onRemoved }: RemoveDialogProps) {
  const goTrue = useGoTrue();
  const accessToken = useAccessToken();
  const remove = useMutation({
    mutationFn: (id: string) => goTrue.unenroll(accessToken(), id),
    onSuccess: async () => {
      await onRemoved();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={factor !== null}
      onOpenChange={onClose}
      onConfirm={() => factor !== null && remove.mutate(factor.id)}
      busy={remove.isPending}
      title={`Remove ${factor?.friendly_name ?? 'the app'}?`}
      description={
        isLast
          ? 'You will sign in with your password only, and your recovery codes stop working. You cannot open clients that require two-step sign-in until you set it up again.'
          : 'Its codes stop working. Your other apps still do.'
      }
      keepLabel="Keep it"
      confirmLabel="Remove app"
      failure={
        remove.isError
          ? { title: failureTitle(remove.error), meaning: 'The app still works.' }
          : undefined
      }
    />
  );
}
