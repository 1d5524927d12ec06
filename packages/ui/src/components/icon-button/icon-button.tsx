import { Tooltip } from '../tooltip/tooltip.tsx';
import { PlainIconButton, type IconButtonProps } from './plain-icon-button.tsx';

export type { IconButtonProps } from './plain-icon-button.tsx';

/**
 * An icon-only command with its name as a tooltip. For well-known actions (close, copy, more) and actions in every row;
 * with room for a label use Button.
 *
 * **When not:** in a form, or for rare actions: use a label.
 *
 * **Keyboard:** Enter and Space; Escape hides the tooltip.
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
