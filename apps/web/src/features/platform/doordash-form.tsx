import { unwrap } from '@platebook/api-client';
import {
  Button,
  ErrorSummary,
  Inline,
  InlineAlert,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@platebook/ui';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Client } from '../../shared/api/entities.ts';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { useConnectionChange } from './use-connection-change.ts';
import { doorDash } from './providers.messages.tsx';

type Label = () => string;

const id = (missing: Label, wrong: Label) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.regex(/^[A-Za-z0-9_-]{1,100}$/, wrong));

const schema = v.object({
  developer_id: id(
    () => doorDash.enterDeveloperId,
    () => doorDash.notADeveloperId,
  ),
  key_id: id(
    () => doorDash.enterKeyId,
    () => doorDash.notAKeyId,
  ),
  signing_secret: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => doorDash.enterSecret),
    v.regex(/^[A-Za-z0-9+/_-]{16,500}={0,2}$/, () => doorDash.incompleteSecret),
  ),
});

type Values = v.InferOutput<typeof schema>;

/** The access key from DoorDash's developer portal. It is tested before it is saved. */
export function DoorDashForm({ client, onDone }: { client: Client; onDone: () => void }) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const form = useForm<Values>({
    resolver: valibotResolver(schema),
    defaultValues: { developer_id: '', key_id: '', signing_secret: '' },
  });
  // The signing secret is treated as a secret by its name, and not stored in the draft.
  const draft = useFormDraft(form, 'doordash');
  const connect = useConnectionChange<Values>({
    tenant,
    change: (body) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/connections/doordash', {
          params: { path: { tenant } },
          body,
        }),
      ),
    done: () => ({ type: 'success', message: doorDash.connectedTo(client.name) }),
  });
  const { summary, onSubmit } = useFormSubmit(form, (values) =>
    connect.mutate(values, {
      onSuccess: () => {
        draft.remove();
        onDone();
      },
    }),
  );
  const refused = useFieldErrors(form, connect.error);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} aria-label={doorDash.accessKey}>
      <Stack gap="md">
        <Text tone="muted">{doorDash.howToGetKey}</Text>
        <DraftNote draft={draft} />
        <ErrorSummary errors={summary.length > 0 ? summary : refused} />
        {connect.error !== null && refused.length === 0 ? (
          <InlineAlert tone="danger" title={failureTitle(connect.error)}>
            {doorDash.notConnected}
          </InlineAlert>
        ) : null}
        <TextField
          id="developer_id"
          label={doorDash.developerId}
          error={errors.developer_id?.message}
          {...form.register('developer_id')}
        />
        <TextField
          id="key_id"
          label={doorDash.keyId}
          error={errors.key_id?.message}
          {...form.register('key_id')}
        />
        <PasswordField
          id="signing_secret"
          label={doorDash.secret}
          autoComplete="new-password"
          error={errors.signing_secret?.message}
          {...form.register('signing_secret')}
        />
        <Inline gap="md">
          <Button type="submit" variant="primary" loading={connect.isPending}>
            {doorDash.connect}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {doorDash.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
