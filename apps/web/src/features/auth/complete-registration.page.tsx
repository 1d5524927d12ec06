import { isApiError, MESSAGES, unwrap, type components } from '@platebook/api-client';
import {
  Banner,
  Button,
  ButtonLink,
  Columns,
  ErrorSummary,
  Inline,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextField,
} from '@platebook/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { ME_KEY, meQuery } from '../../shared/account/me.queries.ts';
import { useSignOut } from '../../shared/account/use-sign-out.ts';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { browserTimeZone, toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { NameForm } from './name-form.tsx';
import { countryOfZone, registrationSchema, type Registration } from './registration-schema.ts';
import { useGoOn } from './use-go-on.ts';

type User = components['schemas']['User'];

/** The rest of a registration: who it is, and the first client. */
export function CompleteRegistrationPage() {
  const { session } = useServices();
  return session.read() === null ? <NobodyHere /> : <ForUser />;
}

function NobodyHere() {
  return (
    <PublicPage
      title="Sign in to complete your registration"
      description="What you’ve entered so far is saved."
    >
      <ButtonLink href="/login" variant="primary" full>
        Sign in
      </ButtonLink>
    </PublicPage>
  );
}

function ForUser() {
  const { api } = useServices();
  const me = useQuery(meQuery(api));
  const tenants = useQuery({
    queryKey: [...ME_KEY, 'tenants'],
    queryFn: () => unwrap(api.GET('/api/v2/auth/me/tenants')),
  });
  if (me.data?.profile_complete === true) {
    return <Navigate to="/dashboard" replace />;
  }
  return (
    <PublicPage
      title="Complete your registration"
      description={tenants.data && WHAT_IS_MISSING[whatIsMissing(tenants.data.items)]}
      below={me.data && <SignOutLine address={me.data.email || `+${me.data.phone}`} />}
    >
      <Loaded query={me} label="Loading your account">
        {(user) => (
          <Loaded
            query={tenants}
            label="Loading your account"
            fallback={MESSAGES.failedToLoadUserTenants}
          >
            {({ items }) =>
              whatIsMissing(items) === 'name' ? (
                <NameForm user={user} />
              ) : (
                <RegistrationForm user={user} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </PublicPage>
  );
}

/** An invited person belongs to a tenant already, and only the name is missing. */
function whatIsMissing(tenants: readonly unknown[]): keyof typeof WHAT_IS_MISSING {
  return tenants.length === 0 ? 'name and business' : 'name';
}

const WHAT_IS_MISSING = {
  'name and business': 'Your name and your first business. You can add more later.',
  name: 'Just one more thing: your name, as your team will see it.',
};

function SignOutLine({ address }: { address: string }) {
  const signOut = useSignOut();
  return (
    <Inline gap="sm" justify="between">
      <Text as="span" size="small" tone="muted">
        Signed in as {address}
      </Text>
      <Button size="sm" variant="quiet" icon="logout" onClick={signOut}>
        Sign out
      </Button>
    </Inline>
  );
}

function RegistrationForm({ user }: { user: User }) {
  const { form, error, isPending, onSubmit, errorsInSummary } = useRegistration(user);
  const { errors } = form.formState;
  const isAdviser = useWatch({ control: form.control, name: 'business_type' }) === 'adviser';
  const zone = browserTimeZone();
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {error !== null && errorsInSummary.length === 0 ? (
          <Banner tone="danger" title={failureTitle(error)} appeared>
            Nothing was saved. What you entered is still here.
          </Banner>
        ) : null}
        <ErrorSummary errors={errorsInSummary} />
        <TextField
          id="full_name"
          label="Your name"
          autoComplete="name"
          error={errors.full_name?.message}
          {...form.register('full_name')}
        />
        <RadioGroup
          id="business_type"
          legend="How will you use Platebook?"
          options={BUSINESS_TYPES}
          error={errors.business_type?.message}
          {...form.register('business_type')}
        />
        {isAdviser ? (
          <TextField
            id="company"
            label="Your firm"
            optional
            autoComplete="organization"
            error={errors.company?.message}
            {...form.register('company')}
          />
        ) : null}
        <TextField
          id="tenant_name"
          label={isAdviser ? 'First client' : 'Business name'}
          hint="As it appears in your books."
          autoComplete={isAdviser ? 'off' : 'organization'}
          error={errors.tenant_name?.message}
          {...form.register('tenant_name')}
        />
        <Select
          id="client_category"
          label="Accounting software"
          options={CATEGORIES}
          {...form.register('client_category')}
        />
        <Columns gap="md">
          <Select
            id="country"
            label="Country"
            options={COUNTRIES}
            error={errors.country?.message}
            {...form.register('country')}
          />
          <Select
            id="time_zone"
            label="Time zone"
            options={toTimeZoneGroups(Intl.supportedValuesOf('timeZone'), zone)}
            error={errors.time_zone?.message}
            {...form.register('time_zone')}
          />
        </Columns>
        <Button type="submit" variant="primary" full loading={isPending}>
          Finish setup
        </Button>
      </Stack>
    </form>
  );
}

const BUSINESS_TYPES = [
  { value: 'owner', label: 'For my restaurant', description: 'I own or run it.' },
  {
    value: 'adviser',
    label: 'For my clients',
    description: 'I do the bookkeeping for several businesses.',
  },
];
const CATEGORIES = [
  { value: 'qbo', label: 'QuickBooks Online' },
  { value: 'delivery_only', label: 'Something else (reports only)' },
];
const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

function useRegistration(user: User) {
  const { api } = useServices();
  const goOn = useGoOn();
  const zone = browserTimeZone();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(registrationSchema),
    defaultValues: {
      full_name: user.full_name,
      company: user.company,
      business_type: 'owner' as const,
      tenant_name: '',
      client_category: 'qbo' as const,
      country: countryOfZone(zone),
      time_zone: zone,
    },
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: Registration) =>
      unwrap(api.POST('/api/v2/auth/setup-user-tenant', { body })),
    onSuccess: goOn,
    onError: (failure) => {
      // Another tab was faster.
      if (isApiError(failure) && failure.code === 'profile_complete') {
        void goOn();
      }
    },
  });
  const { summary, onSubmit } = useFormSubmit(form, mutate);
  const fromServer = useFieldErrors(form, error);
  return {
    form,
    error,
    isPending,
    onSubmit,
    errorsInSummary: summary.length === 0 ? fromServer : summary,
  };
}
