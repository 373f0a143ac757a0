import { formatList } from '@mandap/api/intl';
import type { CalendarImportFragment } from './CalendarImport.generated';
import { t } from './files.messages.generated';

type Section = Pick<CalendarImportFragment['sections'][number], 'action' | 'days'>;

/** Says what an import has changed: "Calendar file imported: 3 days added and 1 day removed." */
export function importedText(sections: readonly Section[]): string {
  const changes = sections.flatMap(({ action, days }) =>
    action === 'SKIP' || days === 0 ? [] : [t(`changed.${action}`, { days })],
  );
  return changes.length > 0 ? t('imported', { changes: formatList(changes) }) : t('importedNothing');
}
