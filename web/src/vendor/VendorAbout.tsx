import { indianNumber } from '../lib/format';
import { DetailSection } from '../listing/DetailSection';
import { Paragraphs } from '../listing/Paragraphs';
import { TermList } from '../ui/TermList';
import type { VendorAboutFragment } from './VendorAbout.generated';

const NOT_SAID = 'Not Available';

/** What the vendor says of themselves. */
export function VendorAbout({ vendor }: { vendor: VendorAboutFragment }) {
  const { summary, experienceYears, eventsCompleted, willingToTravel } = vendor;
  const years =
    experienceYears === null
      ? NOT_SAID
      : `${indianNumber(experienceYears)} ${experienceYears === 1 ? 'year' : 'years'}`;
  return (
    <>
      <DetailSection title="Summary">
        <Paragraphs text={summary || 'Details coming soon!'} />
      </DetailSection>
      <DetailSection title="Experience">
        <TermList
          stacked
          terms={[
            { term: 'Experience', value: years },
            {
              term: 'Events completed',
              value: eventsCompleted === null ? NOT_SAID : indianNumber(eventsCompleted),
            },
            {
              term: 'Willing to travel',
              value: willingToTravel === null ? NOT_SAID : willingToTravel ? 'Yes' : 'No',
            },
          ]}
        />
      </DetailSection>
    </>
  );
}
