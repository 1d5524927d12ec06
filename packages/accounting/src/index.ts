export { COMPONENTS, MONEY_COMPONENTS } from './model/components.ts';
export type {
  Component,
  ComponentCents,
  ComponentKey,
  TaxedComponent,
} from './model/components.ts';
export { codedMessages } from './model/coded-message.ts';
export type { CodedMessage, MessageValues, NoValues } from './model/coded-message.ts';
export type { ReportNote, ReportNoteCode } from './model/report-notes.ts';
export type { RowProblemCode } from './model/row-problems.ts';
export { namedColumns } from './model/named-columns.ts';
export type {
  AppliedColumn,
  Blocked,
  ColumnAlias,
  ColumnDecision,
  ColumnFinding,
  ColumnMeaning,
  DaySlice,
  FacetSum,
  IdentityId,
  IdentityResult,
  IsoDate,
  Platform,
  QuarantinedRow,
  Reading,
  RepeatedOrders,
  ReportReading,
  ReportType,
  RowSet,
  SourceFile,
  StorePayout,
  UnknownColumnsOfFile,
  VariantDecision,
} from './model/reading.ts';
export type {
  AccountType,
  EntryKind,
  JournalEntry,
  JournalLine,
  LineSource,
  Side,
} from './model/journal.ts';

export { toDecimal, writeMoney, writeShare } from './output/amounts.ts';
export { toCsvRecord, toSafeText } from './output/csv-field.ts';
export { writeJournalCsv } from './output/journal-csv.ts';
export { JOURNAL_DOCUMENT_VERSION } from './output/journal-contract.ts';
export type {
  DocumentBlocked,
  DocumentDigest,
  DocumentEntry,
  DocumentLine,
  DocumentOptions,
  DocumentPayout,
  DocumentReadingOptions,
  DocumentReport,
  DocumentSource,
  JournalDocument,
} from './output/journal-contract.ts';
export { toJournalDocument } from './output/journal-document.ts';
export type { JournalDocumentInput } from './output/journal-document.ts';
export { writeBeancount, writeHledger, writeLedger } from './output/plain-text-journals.ts';
export { writeJson } from './output/write-json.ts';
export { ACCOUNTS, PLATFORM_NAMES } from './plan/accounts.ts';
export type { AccountRole } from './plan/accounts.ts';
export { distinctWarnings } from './plan/plan-in-books.ts';
export type { PlanWarning } from './plan/plan-warnings.ts';
export { unmappedReason } from './plan/block-payout.ts';
export { DOCUMENT_NUMBER_MAX_LENGTH, relatedDocumentNumber } from './plan/document-number.ts';
export {
  compareKeys,
  defaultAccount,
  keysInUse,
  lineParts,
  planningAccounts,
} from './plan/line-parts.ts';
export type { AccountKey, KeyInUse, LinePart } from './plan/line-parts.ts';
export { isRecordedByPos } from './plan/pos-components.ts';
export { posBookings } from './plan/pos-bookings.ts';
export type { PosBooking } from './plan/pos-bookings.ts';
export { findAccountConflicts, describeConflict } from './plan/account-conflicts.ts';
export type { AccountConflict, AccountUse } from './plan/account-conflicts.ts';
export { planEntries } from './plan/plan-entries.ts';
export type { EntryPlan, NilPayout } from './plan/plan-entries.ts';
export { divideLine, lineOfPiece, nameOfPart } from './plan/divide-line.ts';
export type { LinePiece } from './plan/divide-line.ts';
export { payoutKey, planInBooks } from './plan/plan-in-books.ts';
export type {
  BooksAccount,
  BooksMapping,
  BooksPolicy,
  PayoutName,
  PayoutPolicy,
} from './plan/plan-in-books.ts';
export { DEFAULT_PLAN_OPTIONS } from './plan/plan-options.ts';
export type { AccountMapping, FiscalPeriod, PlanOptions } from './plan/plan-options.ts';
export { tradeMonths } from './plan/trade-months.ts';
export type { TradeMonth } from './plan/trade-months.ts';
export { describeRepeated } from './plan/repeated-orders.ts';
export { missingMoney } from './plan/variances.ts';
export type { Variance } from './plan/variances.ts';
export { compareCommission } from './findings/commission.ts';
export type {
  AgreedCommission,
  CommissionDifference,
  CommissionRow,
  OrderMode,
} from './findings/commission.ts';
export { payoutWaterfall } from './waterfall/payout-waterfall.ts';
export type { WaterfallSummary } from './waterfall/summarize-waterfall.ts';
export type { PlannedWaterfall, Waterfall, WaterfallStep } from './waterfall/payout-waterfall.ts';
export { WATERFALL_STEPS } from './waterfall/waterfall-steps.ts';
export type { WaterfallStepId } from './waterfall/waterfall-steps.ts';
export type { FileHasher } from './read/files/file-hasher.ts';
export { isKnownColumn, listKnownFormats } from './read/columns/known-columns.ts';
export type { ColumnUse, KnownColumn, KnownFormat } from './read/columns/known-columns.ts';
export { normaliseHeader } from './read/columns/normalise-header.ts';
export { openReading, readReports } from './read/session.ts';
export type { ReadingOptions } from './read/reading-options.ts';
export type { ReportFile } from './read/files/first-bytes.ts';
export type { ReadingSession } from './read/session.ts';
export type { ListenedFile, ReadRow, RowListener } from './read/rows/row-listener.ts';
export { addMoney, inCurrency, toCents } from './money/cents.ts';
export type { Cents, Currency, Money } from './money/cents.ts';
export { parseCents } from './money/parse-cents.ts';
export { openSourceRows } from './read/files/open-source-rows.ts';
export type { StoredFile } from './read/files/open-source-rows.ts';
export { readSourceRows } from './read/files/source-rows.ts';
export type { SourceRow } from './read/files/source-rows.ts';
export { checkFacilitatorTax, checkPayoutSum } from './identities/payout-identities.ts';
export { checkPeriodRollUp } from './identities/period-rollup.ts';
export type { PaidAmount, RollUpResult } from './identities/period-rollup.ts';
export { applyActions } from './plan/apply-actions.ts';
export type { BookedEntry, BookedLine } from './plan/booked-entry.ts';
export { plan } from './plan/plan-actions.ts';
export type { CreateReason, Desired, PlanAction, SkipReason } from './plan/plan-actions.ts';
export { DEFAULT_PLAN_POLICIES } from './plan/plan-policies.ts';
export type { PlanPolicies } from './plan/plan-policies.ts';
export {
  checkClearing,
  checkDeposit,
  checkJournalEntry,
  expectedDeposits,
  unpaidPayouts,
} from './prove/identities.ts';
export type {
  ClearingInput,
  DepositOptions,
  ExpectedDeposit,
  UnpaidPayout,
} from './prove/identities.ts';
export { openLine } from './prove/open-line.ts';
export type { OpenedComponent, OpenedLine } from './prove/open-line.ts';
export { readJournalDocument } from './prove/read-journal-document.ts';
export type { ReadDocumentResult, StatedDocument } from './prove/read-journal-document.ts';
export { verify } from './prove/verify.ts';
export type { Difference, DifferenceKind } from './prove/compare-values.ts';
export type { ExpectedPolicy } from './prove/compare-expected.ts';
export type { DocumentVerdict, PartVerdict, VerifyOptions } from './prove/verify.ts';
export { MAX_UNPACKED_ZIP_BYTES } from './read/files/zip-file.ts';
