/**
 * Loads what the frame of a page opens on a press, ahead of the first one; rejects where it cannot be loaded.
 *
 * @example
 * requestIdleCallback(() => void loadOverlays().catch(() => undefined));
 */
export async function loadOverlays(): Promise<void> {
  await Promise.all([
    import('../menu/opened-menu.tsx'),
    import('../client-switcher/switcher-panel.tsx'),
    import('../activity-tray/activity-panel.tsx'),
  ]);
}
