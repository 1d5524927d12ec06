import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './permission-matrix.css.ts';
import { permissionMatrixWords } from './permission-matrix.words.ts';

export type PermissionLevel = { id: string; label: string };

export type PermissionGroup = {
  id: string;
  /** The subject of the actions: "Stores". */
  label: string;
  actions: readonly {
    id: string;
    label: string;
    /** The ids of the allowed levels. */
    allowed: readonly string[];
  }[];
};

export type PermissionMatrixProps = {
  caption: string;
  levels: readonly PermissionLevel[];
  groups: readonly PermissionGroup[];
};

/**
 * A read-only table of permissions by level. In a narrow container each action lists the allowed levels.
 *
 * **When:** to compare roles. **When not:** to assign one use `RoleSelect`.
 *
 * **Accessibility:** a table with a row per action; a cell contains words beside its icon.
 *
 * @example
 * const actions = [{ id: 'post', label: 'Post entries', allowed: ['user_owner'] }];
 * <PermissionMatrix
 *   caption="Who may do what"
 *   levels={[{ id: 'user_owner', label: 'Owner' }, { id: 'user_basic', label: 'Member' }]}
 *   groups={[{ id: 'books', label: 'Books', actions }]}
 * />
 */
export function PermissionMatrix({ caption, levels, groups }: PermissionMatrixProps) {
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.action}>
              {permissionMatrixWords.action}
            </th>
            {levels.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.level}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.id} group={group} levels={levels} />
        ))}
      </table>
    </div>
  );
}

function Group({ group, levels }: { group: PermissionGroup; levels: readonly PermissionLevel[] }) {
  return (
    <tbody className={styles.body}>
      <tr>
        <th scope="rowgroup" colSpan={levels.length + 1} className={styles.group}>
          {group.label}
        </th>
      </tr>
      {group.actions.map(({ id, label, allowed }) => (
        <tr key={id} className={styles.row}>
          <th scope="row" className={styles.name}>
            {label}
          </th>
          {levels.map((level) =>
            allowed.includes(level.id) ? (
              <td key={level.id} className={styles.may} data-level={level.label}>
                <span className={styles.tick}>
                  <StatusShape shape="tick" />
                </span>
                <VisuallyHidden>{permissionMatrixWords.may}</VisuallyHidden>
              </td>
            ) : (
              <td key={level.id} className={styles.mayNot}>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{permissionMatrixWords.mayNot}</VisuallyHidden>
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
