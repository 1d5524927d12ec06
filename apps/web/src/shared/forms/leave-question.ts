// Lazy-loaded once something is unsaved: most pages never need it.
export { LeaveDialog } from '@platebook/ui';
