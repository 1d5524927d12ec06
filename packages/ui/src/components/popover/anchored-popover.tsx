import { Popover } from 'radix-ui';
import { useRef, type ReactNode, type Ref, type RefObject } from 'react';

export type AnchoredPopoverProps = {
  /** The button it stands at, which opens and closes it; the focus goes back to it. */
  anchor: RefObject<HTMLElement | null>;
  /** What the button names in `aria-controls`. */
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  align: 'start' | 'end';
  sideOffset: number;
  className: string;
  panelRef?: Ref<HTMLDivElement> | undefined;
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** In place of giving the focus back to the button unless the reader pressed elsewhere. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  children: ReactNode;
};

/**
 * A popover at a button that stands by itself, so that the button is drawn before the code of the popover is there. It
 * behaves as `Popover`.
 */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, open, onOpenChange, label, panelRef, onOpenAutoFocus, children } = props;
  const hasLeft = useRef(false);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (!hasLeft.current) {
      anchor.current?.focus();
    }
    hasLeft.current = false;
  };
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={panelRef}
          id={props.id}
          align={props.align}
          sideOffset={props.sideOffset}
          collisionPadding={8}
          aria-label={label}
          className={props.className}
          onInteractOutside={(event) => {
            // A press on the button closes it by the button, and would open it again.
            if (event.target instanceof Node && anchor.current?.contains(event.target) === true) {
              event.preventDefault();
            } else {
              hasLeft.current = true;
            }
          }}
          onCloseAutoFocus={props.onCloseAutoFocus ?? giveFocusBack}
          {...(onOpenAutoFocus === undefined ? {} : { onOpenAutoFocus })}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
