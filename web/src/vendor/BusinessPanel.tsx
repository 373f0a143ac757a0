import Box from '@mui/material/Box';
import { VENDOR_CATEGORY_KEYS } from '@mandap/api/constants/vendor';
import { vendorCategoryTitle } from '@mandap/api/labels/vendor';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { indianNumber, placeName, rupees } from '../lib/format';
import { rich } from '../lib/rich';
import { cancellationText } from '../listing/cancellation';
import { Paragraphs } from '../listing/Paragraphs';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Button } from '../ui/mui/Button';
import { Panel } from '../ui/mui/Panel';
import { TermList } from '../ui/TermList';
import { useProblemToast } from '../ui/useProblemToast';
import { t } from './owner.messages.generated';
import type { OwnVendorFragment } from './OwnVendor.generated';
import type { EditablePanel } from './useEditing';

const lazyForm = lazyComponent(() => import('./BusinessForm').then(({ BusinessForm }) => BusinessForm));

interface BusinessPanelProps extends EditablePanel {
  vendor: OwnVendorFragment;
  cities: readonly string[];
  onSaved: () => void;
}

/** The public business details of a vendor, to view and edit. */
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
  const { component: Form, load, loading, problem, prefetch } = useLazyComponent(lazyForm);
  useProblemToast(problem);
  const edit = async () => {
    if (!loading && (await load())) onEdit();
  };
  return (
    <Panel
      title={t('businessData')}
      actions={
        !editing && (
          <Button
            ref={editButton}
            icon="pencil"
            disabled={disabled}
            // Disabling the button would lose the focus.
            aria-busy={loading || undefined}
            {...prefetch}
            onClick={() => void edit()}
          >
            {rich(t, 'edit', { hidden: visuallyHidden })}
          </Button>
        )
      }
    >
      {editing && Form ? (
        <Form vendor={vendor} cities={cities} onClose={onClose} onSaved={onSaved} />
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
          { term: t('businessName'), value: vendor.name || t('notAvailable') },
          { term: t('typeOfBusiness'), value: vendorCategoryTitle(VENDOR_CATEGORY_KEYS[vendor.category]) },
          { term: t('address'), value: vendor.address || t('notAvailable') },
          { term: t('city'), value: placeName(vendor.city, vendor.state) },
          {
            term: t('price'),
            value:
              vendor.packagePrice === null
                ? t('noPackagesYet')
                : t('priceFrom', { packagePrice: rupees(vendor.packagePrice) }),
          },
          { term: t('priceNote'), value: vendor.priceNote || t('notAvailable') },
          {
            term: t('experience'),
            value: years === null ? t('notAvailable') : t('years', { years }),
          },
          { term: t('eventsCompleted'), value: events === null ? t('notAvailable') : indianNumber(events) },
          {
            term: t('willingToTravel'),
            value: travels === null ? t('notAvailable') : travels ? t('yes') : t('no'),
          },
          { term: t('bookingsADay'), value: indianNumber(vendor.dailyCapacity ?? 1) },
          { term: t('cancellation'), value: cancellationText(vendor.cancellation) },
        ]}
      />
      <Box sx={summarySx}>
        <h3>{t('summary')}</h3>
        <Paragraphs text={vendor.summary || t('detailsComingSoon')} />
      </Box>
    </>
  );
}

const summarySx = {
  '& h3': {
    marginBottom: 1.5,
    color: 'text.secondary',
    fontFamily: 'inherit',
    fontSize: 'var(--t-sm)',
    fontWeight: 400,
    lineHeight: 1.5,
    letterSpacing: 0,
  },
};
