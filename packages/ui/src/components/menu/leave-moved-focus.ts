/**
 * Whether a closing menu leaves the focus alone: what was chosen has opened a dialog that has it already. Taking it back to the
 * trigger makes the dialog take it again, with what was typed meanwhile selected, so that the next letter replaces it.
 */
export function leaveMovedFocus(event: Event, trigger: Element | null): void {
  const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null;
  if (dialog !== null && !dialog.contains(trigger)) {
    event.preventDefault();
  }
}
