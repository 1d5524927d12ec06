import type { components } from '@platebook/api-client';

type Schemas = components['schemas'];

export type Client = Schemas['Client'];
export type Store = Schemas['Store'];
export type Channel = Schemas['Channel'];
export type TenantSettings = Schemas['TenantSettings'];
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
export type BooksEntry = Schemas['BooksEntry'];
export type BooksEntryDetail = Schemas['BooksEntryDetail'];
export type EntryStatus = Schemas['EntryStatus'];
export type StatusReason = Schemas['StatusReason'];
export type UndoHow = Schemas['UndoHow'];
export type SyncRun = Schemas['SyncRun'];
export type SyncRunDetail = Schemas['SyncRunDetail'];
export type SyncStatus = Schemas['SyncStatus'];
export type ChannelSyncStatus = Schemas['ChannelSyncStatus'];
export type SyncCalendar = Schemas['SyncCalendar'];
export type OwedOperation = Schemas['OwedOperation'];
