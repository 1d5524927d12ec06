import { unwrap } from '@platebook/api-client';
import { Banner, Button, Dialog, ErrorSummary, RadioGroup, Stack, TextField } from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { email, object, picklist, pipe, string, trim, type InferOutput } from 'valibot';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { words } from './operators.messages.ts';
import { STAFF_KEY } from './operators.queries.ts';
import { useOperatorsChange } from './use-operators-change.ts';

const schema = object({
  email: pipe(
    string(),
    trim(),
    email(() => words.enterEmail),
  ),
  level: picklist(['system_operator', 'system_admin']),
});

export type GrantDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Grants admin access at a level. */
export function GrantDialog({ open, onOpenChange }: GrantDialogProps) {
  const { api } = useServices();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { email: '', level: 'system_operator' as const },
  });
  const grant = useOperatorsChange({
    change: (body: InferOutput<typeof schema>) => unwrap(api.POST('/api/admin/staff', { body })),
    rereads: STAFF_KEY,
    done: ({ email: granted, user_id }) => words.granted(granted ?? user_id),
    onDone: () => {
      form.reset();
      onOpenChange(false);
    },
  });
  const { summary, onSubmit } = useFormSubmit(form, grant.mutate);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        grant.reset();
      }}
      busy={grant.isPending}
      title={words.grantTitle}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {grant.isError ? (
            <Banner tone="danger" title={failureTitle(grant.error)} appeared>
              {words.grantFailed}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <TextField
            id="email"
            type="email"
            label={words.email}
            hint={words.grantHint}
            autoComplete="off"
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <RadioGroup
            id="level"
            legend={words.level}
            options={[
              {
                value: 'system_operator',
                label: words.operator,
                description: words.operatorMeaning,
              },
              {
                value: 'system_admin',
                label: words.administrator,
                description: words.administratorMeaning,
              },
            ]}
            {...form.register('level')}
          />
          <Button type="submit" variant="primary" loading={grant.isPending}>
            {words.grant}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
