import { Popover } from 'radix-ui';
import { useRef, type ReactNode, type Ref, type RefObject } from 'react';

export type AnchoredPopoverProps = {
  /** The button it is positioned at, which toggles it and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  /** The id for the button's `aria-controls`. */
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  align: 'start' | 'end';
  sideOffset: number;
  className: string;
  panelRef?: Ref<HTMLDivElement> | undefined;
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Replaces the default, which restores the focus to the button unless the user pressed outside. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  children: ReactNode;
};

/**
 * A popover positioned at a separate button, so that the button can render before the popover's code has loaded. It
 * behaves like `Popover`.
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
            // A press on the button closes the popover by the button's own handler; closing it here too would reopen it.
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
