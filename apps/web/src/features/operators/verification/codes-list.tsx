import { unwrap } from '@platebook/api-client';
import { Banner, EmptyState } from '@platebook/ui';
import { useMemo } from 'react';
import type { ListDefinition, ListRequest } from '../../../shared/list/list-definition.ts';
import { ListView } from '../../../shared/list/list-view.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { codesColumns, codesProperties } from './codes-columns.tsx';
import { words } from './verification.messages.ts';
import { CODES_KEY, verificationCodesList, type VerificationCode } from './verification.queries.ts';

export type CodesListProps = {
  /** Filters by this exact address or number; empty for all. */
  target: string;
};

/** The status of each code, and its actions. */
export function CodesList({ target }: CodesListProps) {
  const { api } = useServices();
  const change = useCodeChange();
  const isSearched = target !== '';
  const definition = useDefinition(isSearched, change.mutate);
  return (
    <>
      {change.isError ? (
        <Banner tone="danger" title={failureTitle(change.error)} appeared>
          {words.notChanged}
        </Banner>
      ) : null}
      <ListView
        definition={definition}
        client={null}
        about={words.codes}
        listOf={(request: ListRequest) => verificationCodesList(api, target, request)}
        onOpen={() => undefined}
        expectedRows={4}
        empty={
          isSearched ? (
            <EmptyState kind="no-results" size="table" headingLevel={3} title={words.noneFound} />
          ) : (
            <EmptyState kind="first-use" size="table" headingLevel={3} title={words.noCodes}>
              {words.noCodesMeaning}
            </EmptyState>
          )
        }
      />
    </>
  );
}

type Change = { readonly id: string; readonly kind: 'resend' | 'end' };

function useDefinition(
  isSearched: boolean,
  change: (change: Change) => void,
): ListDefinition<VerificationCode> {
  return useMemo(
    () => ({
      id: 'verification_codes',
      noun: {
        one: words.codeNoun,
        many: words.codesNoun,
        all: isSearched ? words.codesThere : words.allCodes,
      },
      label: words.codes,
      columns: codesColumns(),
      rowKey: ({ id }) => id,
      properties: codesProperties(),
      sort: { columnId: 'created', descending: true },
      preserved: ['target'],
      menu: {
        header: words.action,
        label: ({ masked_target: sentTo }) => words.actionsFor(sentTo),
        items: ({ id, state }) => [
          {
            kind: 'action',
            id: 'resend',
            label: words.resend,
            onSelect: () => change({ id, kind: 'resend' }),
          },
          ...(state === 'open'
            ? [
                {
                  kind: 'action' as const,
                  id: 'end',
                  label: words.end,
                  tone: 'danger' as const,
                  onSelect: () => change({ id, kind: 'end' }),
                },
              ]
            : []),
        ],
      },
    }),
    [isSearched, change],
  );
}

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
