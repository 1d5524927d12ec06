export { REGIONS, type Country, type Region, type RegionCode } from './region.ts';
export type { Breakage, ReportOptions } from './report-options.ts';
export { createDice, type Dice } from './dice.ts';
export { truthOf, type DoorDashTruthWord, type PayoutTruth, type UberTruthWord } from './truth.ts';
export {
  generateWorld,
  type Happenings,
  type Store,
  type World,
  type WorldOptions,
} from './world.ts';
export { REPORT_FORMATS, writeReport, type ReportFormat } from './write-report.ts';
export { zipReports } from './zip.ts';
