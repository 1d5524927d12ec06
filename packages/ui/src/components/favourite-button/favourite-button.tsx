import { Icon } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as styles from './favourite-button.css.ts';
import { favouriteButtonWords } from './favourite-button.words.ts';

export type FavouriteButtonProps = {
  /** The subject: "Harbor Table Group". */
  of: string;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
};

/**
 * A star toggle for favorites; filled when pressed. Toggled by Enter and Space.
 *
 * Use it in a row or beside a title. For an on/off setting use Switch.
 *
 * @example
 * const [isFavourite, setFavourite] = useState(false);
 * <FavouriteButton of="Noodle House" pressed={isFavourite} onPressedChange={setFavourite} />
 */
export function FavouriteButton({ of, pressed, onPressedChange }: FavouriteButtonProps) {
  return (
    <Tooltip
      text={pressed ? favouriteButtonWords.aFavorite : favouriteButtonWords.makeThisAFavorite}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={favouriteButtonWords.favorite(of)}
        aria-pressed={pressed}
        onClick={() => onPressedChange(!pressed)}
      >
        <Icon name="star" />
      </button>
    </Tooltip>
  );
}
