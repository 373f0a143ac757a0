import { indianNumber } from '../lib/format';
import { DetailSection } from '../listing/DetailSection';
import { Paragraphs } from '../listing/Paragraphs';
import { TermList } from '../ui/TermList';
import { t } from './detail.messages.generated';
import type { VendorAboutFragment } from './VendorAbout.generated';

/** The vendor's description. Leaves out the experience if nothing is known about it. */
export function VendorAbout({ vendor }: { vendor: VendorAboutFragment }) {
  const { summary, experienceYears, eventsCompleted, willingToTravel } = vendor;
  const years = experienceYears === null ? t('notAvailable') : t('years', { years: experienceYears });
  return (
    <>
      <DetailSection title={t('summary')}>
        <Paragraphs text={summary || t('detailsComingSoon')} />
      </DetailSection>
      {(experienceYears ?? eventsCompleted ?? willingToTravel) !== null && (
        <DetailSection title={t('experience')}>
          <TermList
            stacked
            terms={[
              { term: t('experience'), value: years },
              {
                term: t('eventsCompleted'),
                value: eventsCompleted === null ? t('notAvailable') : indianNumber(eventsCompleted),
              },
              {
                term: t('willingToTravel'),
                value: willingToTravel === null ? t('notAvailable') : willingToTravel ? t('yes') : t('no'),
              },
            ]}
          />
        </DetailSection>
      )}
    </>
  );
}
