import { compareStories } from './compare-stories.tsx';

compareStories('light', Object.keys(import.meta.glob('./baselines/light/*.png')));
