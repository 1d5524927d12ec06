import { compareStories } from './compare-stories.tsx';

compareStories('dark', Object.keys(import.meta.glob('./baselines/dark/*.png')));
