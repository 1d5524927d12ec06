import {
  Banner,
  Button,
  Dialog,
  ErrorSummary,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
  type ComboboxOption,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { NOW } from '../instant-schema.ts';
import { WhenFields } from '../when-fields.tsx';
import { composeSchema, type ComposeFields, type Composed } from './compose-schema.ts';
import { MailButtons } from './mail-buttons.tsx';
import { priorityNames, typeNames, words } from './notifications.messages.ts';
import { sendComposed, type Draft } from './send.ts';
import { TargetsField } from './targets-field.tsx';

export type ComposeDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the server's preview; the input is preserved until it is sent. */
  onReview: (draft: Draft) => void;
};

/** Composes a notification and its recipients, and previews its reach. */
export function ComposeDialog({ open, onOpenChange, onReview }: ComposeDialogProps) {
  const { form, plan, summary, onSubmit, chosen, choose, recheck } = useComposing(onReview);
  const { errors } = form.formState;
  const audience = useWatch({ control: form.control, name: 'audience' });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} busy={plan.isPending} title={words.compose}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {plan.isError ? (
            <Banner tone="danger" title={failureTitle(plan.error)} appeared>
              {words.composeFailed}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <RadioGroup
            id="audience"
            legend={words.whom}
            options={[
              { value: 'clients', label: words.toClients },
              { value: 'people', label: words.toPeople },
              { value: 'all', label: words.toAll },
            ]}
            {...form.register('audience', {
              // The other targets are of a different kind.
              onChange: () => choose([]),
            })}
          />
          {audience === 'all' ? null : (
            <TargetsField
              key={audience}
              scope={audience === 'people' ? 'user' : 'tenant'}
              error={errors.ids?.message}
              value={chosen}
              onChange={(options) => choose(options, form.formState.isSubmitted)}
            />
          )}
          <Select
            id="type"
            label={words.type}
            options={optionsOf(typeNames, ['info', 'success', 'warning', 'error'])}
            {...form.register('type')}
          />
          <Select
            id="priority"
            label={words.priority}
            options={optionsOf(priorityNames, ['low', 'normal', 'high', 'urgent'])}
            {...form.register('priority')}
          />
          <TextField
            id="title"
            label={words.titleLabel}
            autoComplete="off"
            error={errors.title?.message}
            {...form.register('title', { onChange: () => recheck('title') })}
          />
          <TextArea
            id="message"
            label={words.message}
            limit={2_000}
            error={errors.message?.message}
            {...form.register('message', { onChange: () => recheck('message') })}
          />
          {audience === 'people' ? null : <When form={form} />}
          <MailButtons form={form}>
            <Button type="submit" variant="primary" loading={plan.isPending}>
              {words.review}
            </Button>
          </MailButtons>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Now, or scheduled and cancelable until then. */
function When({ form }: { form: UseFormReturn<ComposeFields, unknown, Composed> }) {
  const chosen = useWatch({ control: form.control, name: 'when' });
  const at = useController({ control: form.control, name: 'at' });
  return (
    <WhenFields
      when={form.register('when')}
      at={at}
      chosen={chosen}
      laterHint={words.sendLaterHint}
    />
  );
}

function optionsOf(names: Readonly<Record<string, string>>, values: readonly string[]) {
  return values.map((value) => ({ value, label: names[value] ?? value }));
}

const EMPTY: ComposeFields = {
  audience: 'clients',
  ids: [],
  type: 'info',
  priority: 'normal',
  title: '',
  message: '',
  ...NOW,
};

function useComposing(onReview: ComposeDialogProps['onReview']) {
  const { api } = useServices();
  const form = useForm<ComposeFields, unknown, Composed>({
    shouldFocusError: false,
    resolver: valibotResolver(composeSchema(() => new Date())),
    defaultValues: EMPTY,
  });
  const plan = useMutation({
    mutationFn: async (composed: Composed): Promise<Draft> => {
      const key = crypto.randomUUID();
      return { composed, key, planned: await sendComposed(api, composed, { key, dryRun: true }) };
    },
    onSuccess: onReview,
  });
  // Held by the form, because its field unmounts while the confirmation is shown.
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  const choose = (options: readonly ComboboxOption[], shouldValidate = false) => {
    setChosen(options);
    const ids = options.map(({ value }) => value);
    form.setValue('ids', ids, { shouldValidate });
  };
  // A preview shows errors before a submit; from then on each change is validated.
  const recheck = (name: 'title' | 'message') => {
    if (form.getFieldState(name).invalid) {
      void form.trigger(name);
    }
  };
  return { form, plan, chosen, choose, recheck, ...useFormSubmit(form, plan.mutate) };
}
