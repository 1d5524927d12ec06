import { isApiError, unwrap } from '@platebook/api-client';
import { Banner, ButtonLink, Stack, Switch, Text } from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { Section } from './section.tsx';
import { words } from './client-settings.messages.ts';

/** Whether members of this client need a second step, set by its owner. */
export function SignInPolicySection({ client }: { client: Client }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const tenant = client.tenant_id;
  const params = { path: { tenant } };
  const queryKey = [...clientKey(tenant), 'sign-in-policy'];
  const policy = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/clients/tenants/{tenant}/sign-in-policy', { params, signal })),
  });
  const save = useMutation({
    mutationFn: (required: boolean) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/sign-in-policy', {
          params,
          body: { second_step_required: required },
        }),
      ),
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
  });
  const isOwnMissing = isApiError(save.error) && save.error.code === 'second_step_setup_required';
  return (
    <Section title={words.signIn} description={words.appliesToEveryMember}>
      {save.isError ? (
        <Banner
          tone="danger"
          title={failureTitle(save.error)}
          appeared
          action={
            isOwnMissing ? (
              <ButtonLink href="/dashboard/settings/security">{words.setUpTwoStep}</ButtonLink>
            ) : undefined
          }
        >
          {words.nothingWasChanged}
        </Banner>
      ) : null}
      <Loaded query={policy} label={words.loadingSignInSettings} lines={3}>
        {({ second_step_required: required, members_without: without }) => (
          <Stack gap="sm">
            <Switch
              id="second_step_required"
              label={words.requireTwoStepSign}
              checked={required}
              loading={save.isPending}
              onCheckedChange={(checked) => save.mutate(checked)}
            />
            <Text size="small" tone="muted">
              {membersWords(required, without)}
            </Text>
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function membersWords(required: boolean, without: number): string {
  if (without === 0) {
    return words.everyMemberHasSet;
  }
  const members = without === 1 ? words.oneMemberHas : words.membersHave(without);
  return required ? words.notSetItUp(members) : words.lockedOut(members);
}
