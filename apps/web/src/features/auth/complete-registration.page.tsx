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
import { codeWords } from './code.messages.ts';
import { registrationWords } from './registration.messages.ts';

type User = components['schemas']['User'];

/** Completes a registration: name and first client. */
export function CompleteRegistrationPage() {
  const { session } = useServices();
  return session.read() === null ? <NobodyHere /> : <ForUser />;
}

function NobodyHere() {
  return (
    <PublicPage title={registrationWords.signInFirst} description={registrationWords.savedSoFar}>
      <ButtonLink href="/login" variant="primary" full>
        {codeWords.signIn}
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
      title={registrationWords.complete}
      description={tenants.data && registrationWords[whatIsMissing(tenants.data.items)]}
      below={me.data && <SignOutLine address={me.data.email || `+${me.data.phone}`} />}
    >
      <Loaded query={me} label={registrationWords.loadingAccount}>
        {(user) => (
          <Loaded
            query={tenants}
            label={registrationWords.loadingAccount}
            fallback={MESSAGES.failedToLoadUserTenants}
          >
            {({ items }) =>
              whatIsMissing(items) === 'nameOnly' ? (
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

/** An invited person already belongs to a tenant and only lacks a name. */
function whatIsMissing(tenants: readonly unknown[]): 'nameAndBusiness' | 'nameOnly' {
  return tenants.length === 0 ? 'nameAndBusiness' : 'nameOnly';
}

function SignOutLine({ address }: { address: string }) {
  const signOut = useSignOut();
  return (
    <Inline gap="sm" justify="between">
      <Text as="span" size="small" tone="muted">
        {registrationWords.signedInAs(address)}
      </Text>
      <Button size="sm" variant="quiet" icon="logout" onClick={signOut}>
        {registrationWords.signOut}
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
            {registrationWords.nothingSaved}
          </Banner>
        ) : null}
        <ErrorSummary errors={errorsInSummary} />
        <TextField
          id="full_name"
          label={registrationWords.name}
          autoComplete="name"
          error={errors.full_name?.message}
          {...form.register('full_name')}
        />
        <RadioGroup
          id="business_type"
          legend={registrationWords.use}
          options={businessTypes()}
          error={errors.business_type?.message}
          {...form.register('business_type')}
        />
        {isAdviser ? (
          <TextField
            id="company"
            label={registrationWords.firm}
            optional
            autoComplete="organization"
            error={errors.company?.message}
            {...form.register('company')}
          />
        ) : null}
        <TextField
          id="tenant_name"
          label={isAdviser ? registrationWords.firstClient : registrationWords.business}
          hint={registrationWords.businessHint}
          autoComplete={isAdviser ? 'off' : 'organization'}
          error={errors.tenant_name?.message}
          {...form.register('tenant_name')}
        />
        <Select
          id="client_category"
          label={registrationWords.books}
          options={categories()}
          {...form.register('client_category')}
        />
        <Columns gap="md">
          <Select
            id="country"
            label={registrationWords.country}
            options={countries()}
            error={errors.country?.message}
            {...form.register('country')}
          />
          <Select
            id="time_zone"
            label={registrationWords.timeZone}
            options={toTimeZoneGroups(Intl.supportedValuesOf('timeZone'), zone)}
            error={errors.time_zone?.message}
            {...form.register('time_zone')}
          />
        </Columns>
        <Button type="submit" variant="primary" full loading={isPending}>
          {registrationWords.finish}
        </Button>
      </Stack>
    </form>
  );
}

const businessTypes = () => [
  {
    value: 'owner',
    label: registrationWords.forRestaurant,
    description: registrationWords.forRestaurantMeaning,
  },
  {
    value: 'adviser',
    label: registrationWords.forClients,
    description: registrationWords.forClientsMeaning,
  },
];
const categories = () => [
  { value: 'qbo', label: registrationWords.quickbooks },
  { value: 'delivery_only', label: registrationWords.otherBooks },
];
const countries = () => [
  { value: 'US', label: registrationWords.unitedStates },
  { value: 'CA', label: registrationWords.canada },
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
