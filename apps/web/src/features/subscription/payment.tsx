import { Button, DescriptionList, Inline, InlineAlert, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client, PaymentMethod } from '../../shared/api/entities.ts';
import { expiryOf, expiryWords, methodWords } from '../../shared/billing/payment-method.view.ts';
import { todayIn } from '../../shared/format/today-in.ts';
import { failureTitle, unlessStated } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { words } from './billing.messages.ts';
import { Part } from './part.tsx';
import { paymentMethodQuery } from './subscription.queries.ts';
import { usePaymentPortal } from './use-plan-changes.ts';

/** The plan's payment method, for the payer. */
export function Payment({ client }: { client: Client }) {
  const { api } = useServices();
  const query = useQuery(paymentMethodQuery(api, client.tenant_id));
  return (
    <Part title={words.payment}>
      <Loaded query={query} label={words.loadingPayment} lines={2}>
        {({ paid_by: paidBy, method }) =>
          paidBy === 'somebody_else' ? (
            <Text>{words.paidByOther}</Text>
          ) : (
            <Stack gap="md">
              {paidBy === 'you' ? <Text>{words.paidByYou}</Text> : null}
              <Method client={client} method={method} />
              <ChangeMethod client={client} />
            </Stack>
          )
        }
      </Loaded>
    </Part>
  );
}

function Method({ client, method }: { client: Client; method: PaymentMethod | null }) {
  const expiry = method === null ? 'valid' : expiryOf(method, todayIn(client.time_zone));
  const ends = method === null ? null : expiryWords(method);
  const name = method === null ? words.none : methodWords(method);
  return (
    <Stack gap="md">
      {expiry === 'valid' ? null : (
        <InlineAlert tone="warning" title={expiry === 'expired' ? words.expired : words.expiring}>
          {words.replace}
        </InlineAlert>
      )}
      <DescriptionList
        aria-label={words.method}
        items={[{ term: words.method, value: ends === null ? name : `${name}. ${ends}` }]}
      />
    </Stack>
  );
}

function ChangeMethod({ client }: { client: Client }) {
  const portal = usePaymentPortal(client.tenant_id);
  const failure = portal.isError ? failureTitle(portal.error) : null;
  return (
    <Stack gap="md">
      {failure === null ? null : (
        <InlineAlert tone="danger" title={failure} appeared>
          {unlessStated(failure, words.unchanged)}
        </InlineAlert>
      )}
      <Inline>
        <Button loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
          {words.change}
        </Button>
      </Inline>
    </Stack>
  );
}
