export { kitLocale, provideKitLanguage, type KitLanguage } from './kit-words/kit-language.ts';
export type { KitWords } from './kit-words/kit-words.ts';
export { AppShell, type AppShellProps } from './layout/app-shell/app-shell.tsx';
export { Wordmark } from './layout/app-shell/wordmark.tsx';
export type { AppShellNavItem } from './layout/app-shell/shell-navigation.tsx';
export { Box, type BoxProps } from './layout/box/box.tsx';
export { Columns, type ColumnsProps } from './layout/columns/columns.tsx';
export { Divider, type DividerProps } from './layout/divider/divider.tsx';
export { Grid, type GridProps } from './layout/grid/grid.tsx';
export { Inline, type InlineProps } from './layout/inline/inline.tsx';
export { Page, type PageProps } from './layout/page/page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/page-header/page-header.tsx';
export type { PageCommand } from './layout/page-header/page-actions.tsx';
export { SectionLayout, type SectionLayoutProps } from './layout/section-layout/section-layout.tsx';
export { SkipLink, type SkipLinkProps } from './layout/skip-link/skip-link.tsx';
export { Spread, type SpreadProps } from './layout/spread/spread.tsx';
export { Stack, type StackProps } from './layout/stack/stack.tsx';
export {
  Surface,
  SurfaceLink,
  type SurfaceLinkProps,
  type SurfaceProps,
} from './layout/surface/surface.tsx';
export {
  DateTime,
  Period,
  RelativeTime,
  type DateTimeProps,
  type PeriodProps,
  type RelativeTimeProps,
} from './components/date-time/date-time.tsx';
export {
  formatDate,
  formatPeriod,
  formatRelative,
  type DateFormat,
  type DateStyle,
} from './components/date-time/format-date.ts';
export { zoneName } from './components/date-time/zone-name.ts';
export {
  Badge,
  CounterBadge,
  type BadgeProps,
  type CounterBadgeProps,
} from './components/badge/badge.tsx';
export {
  formatNumber,
  formatPercent,
  type NumberFormat,
} from './components/number-format/format-number.ts';
export {
  NumberText,
  Percent,
  type NumberTextProps,
  type PercentProps,
} from './components/number-format/number-format.tsx';
export { Kbd, type KbdProps } from './components/kbd/kbd.tsx';
export { Prose, type ProseProps } from './components/prose/prose.tsx';
export type { ChartWords } from './patterns/chart/chart-figure.tsx';
export type { ChartPoint, ChartSeries } from './patterns/chart/chart-series.ts';
export { LineChart, type SeriesChartProps } from './patterns/chart/line-chart.tsx';
export { binsOf, type BinRange, type HistogramBin } from './patterns/chart/bins.ts';
export { HeatCalendar, type HeatCalendarProps } from './patterns/chart/heat-calendar.tsx';
export type { HeatDay, HeatStore } from './patterns/chart/heat-days.ts';
export { Histogram, type HistogramProps } from './patterns/chart/histogram.tsx';
export { StackedBarChart, type StackedBarChartProps } from './patterns/chart/stacked-bar-chart.tsx';
export { DiffView, type DiffViewProps } from './patterns/diff-view/diff-view.tsx';
export {
  HealthCard,
  type HealthCardProps,
  type HealthState,
} from './patterns/health-card/health-card.tsx';
export { SloBar, type SloBarProps } from './patterns/health-card/slo-bar.tsx';
export {
  InviteForm,
  type Invitations,
  type InviteFormProps,
} from './patterns/invite-form/invite-form.tsx';
export {
  InvoiceTable,
  type Invoice,
  type InvoiceState,
  type InvoiceTableProps,
} from './patterns/invoice-table/invoice-table.tsx';
export type { JournalNotice } from './patterns/journal-preview/journal-notices.tsx';
export { PlanCard, type PlanCardProps } from './patterns/plan-card/plan-card.tsx';
export { RoleSelect, type RoleSelectProps } from './patterns/role-select/role-select.tsx';
export {
  JOINING_ROLES,
  TENANT_ROLES,
  roleLabel,
  type JoiningRole,
  type TenantRole,
} from './patterns/role-select/role-words.ts';
export {
  Timeline,
  type TimelineActor,
  type TimelineEntry,
  type TimelineProps,
} from './patterns/timeline/timeline.tsx';
export {
  TrialBanner,
  type PlanStatus,
  type TrialBannerProps,
} from './patterns/trial-banner/trial-banner.tsx';
export type {
  ChartArrow,
  ChartState,
  StateChartModel,
} from './patterns/state-chart/state-chart-model.ts';
export { StateChart, type StateChartProps } from './patterns/state-chart/state-chart.tsx';
export { UsageMeter, type UsageMeterProps } from './patterns/usage-meter/usage-meter.tsx';
export { ScrollArea, type ScrollAreaProps } from './components/scroll-area/scroll-area.tsx';
export {
  ConnectionCard,
  type ConnectionCardProps,
  type ConnectionCardState,
} from './patterns/connection-card/connection-card.tsx';
export type { MappingLine, MappingState } from './patterns/mapping-table/mapping-line.ts';
export { MappingTable, type MappingTableProps } from './patterns/mapping-table/mapping-table.tsx';
export type { MappingEdit } from './patterns/mapping-table/use-mapping-keys.ts';
export {
  MatchPair,
  type MatchCandidate,
  type MatchPairProps,
  type MatchReason,
} from './patterns/match-pair/match-pair.tsx';
export {
  SetupChecklist,
  type SetupChecklistProps,
  type SetupStep,
  type SetupStepState,
} from './patterns/setup-checklist/setup-checklist.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './layout/visually-hidden/visually-hidden.tsx';

