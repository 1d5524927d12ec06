import { Switch } from '../../components/switch/switch.tsx';
import { Table, type TableColumn } from '../../components/table/table.tsx';
import * as styles from './notification-matrix.css.ts';
import { notificationMatrixWords } from './notification-matrix.words.ts';

export type NotificationFrequency = 'never' | 'at_once' | 'daily' | 'weekly';

export type NotificationRow = {
  id: string;
  /** The event: "Import blocked". */
  event: string;
  /** Why it matters. */
  meaning?: string | undefined;
  inApp: boolean;
  email: NotificationFrequency;
};

export type NotificationMatrixProps = {
  caption: string;
  rows: readonly NotificationRow[];
  onRowChange: (id: string, choice: Pick<NotificationRow, 'inApp' | 'email'>) => void;
  disabled?: boolean | undefined;
};

const FREQUENCIES: readonly { value: NotificationFrequency; label: string }[] = [
  {
    value: 'never',
    get label() {
      return notificationMatrixWords.never;
    },
  },
  {
    value: 'at_once',
    get label() {
      return notificationMatrixWords.immediately;
    },
  },
  {
    value: 'daily',
    get label() {
      return notificationMatrixWords.daily;
    },
  },
  {
    value: 'weekly',
    get label() {
      return notificationMatrixWords.weekly;
    },
  },
];

/**
 * Notification settings: each row an event, each column a delivery method.
 *
 * **Keyboard:** Tab moves between switches and selects; Space, arrows.
 *
 * **Accessibility:** a table with row headers; each control is named by its row and column.
 *
 * @example
 * <NotificationMatrix
 *   caption="What you are told"
 *   rows={[{ id: 'blocked', event: 'A payout is blocked', inApp: true, email: 'daily' }]}
 *   onRowChange={(id, choice) => send({ id, ...choice })}
 * />
 */
export function NotificationMatrix(props: NotificationMatrixProps) {
  return (
    <Table
      caption={props.caption}
      captionHidden
      rows={props.rows}
      rowKey={({ id }) => id}
      columns={columnsOf(props)}
    />
  );
}

function columnsOf({
  onRowChange,
  disabled = false,
}: NotificationMatrixProps): TableColumn<NotificationRow>[] {
  return [
    {
      id: 'event',
      header: notificationMatrixWords.when,
      rowHeader: true,
      cell: ({ event, meaning }) => (
        // A single element, because a card lays out its children side by side.
        <span>
          <span className={styles.event}>{event}</span>
          {meaning === undefined ? null : <span className={styles.meaning}>{meaning}</span>}
        </span>
      ),
    },
    {
      id: 'in-app',
      header: notificationMatrixWords.inTheApp,
      shrink: true,
      cell: ({ id, event, inApp, email }) => (
        <Switch
          label={notificationMatrixWords.eventInTheApp(event)}
          labelHidden
          checked={inApp}
          disabled={disabled}
          onCheckedChange={(checked) => onRowChange(id, { inApp: checked, email })}
        />
      ),
    },
    {
      id: 'email',
      header: notificationMatrixWords.byEmail,
      shrink: true,
      cell: ({ id, event, inApp, email }) => (
        <select
          className={styles.select}
          aria-label={notificationMatrixWords.eventByEmail(event)}
          value={email}
          disabled={disabled}
          onChange={({ currentTarget }) =>
            onRowChange(id, { inApp, email: currentTarget.value as NotificationFrequency })
          }
        >
          {FREQUENCIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ),
    },
  ];
}
