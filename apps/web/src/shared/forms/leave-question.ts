// Loaded once something is unsaved: most pages never ask.
export { LeaveDialog } from '@platebook/ui';