export {
  AccountPicker,
  type AccountPickerProps,
} from './components/account-picker/account-picker.tsx';
export type {
  AccountSuggestion,
  LedgerAccount,
} from './components/account-picker/account-options.ts';
export {
  Announcer,
  useAnnounce,
  type Announce,
  type AnnouncerProps,
} from './components/announcer/announcer.tsx';
export { ActivityTray, type ActivityTrayProps } from './components/activity-tray/activity-tray.tsx';
export type { Activity, ActivityState } from './components/activity-tray/activity-item.tsx';
export {
  Banner,
  InlineAlert,
  type BannerProps,
  type InlineAlertProps,
  type MessageTone,
} from './components/banner/banner.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './components/button/button.tsx';
export { BulkBar, type BulkAction, type BulkBarProps } from './components/bulk-bar/bulk-bar.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/checkbox/checkbox-group.tsx';
export {
  ClientSwitcher,
  type ClientSwitcherProps,
} from './components/client-switcher/client-switcher.tsx';
export type { ClientOption } from './components/client-switcher/match-clients.ts';
export { DataGrid } from './components/data-grid/data-grid.tsx';
export type { DataGridProps } from './components/data-grid/data-grid-props.ts';
export type { GridColumn, GridSort, GridValue } from './components/data-grid/grid-model.ts';
export type { GridState } from './components/data-grid/grid-placeholder.tsx';
export type { GridRowStatus } from './components/data-grid/grid-row.tsx';
export type { ServerRows } from './components/data-grid/grid-rows.ts';
export { Code, type CodeProps } from './components/code/code.tsx';
export { CodeBlock, type CodeBlockProps } from './components/code/code-block.tsx';
export { CodeField, type CodeFieldProps } from './components/code-field/code-field.tsx';
export { Disclosure, type DisclosureProps } from './components/disclosure/disclosure.tsx';
export { CommandPalette } from './components/command-palette/command-palette.tsx';
export type {
  Command,
  CommandGroup,
  CommandPaletteProps,
} from './components/command-palette/command-palette-props.ts';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/confirm-dialog/confirm-dialog.tsx';
export { Combobox, type ComboboxProps } from './components/combobox/combobox.tsx';
export type { ComboboxOption, OptionStatus } from './components/combobox/combobox-items.ts';
export type { ComboboxSource } from './components/combobox/use-combobox-choice.ts';
export { CopyButton, type CopyButtonProps } from './components/copy-button/copy-button.tsx';
export { DateField, type DateFieldProps } from './components/date-field/date-field.tsx';
export type { DayProblem } from './components/date-field/use-day-text.ts';
export {
  DateRangePicker,
  type DateRangePickerProps,
} from './components/date-range-picker/date-range-picker.tsx';
export type { DayRange } from './components/date-range-picker/date-range.ts';
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from './components/description-list/description-list.tsx';
export {
  AlertDialog,
  Dialog,
  type AlertDialogProps,
  type DialogProps,
} from './components/dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './components/drawer/drawer.tsx';
export { HelpArticles, type HelpArticlesProps } from './components/help-panel/help-articles.tsx';
export {
  HelpPanel,
  type HelpArticle,
  type HelpPanelProps,
} from './components/help-panel/help-panel.tsx';
export {
  EmptyState,
  type EmptyStateKind,
  type EmptyStateProps,
} from './components/empty-state/empty-state.tsx';
export {
  ErrorPanel,
  type ErrorPanelKind,
  type ErrorPanelProps,
} from './components/error-panel/error-panel.tsx';
export {
  PermissionNotice,
  type PermissionNoticeProps,
} from './components/error-panel/permission-notice.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldError,
} from './components/error-summary/error-summary.tsx';
export {
  FavouriteButton,
  type FavouriteButtonProps,
} from './components/favourite-button/favourite-button.tsx';
export { Field, type FieldControlProps, type FieldProps } from './components/field/field.tsx';
export { FormGroup, type FormGroupProps } from './components/field/form-group.tsx';
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop.tsx';
export type { FileDropItem } from './components/file-drop/file-drop-list.tsx';
export {
  FilterBar,
  type FilterBarProps,
  type FilterBarValue,
} from './components/filter-bar/filter-bar.tsx';
export {
  emptyListAddress,
  encodeListAddress,
  type DroppedValue,
  type FilterProperty,
  type FilterValue,
  type ListAddress,
  type ListDays,
  type ListFilters,
  type ListRules,
  type ListSort,
  type ListTimeZone,
} from './components/filter-bar/list-address.ts';
export {
  decodeListAddress,
  type ReadListAddress,
} from './components/filter-bar/read-list-address.ts';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './components/heading/heading.tsx';
export { Icon, ICON_NAMES, type IconName, type IconProps } from './components/icon/icon.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { lazyPart } from './components/lazy-part/lazy-part.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export {
  LinkProvider,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './components/link/link-provider.tsx';
export { LateMenu, type LateMenuProps } from './components/menu/late-menu.tsx';
export { loadOverlays } from './components/lazy-part/load-overlays.ts';
export { Menu, type MenuItem, type MenuProps } from './components/menu/menu.tsx';
export {
  formatMoney,
  formatShare,
  type Currency,
  type MoneyFormat,
} from './components/money/format-money.ts';
export { Meter, type MeterProps } from './components/meter/meter.tsx';
export { Money, type MoneyProps } from './components/money/money.tsx';
export {
  MoneyStyleProvider,
  useMoneyFormat,
  type MoneyStyle,
  type MoneyStyleProviderProps,
} from './components/money/money-style.tsx';
export { MoneyField, type MoneyFieldProps } from './components/money-field/money-field.tsx';
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx';
export type { NumberProblem } from './components/number-field/scaled-number.ts';
export type { NumberFieldProblem } from './components/number-field/use-number-text.ts';
export {
  Notification,
  type NotificationProps,
  type NotificationType,
} from './components/notification/notification.tsx';
export {
  NotificationRegion,
  type NotificationRegionProps,
} from './components/notification/notification-region.tsx';
export {
  NotificationBell,
  type NotificationBellProps,
} from './components/notification-centre/notification-bell.tsx';
export {
  NotificationCentre,
  type NotificationCentreProps,
} from './components/notification-centre/notification-centre.tsx';
export type { StoredNotification } from './components/notification-centre/notification-centre-item.tsx';
export {
  ColumnMenu,
  type ColumnChoice,
  type ColumnMenuProps,
} from './components/list-menus/column-menu.tsx';
export {
  ExportMenu,
  type ExportFormat,
  type ExportMenuProps,
} from './components/list-menus/export-menu.tsx';
export {
  OfflineBar,
  type Connectivity,
  type OfflineBarProps,
} from './components/offline-bar/offline-bar.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/password-field/password-field.tsx';
export { Popover, type PopoverProps, type PopoverSide } from './components/popover/popover.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export { PrintSheet, type PrintSheetProps } from './components/print-sheet/print-sheet.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/radio-group/radio-group.tsx';
export { QrCode, type QrCodeProps } from './components/qr-code/qr-code.tsx';
export { SavedViews, type SavedViewsProps } from './components/saved-views/saved-views.tsx';
export type { SavedView, ViewCommand } from './components/saved-views/view-actions.ts';
export { LeaveDialog, type LeaveDialogProps } from './components/save-bar/leave-dialog.tsx';
export { SaveBar, type SaveBarProps, type SaveBarState } from './components/save-bar/save-bar.tsx';
export {
  MultiCombobox,
  type MultiComboboxProps,
} from './components/token-field/multi-combobox.tsx';
export { TokenField, type TokenFieldProps } from './components/token-field/token-field.tsx';
export { SearchField, type SearchFieldProps } from './components/search-field/search-field.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.tsx';
export {
  ShortcutsDialog,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutsDialogProps,
} from './components/shortcuts-dialog/shortcuts-dialog.tsx';
export {
  Select,
  type SelectOption,
  type SelectOptionGroup,
  type SelectProps,
} from './components/select/select.tsx';
export { BusyRegion, type BusyRegionProps } from './components/skeleton/busy-region.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export {
  Delta,
  Sparkline,
  StatCard,
  type DeltaProps,
  type SparklineProps,
  type StatCardProps,
} from './components/stat-card/stat-card.tsx';
export {
  StatusDot,
  StatusPill,
  type StatusDotProps,
  type StatusPillProps,
} from './components/status-pill/status-pill.tsx';
export {
  STATUS_VOCABULARY,
  statusWords,
  type ConnectionStatus,
  type EntryStatus,
  type RunStatus,
  type StatusKind,
  type StatusRef,
  type StatusShape,
  type StatusTone,
  type StatusWords,
} from './components/status-pill/status-vocabulary.ts';
export { Stepper, type StepperProps, type StepperStep } from './components/stepper/stepper.tsx';
export {
  StrengthMeter,
  type Strength,
  type StrengthMeterProps,
} from './components/strength-meter/strength-meter.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export {
  TabNav,
  Tabs,
  type Tab,
  type TabNavProps,
  type TabsProps,
} from './components/tabs/tabs.tsx';
export {
  Table,
  type TableColumn,
  type TableFootnote,
  type TableProps,
} from './components/table/table.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { Text, type TextProps } from './components/text/text.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { ThemeToggle } from './components/theme-toggle/theme-toggle.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';

