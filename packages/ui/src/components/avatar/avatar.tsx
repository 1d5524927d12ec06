import { Avatar as RadixAvatar } from 'radix-ui';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { join } from '../../styles/join.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './avatar.css.ts';
import { initialsOf } from './initials-of.ts';
import { avatarWords } from './avatar.words.ts';

export type AvatarProps = {
  /** Whose picture it is; the accessible name unless it stands beside the name. */
  name: string;
  /** Its initials stand in its place until it is there, and when it never comes. */
  src?: string | undefined;
  kind?: 'person' | 'company' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The name is written beside it: it is not read out twice. */
  decorative?: boolean | undefined;
};

/**
 * A person (round) or a company (square) at a glance: a picture, or initials.
 *
 * **When:** who did something, who belongs to a team. **When not:** as the only name of somebody on a page that acts on
 * them; write the name too.
 *
 * **Accessibility:** an image named like the person; hidden where the name stands beside it. Colour says nothing: all
 * initials stand on the same ground.
 */
export function Avatar(props: AvatarProps) {
  const { name, src, kind = 'person', size = 'md', decorative = false } = props;
  const initials = initialsOf(name);
  return (
    <RadixAvatar.Root
      className={join(styles.shape[kind], styles.size[size])}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src === undefined ? null : <RadixAvatar.Image className={styles.image} src={src} alt="" />}
      <RadixAvatar.Fallback>
        {initials === '' ? (
          <Icon name={kind === 'person' ? 'account' : 'client'} />
        ) : (
          <span aria-hidden="true">{initials}</span>
        )}
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}

export type AvatarGroupProps = {
  /** The accessible name: "People who may post". */
  label: string;
  people: readonly { id: string; name: string; src?: string | undefined }[];
  /** How many are shown; the others are counted, and named to who cannot see. 4 when left out. */
  most?: number | undefined;
  size?: 'sm' | 'md' | undefined;
};

/**
 * Several people side by side, the last of them counted: "+3".
 *
 * **Accessibility:** a list of names; those that are only counted are named too.
 */
export function AvatarGroup({ label, people, most = 4, size = 'md' }: AvatarGroupProps) {
  const shown = people.slice(0, most);
  const rest = people.slice(most);
  return (
    <ul aria-label={label} className={styles.group}>
      {shown.map(({ id, ...person }) => (
        <li key={id} className={styles.place}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {rest.length === 0 ? null : (
        <li className={styles.rest}>
          <bdi dir="ltr" aria-hidden="true">{`+${rest.length}`}</bdi>
          <VisuallyHidden>
            {avatarWords.andNameJoin(rest.map(({ name }) => name).join(', '))}
          </VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
