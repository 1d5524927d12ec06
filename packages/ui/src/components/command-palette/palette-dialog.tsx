import { Command as Cmdk, defaultFilter, useCommandState } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { join } from '../../styles/join.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Button } from '../button/button.tsx';
import { useReturnFocus } from '../dialog/return-focus.ts';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { Command, CommandGroup, CommandPaletteProps } from './command-palette-props.ts';
import * as styles from './command-palette.css.ts';
import { commandPaletteWords } from './command-palette.words.ts';

type Page = { label: string; groups: readonly CommandGroup[] };

/** Matches words only, never letters of an id. */
const byWords = (_id: string, typed: string, words: string[] = []) =>
  defaultFilter(words.join(' '), typed);

function wordsOfCommand({ label, keywords = [] }: Command): string[] {
  return [label, ...keywords];
}

/** Sorts groups by their best match: cmdk sorts within groups, but not the groups. */
function bestFirst(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  if (typed === '') {
    return groups;
  }
  const best = ({ commands, found }: CommandGroup) =>
    found === true
      ? 0
      : Math.max(0, ...commands.map((one) => byWords(one.id, typed, wordsOfCommand(one))));
  return groups.toSorted((one, other) => best(other) - best(one));
}

/** The open palette. Its text and page are reset on close. */
export function PaletteDialog(props: CommandPaletteProps) {
  const focus = useReturnFocus(props.open);
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={join(styles.panel, styles.place)}
          aria-describedby={undefined}
          {...focus}
        >
          <Dialog.Title className={visuallyHidden}>
            {commandPaletteWords.commandPalette}
          </Dialog.Title>
          <Palette {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Its content: search, results, and shortcuts. */
export function Palette(props: CommandPaletteProps) {
  const { onOpenChange, onSearch, loading = false, failure } = props;
  const [typed, setTyped] = useState('');
  const [path, setPath] = useState<readonly Page[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const hasMoved = useRef(false);
  const page = path.at(-1);
  // Each page is a new list with its first line selected; the focus returns to its search.
  useEffect(() => {
    if (hasMoved.current) {
      hasMoved.current = false;
      input.current?.focus();
    }
  });
  const search = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };
  const choose = (command: Command) => {
    if (command.groups === undefined) {
      onOpenChange(false);
      command.onSelect();
    } else {
      setPath([...path, { label: command.label, groups: command.groups }]);
      hasMoved.current = true;
      search('');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && path.length > 0) {
      event.preventDefault();
      hasMoved.current = true;
      setPath(path.slice(0, -1));
    }
  };
  return (
    <Cmdk label={commandPaletteWords.searchCommands} filter={byWords} loop key={path.length}>
      <div className={styles.searchRow}>
        <Icon name="search" size={20} />
        {page === undefined ? null : <span className={styles.page}>{page.label} /</span>}
        <Cmdk.Input
          ref={input}
          value={typed}
          onValueChange={search}
          onKeyDown={onKeyDown}
          placeholder={commandPaletteWords.findAPageA}
          className={styles.search}
        />
      </div>
      <Cmdk.List label={page?.label ?? commandPaletteWords.commands} className={styles.list}>
        {bestFirst(page?.groups ?? props.groups, typed).map((group) => (
          <Group key={group.id} group={group} onChoose={choose} />
        ))}
      </Cmdk.List>
      <Outcome loading={loading} typed={typed} />
      {failure === undefined ? null : (
        <div role="alert" className={styles.failed}>
          {failure.text}
          <Button size="sm" onClick={failure.onRetry}>
            {commandPaletteWords.tryAgain}
          </Button>
        </div>
      )}
      <div className={styles.foot} aria-hidden="true">
        <span>{commandPaletteWords.move}</span>
        <span>{commandPaletteWords.enterChoose}</span>
        {page === undefined ? null : <span>{commandPaletteWords.backspaceUp}</span>}
        <span>{commandPaletteWords.escClose}</span>
      </div>
    </Cmdk>
  );
}

type GroupProps = { group: CommandGroup; onChoose: (command: Command) => void };

function Group({ group: { label, commands, found = false }, onChoose }: GroupProps) {
  const isIndented = commands.some(({ icon }) => icon !== undefined);
  return (
    <Cmdk.Group heading={<span className={styles.heading}>{label}</span>} forceMount={found}>
      {commands.map((command) => (
        <Cmdk.Item
          key={command.id}
          value={command.id}
          keywords={wordsOfCommand(command)}
          disabled={command.disabled ?? false}
          forceMount={found}
          onSelect={() => onChoose(command)}
          className={styles.command}
        >
          {command.icon === undefined ? null : <Icon name={command.icon} />}
          {command.icon === undefined && isIndented ? <span className={styles.room} /> : null}
          <span className={styles.label}>{command.label}</span>
          {command.detail === undefined ? null : (
            <span className={styles.detail}>{command.detail}</span>
          )}
          {command.shortcut === undefined ? null : <Kbd keys={command.shortcut} />}
          {command.groups === undefined ? null : (
            <span className={styles.into}>
              <Icon name="next" />
            </span>
          )}
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  );
}

const nothingHere = () => commandPaletteWords.thereIsNothingTo;

/** Announces the number of results; visible only when there are none. */
function Outcome({ loading, typed }: { loading: boolean; typed: string }) {
  const count = useCommandState(({ filtered }) => filtered.count);
  if (loading) {
    return (
      <output className={styles.state}>
        <span>{commandPaletteWords.searching}</span>
        <Spinner />
      </output>
    );
  }
  return (
    <output className={count === 0 ? styles.state : styles.count}>
      {count > 0
        ? commandPaletteWords.found(count)
        : typed === ''
          ? nothingHere()
          : commandPaletteWords.nothingHasThisName}
    </output>
  );
}
