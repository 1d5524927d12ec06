export {
  SessionHealthProvider,
  useSessionHealth,
  useSessionHealthActor,
} from './session-health-provider.tsx';
export { ThemeProvider, useTheme } from './theme-provider.tsx';
