import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  ErrorSummary,
  Heading,
  MoneyField,
  NumberField,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@platebook/ui';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import {
  fieldsOf,
  planSchema,
  shownNumber,
  typedNumber,
  type PlanDraft,
  type PlanFields,
} from './plan-schema.ts';
import { words } from './plans.messages.ts';
import { PLANS_KEY, type AdminPlan } from './plans.queries.ts';

export type PlanFormDialogProps = {
  open: boolean;
  /** Null creates a new one. */
  plan: AdminPlan | null;
  onClose: () => void;
  /** Called with the changes of an existing plan. */
  onReview: (draft: PlanDraft) => void;
};

/** Edits a plan; a new one is created at once, a change is reviewed first. */
export function PlanFormDialog({ open, plan, onClose, onReview }: PlanFormDialogProps) {
  const { form, create, summary, onSubmit } = usePlanForm(plan, { onClose, onReview });
  const { errors } = form.formState;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      busy={create.isPending}
      title={plan === null ? words.createTitle : words.editTitle(plan.name)}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {create.isError ? (
            <Banner tone="danger" title={failureTitle(create.error)} appeared>
              {words.notSaved}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          {plan === null ? (
            <TextField
              id="code"
              label={words.code}
              hint={words.codeHint}
              autoComplete="off"
              spellCheck={false}
              error={errors.code?.message}
              {...form.register('code')}
            />
          ) : null}
          <TextField
            id="name"
            label={words.name}
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextArea
            id="description"
            label={words.description}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <Price control={form.control} />
          <Select
            id="interval"
            label={words.interval}
            options={[
              { value: 'month', label: words.monthly },
              { value: 'year', label: words.yearly },
            ]}
            {...form.register('interval')}
          />
          <Count
            control={form.control}
            name="trial_days"
            label={words.trialDays}
            hint={words.trialDaysHint}
          />
          <Count
            control={form.control}
            name="trial_payouts"
            label={words.trialPayouts}
            hint={words.trialPayoutsHint}
          />
          <Limits control={form.control} />
          <Checkbox
            label={words.listedLabel}
            hint={words.listedHint}
            {...form.register('is_listed')}
          />
          {plan === null || plan.is_default ? null : (
            <Checkbox
              label={words.defaultLabel}
              hint={words.defaultHint}
              {...form.register('is_default')}
            />
          )}
          <Button type="submit" variant="primary" loading={create.isPending}>
            {plan === null ? words.save : words.review}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

type PlanControl = Control<PlanFields, unknown, PlanDraft>;

function Price({ control }: { control: PlanControl }) {
  const currency = useWatch({ control, name: 'currency' });
  return (
    <Controller
      control={control}
      name="currency"
      render={({ field: { onChange: onCurrencyChange } }) => (
        <Controller
          control={control}
          name="price_cents"
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <MoneyField
              id="price_cents"
              label={words.price}
              hint={words.priceHint}
              currency={currency}
              currencies={['USD', 'CAD']}
              onCurrencyChange={onCurrencyChange}
              min={1}
              value={shownNumber(value)}
              error={error?.message}
              onChange={(cents, problem) => onChange(typedNumber(cents, problem))}
              onBlur={onBlur}
            />
          )}
        />
      )}
    />
  );
}

type CountName =
  | 'trial_days'
  | 'trial_payouts'
  | 'clients'
  | 'stores'
  | 'channels'
  | 'users'
  | 'history_months'
  | 'max_stored_bytes';

type CountProps = { control: PlanControl; name: CountName; label: string; hint?: string };

function Count({ control, name, label, hint }: CountProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <NumberField
          id={name}
          label={label}
          hint={hint}
          min={name === 'max_stored_bytes' ? 1 : 0}
          value={shownNumber(value)}
          error={error?.message}
          onChange={(count, problem) => onChange(typedNumber(count, problem))}
          onBlur={onBlur}
        />
      )}
    />
  );
}

function Limits({ control }: { control: PlanControl }) {
  const limits: readonly (readonly [CountName, string])[] = [
    ['clients', words.clients],
    ['stores', words.stores],
    ['channels', words.channels],
    ['users', words.users],
    ['history_months', words.historyMonths],
    ['max_stored_bytes', words.storedBytes],
  ];
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Heading level={3}>{words.limits}</Heading>
        <Text size="small" tone="muted">
          {words.limitsHint}
        </Text>
      </Stack>
      {limits.map(([name, label]) => (
        <Count key={name} control={control} name={name} label={label} />
      ))}
    </Stack>
  );
}

type Ways = Pick<PlanFormDialogProps, 'onClose' | 'onReview'>;

function usePlanForm(plan: AdminPlan | null, { onClose, onReview }: Ways) {
  const { api } = useServices();
  const form = useForm<PlanFields, unknown, PlanDraft>({
    shouldFocusError: false,
    resolver: valibotResolver(planSchema({ isNew: plan === null })),
    defaultValues: fieldsOf(plan),
  });
  const create = useOperatorsChange({
    change: ({ code, terms, is_listed }: PlanDraft) =>
      unwrap(api.POST('/api/admin/plans', { body: { code, terms, is_listed } })),
    rereads: PLANS_KEY,
    done: ({ name }) => words.created(name),
    onDone: onClose,
  });
  const submit = (draft: PlanDraft) => (plan === null ? create.mutate(draft) : onReview(draft));
  return { form, create, ...useFormSubmit(form, submit) };
}
