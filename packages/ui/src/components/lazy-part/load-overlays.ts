/**
 * Preloads the overlays of a page's frame; rejects if they cannot be loaded.
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
