import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { Progress } from '../progress/progress.tsx';
import * as styles from './activity-tray.css.ts';
import { activityTrayWords } from './activity-tray.words.ts';

export type ActivityState = 'waiting' | 'running' | 'done' | 'partial' | 'failed' | 'undone';

export type Activity = {
  id: string;
  /** The job's title: "Post 12 entries". */
  title: string;
  state: ActivityState;
  /** While running, 0 to 100; null if the length is unknown. */
  percent?: number | null | undefined;
  /** Its progress or result: "11 posted, 1 refused". */
  detail?: string | undefined;
  /** A link to the result. */
  link?: { text: string; href: string } | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Shown while it can be undone; `secondsLeft` if that ends soon. */
  undo?: { secondsLeft?: number | undefined; onUndo: () => void } | undefined;
  /** Dismisses a finished job. */
  onDismiss?: (() => void) | undefined;
};

const MARKS: Record<ActivityState, { icon: IconName; word: string }> = {
  waiting: {
    icon: 'clock',
    get word() {
      return activityTrayWords.waiting;
    },
  },
  running: {
    icon: 'refresh',
    get word() {
      return activityTrayWords.running;
    },
  },
  done: {
    icon: 'success',
    get word() {
      return activityTrayWords.done;
    },
  },
  partial: {
    icon: 'warning',
    get word() {
      return activityTrayWords.partlyDone;
    },
  },
  failed: {
    icon: 'alert',
    get word() {
      return activityTrayWords.failed;
    },
  },
  undone: {
    icon: 'undo',
    get word() {
      return activityTrayWords.undone;
    },
  },
};

type ActivityItemProps = {
  activity: Activity;
  /** Called before the item is dismissed by its own button, so that the list can take the focus. */
  onGone: () => void;
};

/** One job in the tray: progress, result, and undo. */
export function ActivityItem({ activity, onGone }: ActivityItemProps) {
  const { title, state, percent = null, detail, link, onCancel, onRetry, undo } = activity;
  const { icon, word } = MARKS[state];
  return (
    <li className={styles.activity}>
      <span className={styles.mark[state]}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p>{title}</p>
        <p className={styles.result}>{detail === undefined ? word : `${word} · ${detail}`}</p>
        {state === 'running' ? (
          <Progress label={title} percent={percent} valueText={detail} />
        ) : null}
        <div className={styles.actions}>
          {link === undefined ? null : (
            <Link href={link.href} variant="quiet">
              {link.text}
            </Link>
          )}
          {undo === undefined ? null : (
            <Button
              size="sm"
              icon="undo"
              aria-label={activityTrayWords.undoActivity(undoWords(undo.secondsLeft), title)}
              onClick={undo.onUndo}
            >
              {undoWords(undo.secondsLeft)}
            </Button>
          )}
          {onRetry === undefined ? null : (
            <Button
              size="sm"
              aria-label={activityTrayWords.tryActivityAgain(title)}
              onClick={onRetry}
            >
              {activityTrayWords.tryAgain}
            </Button>
          )}
          {onCancel === undefined ? null : (
            <Button
              size="sm"
              variant="quiet"
              aria-label={activityTrayWords.stopActivity(title)}
              onClick={onCancel}
            >
              {activityTrayWords.stop}
            </Button>
          )}
        </div>
      </div>
      {activity.onDismiss === undefined ? null : (
        <IconButton
          label={activityTrayWords.removeActivity(title)}
          icon="close"
          size="sm"
          onClick={() => {
            onGone();
            activity.onDismiss?.();
          }}
        />
      )}
    </li>
  );
}

function undoWords(secondsLeft: number | undefined): string {
  return secondsLeft === undefined
    ? activityTrayWords.undoNow
    : activityTrayWords.undo(secondsLeft);
}
