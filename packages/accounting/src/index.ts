export { COMPONENTS } from './model/components.ts';
export type {
  Component,
  ComponentCents,
  ComponentKey,
  TaxedComponent,
} from './model/components.ts';
export type {
  Blocked,
  DaySlice,
  FacetSum,
  IdentityId,
  IdentityResult,
  IsoDate,
  Platform,
  QuarantinedRow,
  Reading,
  ReportReading,
  ReportType,
  RowSet,
  SourceFile,
  StorePayout,
  VariantDecision,
} from './model/reading.ts';
export type { FileHasher } from './read/file-hasher.ts';
export { openReading, readReports } from './read/session.ts';
export type { ReadingOptions, ReadingSession, ReportFile } from './read/session.ts';
