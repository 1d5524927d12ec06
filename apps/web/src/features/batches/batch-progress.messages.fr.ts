import { counted, formatCount } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { batchProgress, operationTitles } from './batch-progress.messages.ts';

inFrench(batchProgress, {
  progress: (over, total) => `${formatCount(over)} sur ${counted(total, 'client')}`,
  progressWithFailures: (over, total, failed) =>
    `${formatCount(over)} sur ${counted(total, 'client')}, ${counted(failed, 'échec')}`,
});

inFrench(operationTitles, {
  sync: 'Synchroniser',
  retry_failed: 'Relancer les échecs',
  post_ready: 'Comptabiliser les écritures prêtes',
  apply_mapping_template: 'Appliquer un modèle de correspondance',
  copy_mapping: 'Copier une correspondance',
  set_schedule: 'Suspendre ou reprendre la synchronisation automatique',
  export_workpapers: 'Exporter les feuilles de travail',
});
