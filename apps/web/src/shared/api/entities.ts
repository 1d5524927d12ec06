import type { components } from '@platebook/api-client';

type Schemas = components['schemas'];

export type Client = Schemas['Client'];
export type Store = Schemas['Store'];
export type Channel = Schemas['Channel'];
export type Import = Schemas['Import'];
export type ImportSummary = Schemas['ImportSummary'];
export type Payout = Schemas['Payout'];
export type PayoutSummary = Schemas['PayoutSummary'];
export type PlanPreview = Schemas['PlanPreview'];
export type JournalEntry = Schemas['JournalEntry'];
export type JournalLine = Schemas['JournalLine'];
export type LineRows = Schemas['LineRows'];
export type Blocked = Schemas['Blocked'];
export type ReportReading = Schemas['ReportReading'];
