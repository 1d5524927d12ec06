import { Tooltip } from '../tooltip/tooltip.tsx';
import { PlainIconButton, type IconButtonProps } from './plain-icon-button.tsx';

export type { IconButtonProps } from './plain-icon-button.tsx';

/**
 * A command shown as a drawing, with its name on focus and hover. For what everybody knows (close, copy, more) and
 * what stands in every row; wherever there is room for a word take Button.
 *
 * **When not:** in a form, or for what is done seldom: write the word.
 *
 * **Keyboard:** Enter and Space; Escape puts the name away.
 *
 * **Accessibility:** `label` is the name and the tooltip; 24 px at least, 44 px under a finger.
 *
 * @example
 * <IconButton label="Remove the filter" icon="close" size="sm" onClick={remove} />
 */
export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip text={props.label}>
      <PlainIconButton {...props} />
    </Tooltip>
  );
}
