import { addons } from 'storybook/manager-api';
import { paper } from './paper.ts';

addons.setConfig({ theme: paper });
