import { unwrap } from '@platebook/api-client';
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Table,
  Text,
  TextField,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../shared/format/counted.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { Instant } from '../../../shared/page/instant.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { SendCodeDialog } from './send-code-dialog.tsx';
import { codeStateNames, purposeNames, words } from './verification.messages.ts';
import {
  CODES_KEY,
  verificationCodesQuery,
  type VerificationCode,
} from './verification.queries.ts';

const TONES = {
  open: 'info',
  used: 'success',
  voided: 'neutral',
  expired: 'neutral',
  exhausted: 'danger',
} as const satisfies Record<VerificationCode['state'], string>;

/** The codes that were sent; which address is looked for is in the page's address. */
export function CodesSection() {
  const { api } = useServices();
  const [query] = useSearchParams();
  const target = query.get('target') ?? '';
  const codes = useInfiniteQuery(verificationCodesQuery(api, target));
  const [sending, setSending] = useState(false);
  const change = useCodeChange();
  return (
    <Stack as="section" gap="lg" aria-label={words.codes}>
      <Stack gap="xxs">
        <Heading level={2}>{words.codes}</Heading>
        <Text tone="muted">{words.codesAbout}</Text>
      </Stack>
      <Inline>
        <Button icon="add" onClick={() => setSending(true)}>
          {words.sendCode}
        </Button>
      </Inline>
      <Search key={target} target={target} />
      {change.isError ? (
        <Banner tone="danger" title={failureTitle(change.error)} appeared>
          {words.notChanged}
        </Banner>
      ) : null}
      <Loaded query={codes} label={words.loadingCodes} shape="table" lines={4}>
        {(data) => {
          const rows = rowsOf(data);
          return rows.length === 0 ? (
            <None isSearched={target !== ''} />
          ) : (
            <Stack gap="md">
              <Table
                caption={words.codes}
                captionHidden
                rows={rows}
                rowKey={({ id }) => id}
                columns={codesColumns({
                  isBusy: change.isPending,
                  onResend: ({ id }) => change.mutate({ id, kind: 'resend' }),
                  onEnd: ({ id }) => change.mutate({ id, kind: 'end' }),
                })}
              />
              <ShowMore query={codes} shown={rows.length} noun={words.codesNoun} />
            </Stack>
          );
        }}
      </Loaded>
      {sending ? <SendCodeDialog onClose={() => setSending(false)} /> : null}
    </Stack>
  );
}

function None({ isSearched }: { isSearched: boolean }) {
  return isSearched ? (
    <Text tone="muted">{words.noneFound}</Text>
  ) : (
    <EmptyState kind="first-use" headingLevel={3} title={words.noCodes}>
      {words.noCodesMeaning}
    </EmptyState>
  );
}

function Search({ target }: { target: string }) {
  const [, setQuery] = useSearchParams();
  const form = useForm({ defaultValues: { target } });
  const submit = form.handleSubmit((values) => {
    const wanted = values.target.trim();
    setQuery(wanted === '' ? {} : { target: wanted });
  });
  return (
    <form noValidate role="search" onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <TextField
          id="search"
          label={words.search}
          hint={words.searchHint}
          autoComplete="off"
          spellCheck={false}
          {...form.register('target')}
        />
        <Inline gap="sm">
          <Button type="submit">{words.find}</Button>
          {target === '' ? null : <Button onClick={() => setQuery({})}>{words.showAll}</Button>}
        </Inline>
      </Stack>
    </form>
  );
}

type Change = { readonly id: string; readonly kind: 'resend' | 'end' };

function useCodeChange() {
  const { api } = useServices();
  return useOperatorsChange({
    change: async ({ id, kind }: Change): Promise<'sent' | 'ended' | 'notOpen'> => {
      const params = { path: { verification_code: id } };
      if (kind === 'resend') {
        await unwrap(
          api.POST('/api/admin/verification-codes/{verification_code}/resend', { params }),
        );
        return 'sent';
      }
      const { was_open: wasOpen } = await unwrap(
        api.DELETE('/api/admin/verification-codes/{verification_code}', { params }),
      );
      return wasOpen ? 'ended' : 'notOpen';
    },
    rereads: CODES_KEY,
    done: (outcome) => words[outcome],
  });
}

type Actions = {
  readonly isBusy: boolean;
  readonly onResend: (code: VerificationCode) => void;
  readonly onEnd: (code: VerificationCode) => void;
};

function codesColumns({ isBusy, onResend, onEnd }: Actions): TableColumn<VerificationCode>[] {
  return [
    {
      id: 'target',
      header: words.target,
      rowHeader: true,
      cell: ({ masked_target: target }) => target,
    },
    { id: 'purpose', header: words.purpose, cell: ({ purpose }) => purposeNames[purpose] },
    {
      id: 'state',
      header: words.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{codeStateNames[state]}</Badge>,
    },
    {
      id: 'attempts',
      header: words.attempts,
      cell: ({ attempts }) => formatCount(attempts),
    },
    { id: 'sent', header: words.sentAt, cell: ({ created_at: at }) => <Instant at={at} /> },
    { id: 'expires', header: words.expires, cell: ({ expires_at: at }) => <Instant at={at} /> },
    {
      id: 'action',
      header: words.action,
      shrink: true,
      cell: (code) => (
        <Inline gap="xs" wrap="nowrap">
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={words.resendTo(code.masked_target)}
            onClick={() => onResend(code)}
          >
            {words.resend}
          </Button>
          {code.state === 'open' ? (
            <Button
              size="sm"
              disabled={isBusy}
              aria-label={words.endFor(code.masked_target)}
              onClick={() => onEnd(code)}
            >
              {words.end}
            </Button>
          ) : null}
        </Inline>
      ),
    },
  ];
}
