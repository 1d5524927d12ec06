export {
  SessionHealthProvider,
  useSessionHealth,
  useSessionHealthActor,
} from './session-health-provider.tsx';
