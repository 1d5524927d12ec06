import {
  Banner,
  Box,
  RadioGroup,
  Select,
  Stack,
  Switch,
  Text,
  useTheme,
  type ThemePreference,
} from '@platebook/ui';
import type { PreferencesChange, Preferences } from '../../shared/account/preferences.queries.ts';
import {
  useSavePreferences,
  useSignedInPreferences,
} from '../../shared/account/use-preferences.ts';
import { browserTimeZone, toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import { applyLanguage } from '../../shared/language/apply-language.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../shared/language/language.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { Section } from './section.tsx';

/** How things look and speak to the reader, on every device. Each choice takes effect and is kept at once. */
export function PreferencesPage() {
  const preferences = useSignedInPreferences();
  const save = useSavePreferences();
  return (
    <Section
      title="Preferences"
      description="Apply on all your devices. Changes are saved immediately."
    >
      {save.isError ? (
        <Banner tone="danger" title={failureTitle(save.error)} appeared>
          Your previous choice is still in effect.
        </Banner>
      ) : null}
      <Loaded query={preferences} label="Loading your preferences" lines={6}>
        {(current) => (
          <Choices
            current={current}
            onChange={save.mutate}
            onLanguage={(language) =>
              save.mutate({ language }, { onSuccess: () => applyLanguage(window, language) })
            }
          />
        )}
      </Loaded>
      <output>
        {save.isSuccess ? (
          <Text as="span" tone="success">
            Saved
          </Text>
        ) : null}
      </output>
    </Section>
  );
}

type ChoicesProps = {
  current: Preferences;
  onChange: (change: PreferencesChange) => void;
  onLanguage: (language: Preferences['language']) => void;
};

function Choices({ current, onChange, onLanguage }: ChoicesProps) {
  const { preference, setPreference } = useTheme();
  return (
    <Box width="field">
      <Stack gap="xl">
        <RadioGroup
          legend="Theme"
          name="theme"
          layout="row"
          options={THEMES}
          value={preference}
          onChange={({ currentTarget }) => setPreference(currentTarget.value as ThemePreference)}
        />
        <RadioGroup
          legend="Density"
          hint="The spacing of rows and controls."
          name="density"
          layout="row"
          options={DENSITIES}
          value={current.density}
          onChange={({ currentTarget }) =>
            onChange({ density: currentTarget.value as Preferences['density'] })
          }
        />
        <RadioGroup
          legend="Negative amounts"
          name="number_style"
          layout="row"
          options={NUMBER_STYLES}
          value={current.number_style}
          onChange={({ currentTarget }) =>
            onChange({ number_style: currentTarget.value as Preferences['number_style'] })
          }
        />
        <Select
          label="Language"
          hint="For pages, dates and amounts. The page reloads in the new language."
          options={[
            {
              value: '',
              label: `This browser’s (${LANGUAGE_NAMES[languageOf(navigator.languages)]})`,
            },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          value={current.language ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onLanguage(LANGUAGES.find((one) => one === value) ?? null)
          }
        />
        <Select
          label="Time zone"
          hint="For times, such as when a report was imported. Business days use the store’s time zone."
          options={[
            { value: '', label: `This browser’s (${browserTimeZone().replaceAll('_', ' ')})` },
            ...toTimeZoneGroups(
              Intl.supportedValuesOf('timeZone'),
              current.time_zone ?? browserTimeZone(),
            ),
          ]}
          value={current.time_zone ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ time_zone: value === '' ? null : value })
          }
        />
        <Select
          label="Show messages for"
          hint="Errors and questions always stay until you close them."
          options={DURATIONS}
          value={current.message_duration}
          onChange={({ currentTarget }) =>
            onChange({ message_duration: currentTarget.value as Preferences['message_duration'] })
          }
        />
        <Switch
          label="Single-key shortcuts"
          hint="Press G, then H, S, C or T to go to Home, Sync, Clients or Stores."
          checked={current.keyboard_shortcuts}
          onCheckedChange={(checked) => onChange({ keyboard_shortcuts: checked })}
        />
      </Stack>
    </Box>
  );
}

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];
const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];
const NUMBER_STYLES = [
  { value: 'minus', label: '−$12.00' },
  { value: 'parentheses', label: '($12.00)' },
];
const DURATIONS = [
  { value: 'normal', label: 'A few seconds' },
  { value: 'long', label: 'Three times as long' },
  { value: 'until_closed', label: 'Until I close them' },
];
