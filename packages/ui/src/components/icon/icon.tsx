import {
  ArrowDownToLine,
  ArrowLeft,
  ArrowRight,
  ChartColumnDecreasing,
  Building2,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  FileSpreadsheet,
  House,
  Info,
  LogOut,
  Menu,
  Moon,
  Plus,
  RefreshCw,
  Search,
  Settings,
  Store,
  Sun,
  Table2,
  Trash2,
  TriangleAlert,
  Upload,
  UserRound,
  Wallet,
  X,
  type LucideIcon,
} from 'lucide-react';

const ICONS = {
  account: UserRound,
  add: Plus,
  alert: CircleAlert,
  back: ArrowLeft,
  check: Check,
  client: Building2,
  close: X,
  copy: Copy,
  download: ArrowDownToLine,
  expand: ChevronDown,
  file: FileSpreadsheet,
  forward: ArrowRight,
  help: CircleHelp,
  hide: EyeOff,
  home: House,
  info: Info,
  logout: LogOut,
  menu: Menu,
  more: Ellipsis,
  moon: Moon,
  next: ChevronRight,
  payout: Wallet,
  refresh: RefreshCw,
  remove: Trash2,
  search: Search,
  settings: Settings,
  show: Eye,
  store: Store,
  success: CircleCheck,
  sun: Sun,
  switch: ChevronsUpDown,
  table: Table2,
  upload: Upload,
  warning: TriangleAlert,
  waterfall: ChartColumnDecreasing,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES: readonly IconName[] = Object.keys(ICONS) as IconName[];

export type IconProps = { name: IconName; size?: 16 | 20 | undefined };

/** A line drawing beside a word. It says nothing by itself and is hidden from assistive technology. */
export function Icon({ name, size = 16 }: IconProps) {
  const Drawing = ICONS[name];
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" focusable="false" />;
}
