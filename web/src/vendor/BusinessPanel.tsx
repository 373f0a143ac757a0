import { VENDOR_CATEGORIES, VENDOR_CATEGORY_KEYS } from '@mandap/api/constants/vendor';
import { indianNumber, placeName, rupees } from '../lib/format';
import { CANCELLATION } from '../listing/cancellation';
import { Paragraphs } from '../listing/Paragraphs';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { TermList } from '../ui/TermList';
import { BusinessForm } from './BusinessForm';
import type { OwnVendorFragment } from './OwnVendor.generated';
import styles from './OwnVendor.module.css';
import type { EditablePanel } from './useEditing';

interface BusinessPanelProps extends EditablePanel {
  vendor: OwnVendorFragment;
  cities: readonly string[];
  onSaved: () => void;
}

const NOT_SAID = 'Not Available';

/** What couples read about the business. */
export function BusinessPanel({
  vendor,
  cities,
  editing,
  disabled,
  editButton,
  onEdit,
  onClose,
  onSaved,
}: BusinessPanelProps) {
  return (
    <Panel
      title="Business data"
      actions={
        !editing && (
          <Button ref={editButton} icon="pencil" disabled={disabled} onClick={onEdit}>
            Edit<span className="visually-hidden"> business data</span>
          </Button>
        )
      }
    >
      {editing ? (
        <BusinessForm vendor={vendor} cities={cities} onClose={onClose} onSaved={onSaved} />
      ) : (
        <BusinessFacts vendor={vendor} />
      )}
    </Panel>
  );
}

function BusinessFacts({ vendor }: { vendor: OwnVendorFragment }) {
  const { experienceYears: years, eventsCompleted: events, willingToTravel: travels } = vendor;
  return (
    <>
      <TermList
        stacked
        terms={[
          { term: 'Business name', value: vendor.name || NOT_SAID },
          { term: 'Type of business', value: VENDOR_CATEGORIES[VENDOR_CATEGORY_KEYS[vendor.category]] },
          { term: 'Address', value: vendor.address || NOT_SAID },
          { term: 'City', value: placeName(vendor.city, vendor.state) },
          {
            term: 'Price',
            value: vendor.packagePrice === null ? 'No packages yet' : `From ${rupees(vendor.packagePrice)}`,
          },
          { term: 'Price note', value: vendor.priceNote || NOT_SAID },
          {
            term: 'Experience',
            value: years === null ? NOT_SAID : `${indianNumber(years)} ${years === 1 ? 'year' : 'years'}`,
          },
          { term: 'Events completed', value: events === null ? NOT_SAID : indianNumber(events) },
          { term: 'Willing to travel', value: travels === null ? NOT_SAID : travels ? 'Yes' : 'No' },
          { term: 'Bookings a day', value: indianNumber(vendor.dailyCapacity ?? 1) },
          { term: 'Cancellation', value: CANCELLATION[vendor.cancellation] },
        ]}
      />
      <div className={styles.summary}>
        <h3>Summary</h3>
        <Paragraphs text={vendor.summary || 'Details coming soon!'} />
      </div>
    </>
  );
}
