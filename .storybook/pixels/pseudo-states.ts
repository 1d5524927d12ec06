import { channel } from './channel.ts';
// Imported after the channel: the addon listens on the channel that exists when it loads.
import * as pseudoStates from 'storybook-addon-pseudo-states/preview';

/** The addon's story annotations: classes that simulate hover, focus and active. */
export { pseudoStates };

/** Rewrites :hover, :focus and :active in the style sheets to classes; Storybook does it when a story has rendered. */
export function rewriteStyles(storyId: string): void {
  channel.emit('storyRendered', storyId);
}
