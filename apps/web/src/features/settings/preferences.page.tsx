import {
  Banner,
  Box,
  formatMoney,
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
import { words } from './settings.messages.ts';

/** Display and language preferences, synced to every device. Each choice is applied and saved at once. */
export function PreferencesPage() {
  const preferences = useSignedInPreferences();
  const save = useSavePreferences();
  return (
    <Section title={words.preferences} description={words.applyOnAllYour}>
      {save.isError ? (
        <Banner tone="danger" title={failureTitle(save.error)} appeared>
          {words.yourPreviousChoiceIs}
        </Banner>
      ) : null}
      <Loaded query={preferences} label={words.loadingYourPreferences} shape="form" lines={8}>
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
            {words.saved}
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
          legend={words.theme}
          name="theme"
          layout="row"
          options={THEMES}
          value={preference}
          onChange={({ currentTarget }) => setPreference(currentTarget.value as ThemePreference)}
        />
        <RadioGroup
          legend={words.density}
          hint={words.theSpacingOfRows}
          name="density"
          layout="row"
          options={DENSITIES}
          value={current.density}
          onChange={({ currentTarget }) =>
            onChange({ density: currentTarget.value as Preferences['density'] })
          }
        />
        <RadioGroup
          legend={words.negativeAmounts}
          name="number_style"
          layout="row"
          options={numberStyles()}
          value={current.number_style}
          onChange={({ currentTarget }) =>
            onChange({ number_style: currentTarget.value as Preferences['number_style'] })
          }
        />
        <Select
          label={words.language}
          hint={words.forPagesDatesAnd}
          options={[
            {
              value: '',
              label: words.thisBrowsers(LANGUAGE_NAMES[languageOf(navigator.languages)]),
            },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          value={current.language ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onLanguage(LANGUAGES.find((one) => one === value) ?? null)
          }
        />
        <Select
          label={words.timeZone}
          hint={words.forTimesSuchAs}
          options={[
            { value: '', label: words.thisBrowsersZone(browserTimeZone().replaceAll('_', ' ')) },
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
          label={words.showMessagesFor}
          hint={words.errorsAndQuestionsAlways}
          options={DURATIONS}
          value={current.message_duration}
          onChange={({ currentTarget }) =>
            onChange({ message_duration: currentTarget.value as Preferences['message_duration'] })
          }
        />
        <Switch
          label={words.singleKeyShortcuts}
          hint={words.pressGThenH}
          checked={current.keyboard_shortcuts}
          onCheckedChange={(checked) => onChange({ keyboard_shortcuts: checked })}
        />
      </Stack>
    </Box>
  );
}

const THEMES = [
  {
    value: 'light',
    get label() {
      return words.light;
    },
  },
  {
    value: 'dark',
    get label() {
      return words.dark;
    },
  },
  {
    value: 'system',
    get label() {
      return words.system;
    },
  },
];
const DENSITIES = [
  {
    value: 'comfortable',
    get label() {
      return words.comfortable;
    },
  },
  {
    value: 'compact',
    get label() {
      return words.compact;
    },
  },
];
const numberStyles = () => [
  { value: 'minus', label: formatMoney(-1_200, { currency: 'USD' }) },
  { value: 'parentheses', label: formatMoney(-1_200, { currency: 'USD', sign: 'accounting' }) },
];
const DURATIONS = [
  {
    value: 'normal',
    get label() {
      return words.aFewSeconds;
    },
  },
  {
    value: 'long',
    get label() {
      return words.threeTimesAsLong;
    },
  },
  {
    value: 'until_closed',
    get label() {
      return words.untilICloseThem;
    },
  },
];
