import { t } from './event.messages.generated';
import { visitTimes } from './visitTimes';

interface VisitEvent {
  kind: 'VISIT_REQUESTED' | 'VISIT_OFFERED' | 'VISIT_CONFIRMED' | 'VISIT_MOVED' | 'VISIT_CANCELLED';
  visitTimes: readonly string[] | null;
  actor: 'COUPLE' | 'BUSINESS' | null;
}

/** Describes an event of a visit. The names are those of the parties, or “You”. */
export function visitEventText(
  { kind, visitTimes: slots, actor }: VisitEvent,
  names: { couple: string; business: string },
): string {
  const times = visitTimes(slots ?? []);
  const who = actor === 'COUPLE' ? names.couple : names.business;
  switch (kind) {
    case 'VISIT_REQUESTED':
      return t('requested', { who: names.couple, times });
    case 'VISIT_OFFERED':
      return t('offered', { who: names.business, count: slots?.length ?? 0, times });
    case 'VISIT_CONFIRMED':
      return t('confirmed', { who, times });
    case 'VISIT_MOVED':
      return t('moved', { who, times });
    case 'VISIT_CANCELLED':
      if (actor) return times ? t('cancelled', { who, times }) : t('cancelledRequest', { who });
      return times ? t('closed', { times }) : t('closedRequest');
  }
}
