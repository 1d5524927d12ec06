import { channel } from './channel.ts';
// After the channel: the addon listens on the one it finds when it is loaded.
import * as pseudoStates from 'storybook-addon-pseudo-states/preview';

/** What the addon adds to a story: classes that stand for hover, focus and press. */
export { pseudoStates };

/** Writes hover, focus and press into the style sheets as classes; Storybook does it when a story has been drawn. */
export function rewriteStyles(storyId: string): void {
  channel.emit('storyRendered', storyId);
}
