import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { IconName } from '../../components/icon/icon.tsx';
import { Menu } from '../../components/menu/menu.tsx';
import * as styles from './page-header.css.ts';

export type PageCommand = {
  id: string;
  /** Verb and object: "Post 2 entries". */
  label: string;
  icon?: IconName | undefined;
  variant?: 'primary' | 'secondary' | undefined;
  onSelect: () => void;
};

/** The commands of a page, the first one always in sight; the others go behind "More" as room gets short. */
export function PageActions({ commands }: { commands: readonly PageCommand[] }) {
  return (
    <div className={styles.commands}>
      {commands.map(({ id, label, icon, variant, onSelect }, index) => (
        <span
          key={id}
          className={styles.command[index === 0 ? 'first' : index === 1 ? 'second' : 'further']}
        >
          <Button icon={icon} variant={variant} onClick={onSelect}>
            {label}
          </Button>
        </span>
      ))}
      <More commands={commands.slice(2)} room="some" />
      <More commands={commands.slice(1)} room="little" />
    </div>
  );
}

function More(props: { commands: readonly PageCommand[]; room: keyof typeof styles.more }) {
  return props.commands.length === 0 ? null : (
    <span className={styles.more[props.room]}>
      <Menu
        trigger={<IconButton label="More actions" icon="more" />}
        items={props.commands.map(({ id, label, icon, onSelect }) => ({
          kind: 'action',
          id,
          label,
          icon,
          onSelect,
        }))}
      />
    </span>
  );
}
