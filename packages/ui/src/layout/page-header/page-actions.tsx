import { Button, ButtonLink } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { IconName } from '../../components/icon/icon.tsx';
import { LateMenu } from '../../components/menu/late-menu.tsx';
import type { MenuItem } from '../../components/menu/menu-items.tsx';
import * as styles from './page-header.css.ts';
import { pageHeaderWords } from './page-header.words.ts';

export type PageCommand = {
  id: string;
  /** Verb and object: "Post 2 entries". */
  label: string;
  icon?: IconName | undefined;
  variant?: 'primary' | 'secondary' | undefined;
} & (
  | { onSelect: () => void; loading?: boolean | undefined }
  /** Links to another page. */
  | { href: string }
);

/** A page's commands: the first is always visible, the others move into "More" as space shrinks. */
export function PageActions({ commands }: { commands: readonly PageCommand[] }) {
  return (
    <div className={styles.commands} data-page-actions="">
      {commands.map((command, index) => (
        <span
          key={command.id}
          className={styles.command[index === 0 ? 'first' : index === 1 ? 'second' : 'further']}
        >
          <Command command={command} />
        </span>
      ))}
      <More commands={commands.slice(2)} room="some" />
      <More commands={commands.slice(1)} room="little" />
    </div>
  );
}

function Command({ command }: { command: PageCommand }) {
  const { label, icon, variant } = command;
  return 'href' in command ? (
    <ButtonLink icon={icon} variant={variant} href={command.href}>
      {label}
    </ButtonLink>
  ) : (
    <Button icon={icon} variant={variant} loading={command.loading} onClick={command.onSelect}>
      {label}
    </Button>
  );
}

function More(props: { commands: readonly PageCommand[]; room: keyof typeof styles.more }) {
  return props.commands.length === 0 ? null : (
    <span className={styles.more[props.room]}>
      <LateMenu
        trigger={<IconButton label={pageHeaderWords.moreActions} icon="more" />}
        items={props.commands.map(toItem)}
      />
    </span>
  );
}

function toItem(command: PageCommand): MenuItem {
  const { id, label, icon } = command;
  return 'href' in command
    ? { kind: 'link', id, label, icon, href: command.href }
    : { kind: 'action', id, label, icon, onSelect: command.onSelect };
}