export { THEME_STORAGE_KEY } from './themes/stored-theme.ts';
export {
  ThemeProvider,
  useTheme,
  type ThemeContextValue,
  type ThemePreference,
  type ThemeProviderProps,
} from './themes/theme-provider.tsx';
export type { Density, ThemeName } from './themes/tokens.ts';
export { vars } from './themes/vars.css.ts';

export {
  IdentityList,
  type Identity,
  type IdentityListProps,
} from './patterns/identity-list/identity-list.tsx';
export {
  IDENTITY_SENTENCES,
  type IdentityId,
} from './patterns/identity-list/identity-sentences.ts';
export type { Side } from './patterns/journal-preview/entry-totals.ts';
export type { JournalPreviewLine } from './patterns/journal-preview/journal-line.tsx';
export {
  JournalPreview,
  type JournalPreviewProps,
} from './patterns/journal-preview/journal-preview.tsx';
export type { JsonValue } from './patterns/json-view/json-node.ts';
export { JsonView, type JsonViewProps } from './patterns/json-view/json-view.tsx';
export {
  NotificationMatrix,
  type NotificationFrequency,
  type NotificationMatrixProps,
  type NotificationRow,
} from './patterns/notification-matrix/notification-matrix.tsx';
export {
  PayoutWaterfall,
  type PayoutWaterfallProps,
} from './patterns/payout-waterfall/payout-waterfall.tsx';
export type { WaterfallStep } from './patterns/payout-waterfall/waterfall-step.ts';
export {
  PermissionMatrix,
  type PermissionGroup,
  type PermissionLevel,
  type PermissionMatrixProps,
} from './patterns/permission-matrix/permission-matrix.tsx';
export {
  QuarantineTable,
  type QuarantinedRow,
  type QuarantineTableProps,
} from './patterns/quarantine-table/quarantine-table.tsx';
export {
  RecognitionCard,
  type RecognitionCardProps,
  type RecognitionVariant,
} from './patterns/recognition-card/recognition-card.tsx';
export { SecretOnce, type SecretOnceProps } from './patterns/secret-once/secret-once.tsx';
export {
  SessionList,
  type SessionListItem,
  type SessionListProps,
} from './patterns/session-list/session-list.tsx';
export {
  SessionToast,
  SessionToastRegion,
  type SessionToastProps,
  type SessionToastRegionProps,
} from './patterns/session-toast/session-toast.tsx';
export {
  SourceRows,
  type SourceRow,
  type SourceRowsGroup,
  type SourceRowsProps,
} from './patterns/source-rows/source-rows.tsx';
export { SyncProgress, type SyncProgressProps } from './patterns/sync-progress/sync-progress.tsx';
export type { SyncStep, SyncStepId, SyncStepState } from './patterns/sync-progress/sync-steps.ts';
export type { SpanStatus, TraceSpan } from './patterns/trace-waterfall/trace-span.ts';
export {
  TraceWaterfall,
  type TraceWaterfallProps,
} from './patterns/trace-waterfall/trace-waterfall.tsx';
export type { LogFacet, LogLevel, LogLine } from './patterns/log-viewer/log-line.ts';
export type { FacetCount, TimeBin } from './patterns/log-viewer/log-filter.ts';
export type { LogSearch } from './patterns/log-viewer/log-search.ts';
export { LogViewer, type LogViewerProps } from './patterns/log-viewer/log-viewer.tsx';
export type { LogWhole } from './patterns/log-viewer/log-whole.ts';

export { setStyleNonce } from './styles/style-nonce.ts';
