import type { PlatformConnector } from '../provider.port.ts';
import {
  DOORDASH_REPORT_TYPES,
  findDoorDashLink,
  requestDoorDashReport,
} from './doordash-reports.ts';
import { signDoorDash, tryDoorDash } from './doordash-signature.ts';
import type { DoorDashCredentials } from './doordash-signature.ts';
import { createDoorDashStores } from './doordash-stores.ts';
import { DOORDASH_NAME } from './doordash-name.ts';

/** The DoorDash connector. Each client enters its own credentials. */
export const DOORDASH: PlatformConnector = {
  name: DOORDASH_NAME,
  calls: { path: /^\/dataexchange\//, host: /\.doordash\.com$/ },
  consent: null,
  credentials: {
    sign: (stored, now) => signDoorDash(JSON.parse(stored) as DoorDashCredentials, now),
    check: tryDoorDash,
  },
  reportAccess: null,
  listStores: createDoorDashStores,
  reports: {
    types: DOORDASH_REPORT_TYPES,
    fileExtension: 'zip',
    request: requestDoorDashReport,
    findLink: findDoorDashLink,
    readEvent: null,
  },
  webhook: null,
};
