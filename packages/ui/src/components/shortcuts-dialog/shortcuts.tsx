import { useId, useState } from 'react';
import { Kbd } from '../kbd/kbd.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './shortcuts-dialog.css.ts';
import { shortcutsDialogWords } from './shortcuts-dialog.words.ts';

export type Shortcut = {
  id: string;
  /** What it does: "Search". */
  label: string;
  /** In the format of Kbd: `['Mod', 'K']`. */
  keys: readonly string[];
};
export type ShortcutGroup = { id: string; label: string; shortcuts: readonly Shortcut[] };

export type ShortcutsProps = {
  groups: readonly ShortcutGroup[];
  /** Whether shortcuts without Control, Alt or Command are on (WCAG 2.1, 2.1.4). */
  singleKeys: boolean;
  onSingleKeysChange: (on: boolean) => void;
};

/** The searchable list of shortcuts and the switch. */
export function Shortcuts({ groups, singleKeys, onSingleKeysChange }: ShortcutsProps) {
  const [typed, setTyped] = useState('');
  const sought = typed.trim().toLocaleLowerCase();
  const found = groups
    .map((group) => ({
      ...group,
      shortcuts: group.shortcuts.filter(({ label }) => label.toLocaleLowerCase().includes(sought)),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
  const count = found.reduce((sum, { shortcuts }) => sum + shortcuts.length, 0);
  return (
    <div className={styles.body}>
      <TextField
        label={shortcutsDialogWords.findAShortcut}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={styles.groups}>
        {found.map((group) => (
          <Group key={group.id} group={group} singleKeys={singleKeys} />
        ))}
      </div>
      <output>{sought === '' ? null : shortcutsDialogWords.found(count)}</output>
      <Switch
        label={shortcutsDialogWords.singleKeyShortcuts}
        hint={shortcutsDialogWords.offLettersAndSigns}
        checked={singleKeys}
        onCheckedChange={onSingleKeysChange}
      />
    </div>
  );
}

function Group({ group, singleKeys }: { group: ShortcutGroup; singleKeys: boolean }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {group.label}
      </h3>
      <dl>
        {group.shortcuts.map((shortcut) => {
          const isOff = !singleKeys && isSingle(shortcut.keys);
          return (
            <div key={shortcut.id} className={isOff ? styles.off : styles.line}>
              <dt className={styles.term}>{shortcut.label}</dt>
              <dd className={styles.keys}>
                {isOff ? shortcutsDialogWords.off : <Kbd keys={shortcut.keys} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function isSingle(keys: readonly string[]): boolean {
  return (
    !keys.some((key) => ['Mod', 'Alt', shortcutsDialogWords.ctrl].includes(key)) &&
    !/^F\d/.test(keys.at(-1) ?? '')
  );
}
