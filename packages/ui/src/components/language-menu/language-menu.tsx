import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { languageMenuWords } from './language-menu.words.ts';

export type LanguageMenuProps = {
  /** Each in its own words: "Français (Canada)". */
  languages: readonly { value: string; label: string }[];
  /** The one shown now, by its tag: "fr-CA". */
  language: string;
  onChange: (language: string) => void;
};

/**
 * The language of the words and of how amounts and days are written.
 *
 * **Keyboard:** as a menu of radio items; letters jump.
 *
 * **Accessibility:** the name says the language there is; each language is in its own words.
 */
export function LanguageMenu({ languages, language, onChange }: LanguageMenuProps) {
  const current = languages.find(({ value }) => value === language)?.label ?? language;
  return (
    <Menu
      trigger={
        <Button variant="quiet" aria-label={languageMenuWords.languageIs(current)}>
          {current}
        </Button>
      }
      items={[
        {
          kind: 'radio',
          id: 'language',
          label: languageMenuWords.language,
          value: language,
          options: languages,
          onValueChange: onChange,
        },
      ]}
    />
  );
}
