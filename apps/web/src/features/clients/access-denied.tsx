import { MESSAGES } from '@platebook/api-client';
import { Banner, Button, ButtonLink, Inline } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { words as denials } from './access-denied.messages.tsx';
import { words } from './clients.messages.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Spec 2: explains `error=client_access_denied` in the query, and the next steps. */
export function AccessDenied({ lastClientId }: { lastClientId: string | null }) {
  const { api } = useServices();
  const [query, setQuery] = useSearchParams();
  const clientId = query.get('clientId') ?? '';
  const request = useMutation({
    // The response does not reveal whether the client exists.
    mutationFn: () =>
      api.POST('/api/v2/clients/access-requests', { body: { client_id: clientId } }),
  });
  if (query.get('error') !== 'client_access_denied') {
    return null;
  }
  const dismiss = () =>
    setQuery(
      (held) => {
        held.delete('error');
        held.delete('clientId');
        return held;
      },
      { replace: true },
    );
  const back =
    lastClientId === null ? null : (
      <ButtonLink href={toClientHref('/dashboard/sync', lastClientId)}>
        {words.backToLast}
      </ButtonLink>
    );
  if (request.isSuccess) {
    return (
      <Banner
        tone="success"
        title={words.requested}
        action={back}
        onDismiss={dismiss}
        dismissLabel={words.dismiss}
        appeared
      >
        {words.requestedMeaning}
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      title={
        request.isError
          ? failureTitle(request.error)
          : serverSentence(MESSAGES.insufficientPermissions)
      }
      onDismiss={dismiss}
      dismissLabel={words.dismiss}
      appeared={request.isError}
      action={
        <Inline gap="sm">
          {UUID.test(clientId) ? (
            <Button loading={request.isPending} onClick={() => request.mutate()}>
              {words.request}
            </Button>
          ) : null}
          {back}
        </Inline>
      }
    >
      {denials.noAccess(clientId === '' ? words.withoutId : clientId)}
    </Banner>
  );
}
