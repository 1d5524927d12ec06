import { unwrap, type components } from '@platebook/api-client';
import { Box, DescriptionList, Divider, Stack, TextField } from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { maxLength, nonEmpty, object, pipe, string, trim, type InferOutput } from 'valibot';
import { ME_KEY, meQuery } from '../../shared/account/me.queries.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { EmailSection } from './email-section.tsx';
import { SaveForm } from './save-form.tsx';
import { Section } from './section.tsx';
import { words } from './settings.messages.ts';

type User = components['schemas']['User'];

const schema = object({
  full_name: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterYourName),
    maxLength(200, () => words.nameTooLong),
  ),
  company: pipe(
    string(),
    trim(),
    maxLength(200, () => words.nameTooLong),
  ),
});

/** The reader's profile and sign-in identifiers. */
export function ProfilePage() {
  const { api } = useServices();
  const me = useQuery(meQuery(api));
  return (
    <Stack gap="xxl">
      <Section title={words.profile} description={words.whatYourTeamSees}>
        <Loaded query={me} label={words.loadingYourProfile} shape="form" lines={4}>
          {(user) => <ProfileForm key={user.id} user={user} />}
        </Loaded>
      </Section>
      <Divider />
      <EmailSection />
    </Stack>
  );
}

function ProfileForm({ user }: { user: User }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { full_name: user.full_name, company: user.company },
  });
  const save = useMutation({
    mutationFn: (body: InferOutput<typeof schema>) => unwrap(api.PUT('/api/v2/auth/me', { body })),
    onSuccess: (saved) => {
      queries.setQueryData(ME_KEY, saved);
      form.reset({ full_name: saved.full_name, company: saved.company });
    },
  });
  const { errors } = form.formState;
  const formatDay = useDayFormat();
  return (
    <Stack gap="xl">
      <DescriptionList
        items={[
          { term: words.phone, ...(user.phone === '' ? {} : { value: `+${user.phone}` }) },
          { term: words.accountSince, value: formatDay(user.created_at) },
        ]}
      />
      <SaveForm form={form} save={save} what={words.yourProfile} saveLabel={words.saveProfile}>
        <Box width="field">
          <Stack gap="lg">
            <TextField
              id="full_name"
              label={words.name}
              autoComplete="name"
              error={errors.full_name?.message}
              {...form.register('full_name')}
            />
            <TextField
              id="company"
              label={words.company}
              optional
              autoComplete="organization"
              error={errors.company?.message}
              {...form.register('company')}
            />
          </Stack>
        </Box>
      </SaveForm>
    </Stack>
  );
}
