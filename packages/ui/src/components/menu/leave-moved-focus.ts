/**
 * Whether a closing menu must not restore the focus because its action opened a dialog. Restoring it would make the
 * dialog refocus its field with the typed text selected, so that the next letter replaces it.
 */
export function leaveMovedFocus(event: Event, trigger: Element | null): void {
  const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') ?? null;
  if (dialog !== null && !dialog.contains(trigger)) {
    event.preventDefault();
  }
}
