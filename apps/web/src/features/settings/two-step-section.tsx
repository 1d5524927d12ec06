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
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { AddFactorDialog } from './add-factor-dialog.tsx';
import { Section } from './section.tsx';
import { FACTORS_KEY, useAccessToken } from './second-factors.ts';
import { words } from './settings.messages.ts';

type Factor = components['schemas']['GoTrueFactor'];

/** The reader's authenticator apps and recovery codes. */
export function TwoStepSection() {
  const { state, renew, reread, codes, hideCodes } = useSecondFactors();
  const [adding, setAdding] = useState(false);
  return (
    <Section title={words.twoStepTitle} description={words.signingInAsksFor}>
      {renew.isError ? (
        <Banner tone="danger" title={failureTitle(renew.error)} appeared>
          {words.noNewCodesWere}
        </Banner>
      ) : null}
      {codes === null ? null : (
        <SecretOnce
          title={words.yourRecoveryCodes}
          secret={codes.join('\n')}
          copyLabel={words.copyAllCodes}
          doneLabel={words.iHaveSavedThem}
          onDone={hideCodes}
        >
          {words.saveThemWhereYou}
        </SecretOnce>
      )}
      <Loaded query={state} label={words.loadingTwoStepSign} lines={11}>
        {(now) =>
          now.factors.length === 0 ? (
            <EmptyState
              kind="first-use"
              headingLevel={3}
              title={words.twoStepOff}
              action={<Button onClick={() => setAdding(true)}>{words.setItUp}</Button>}
            >
              {words.whenItIsOn}
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
  /** Null without recovery codes. */
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
  const formatDay = useDayFormat();
  return (
    <Stack gap="md">
      <Table
        caption={words.authenticatorApps}
        captionHidden
        rows={factors}
        rowKey={({ id }) => id}
        columns={columnsOf(formatDay, setRemoving)}
      />
      <Inline gap="md">
        <Button onClick={onAdd}>{words.addAnotherApp}</Button>
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          {recovery === null ? words.createRecoveryCodes : words.createNewRecoveryCodes}
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
    ? words.youHaveNoRecovery
    : words.ofRecoveryCodesLeft(recovery.remaining, recovery.total);
}

function columnsOf(
  formatDay: (instant: string) => string,
  onRemove: (factor: Factor) => void,
): TableColumn<Factor>[] {
  return [
    { id: 'name', header: words.app, rowHeader: true, cell: ({ friendly_name: name }) => name },
    {
      id: 'since',
      header: words.added,
      cell: ({ created_at: at }) => formatDay(at),
    },
    {
      id: 'action',
      header: words.action,
      shrink: true,
      cell: (factor) => (
        <Button
          size="sm"
          aria-label={words.removeNamed(factor.friendly_name)}
          onClick={() => onRemove(factor)}
        >
          {words.remove}
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
      onOpenChange={() => {
        onClose();
        remove.reset();
      }}
      onConfirm={() => factor !== null && remove.mutate(factor.id)}
      busy={remove.isPending}
      title={words.removeQuestion(factor?.friendly_name)}
      description={isLast ? words.youWillSignIn : words.itsCodesStopWorking}
      cancelLabel={words.keepIt}
      confirmLabel={words.removeApp}
      failure={
        remove.isError
          ? { title: failureTitle(remove.error), meaning: words.theAppStillWorks }
          : undefined
      }
    />
  );
}
