import { mount } from './mount.ts';

mount(<h1>Orders</h1>);
