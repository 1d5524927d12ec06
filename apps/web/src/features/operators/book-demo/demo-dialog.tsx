import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  DateField,
  DescriptionList,
  Dialog,
  ErrorSummary,
  Link,
  Select,
  Stack,
  TextArea,
  type DescriptionListItem,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { maxLength, object, picklist, pipe, string, type InferOutput } from 'valibot';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { todayIn } from '../../../shared/format/today-in.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { staffQuery, type StaffMember } from '../operators.queries.ts';
import { dayOrNone, shownDay, typedDay } from '../typed-day.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import {
  booksNames,
  languageNames,
  roleNames,
  statusNames,
  storeCountNames,
  words,
} from './demos.messages.ts';
import { DEMOS_KEY, DEMO_STATUSES, type DemoBooking } from './demos.queries.ts';

const LONGEST_NOTE = 4_000;

const schema = object({
  status: picklist(DEMO_STATUSES),
  assignee: string(),
  scheduled_on: dayOrNone(),
  note: pipe(
    string(),
    maxLength(LONGEST_NOTE, () => words.noteTooLong(LONGEST_NOTE)),
  ),
});

export type DemoDialogProps = { booking: DemoBooking; onClose: () => void };

/** The details of a demo request, and staff notes. */
export function DemoDialog({ booking, onClose }: DemoDialogProps) {
  const { api } = useServices();
  const staff = useQuery(staffQuery(api));
  return (
    <Dialog open onOpenChange={onClose} title={booking.business}>
      <Stack gap="lg">
        <DescriptionList items={factsOf(booking)} />
        <Loaded query={staff} label={words.loadingStaff} shape="card">
          {({ items }) => <DemoForm booking={booking} staff={items} onSaved={onClose} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

type DemoFormProps = {
  booking: DemoBooking;
  staff: readonly StaffMember[];
  onSaved: () => void;
};

function DemoForm({ booking, staff, onSaved }: DemoFormProps) {
  const { form, save, summary, onSubmit } = useDemoForm(booking, onSaved);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {save.isError ? (
          <Banner tone="danger" title={failureTitle(save.error)} appeared>
            {words.saveFailed}
          </Banner>
        ) : null}
        <ErrorSummary errors={summary} />
        <Select
          id="status"
          label={words.status}
          options={DEMO_STATUSES.map((value) => ({ value, label: statusNames[value] }))}
          {...form.register('status')}
        />
        <Select
          id="assignee"
          label={words.assignee}
          options={[
            { value: '', label: words.nobody },
            ...staff.map(({ user_id: value, email }) => ({ value, label: email ?? value })),
          ]}
          {...form.register('assignee')}
        />
        <Controller
          control={form.control}
          name="scheduled_on"
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <DateField
              id="scheduled_on"
              label={words.scheduled}
              today={todayIn('UTC')}
              timeZone="UTC"
              optional
              value={shownDay(value)}
              error={error?.message}
              onChange={(day, problem) => onChange(typedDay(day, problem))}
              onBlur={onBlur}
            />
          )}
        />
        <TextArea
          id="note"
          label={words.note}
          hint={words.noteHint}
          rows={4}
          limit={LONGEST_NOTE}
          error={errors.note?.message}
          {...form.register('note')}
        />
        <Button type="submit" variant="primary" loading={save.isPending}>
          {words.save}
        </Button>
      </Stack>
    </form>
  );
}

function useDemoForm(booking: DemoBooking, onSaved: () => void) {
  const { api } = useServices();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: {
      status: booking.status,
      assignee: booking.assignee?.user_id ?? '',
      scheduled_on: booking.scheduled_on,
      note: booking.note,
    },
  });
  const save = useOperatorsChange({
    change: ({ assignee, ...values }: InferOutput<typeof schema>) =>
      unwrap(
        api.PUT('/api/admin/demo-bookings/{demo_booking}', {
          params: { path: { demo_booking: booking.id } },
          body: { ...values, assignee_id: assignee === '' ? null : assignee },
        }),
      ),
    rereads: DEMOS_KEY,
    done: ({ business }) => words.saved(business),
    onDone: onSaved,
  });
  return { form, save, ...useFormSubmit(form, save.mutate) };
}

function factsOf(booking: DemoBooking): DescriptionListItem[] {
  const { name, email, role, stores, platforms, books, message, locale } = booking;
  const subject = encodeURIComponent(words.replySubject);
  return [
    { term: words.name, value: name },
    {
      term: words.email,
      value: <Link href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>{email}</Link>,
      copy: email,
    },
    { term: words.asked, value: <Instant at={booking.created_at} /> },
    { term: words.language, value: languageNames[locale] },
    ...(role === null ? [] : [{ term: words.role, value: roleNames[role] }]),
    ...(stores === null ? [] : [{ term: words.stores, value: storeCountNames[stores] }]),
    ...(platforms.length === 0
      ? []
      : [
          {
            term: words.platforms,
            value: platforms
              .map((platform) =>
                platform === 'other' ? words.otherPlatform : PLATFORM_NAMES[platform],
              )
              .join(' · '),
          },
        ]),
    ...(books === null ? [] : [{ term: words.books, value: booksNames[books] }]),
    ...(message === null ? [] : [{ term: words.message, value: message }]),
  ];
}
