import Box from '@mui/material/Box';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { pollInbox } from '../account/inboxSummary';
import { onRequest, platePriceLine } from '../lib/format';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { rich } from '../lib/rich';
import { refusalOf } from '../lib/refusalOf';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { useToast } from '../ui/useToast';
import { t } from './owner.messages.generated';
import { UpdateVenueDocument, type OwnVenueFragment } from './OwnVenue.generated';
import { ignoreFailure } from '../lib/ignoreFailure';

interface PricesNoticeProps {
  venue: Pick<OwnVenueFragment, 'vegPrice' | 'nonVegPrice'>;
  onEdit: () => void;
}

/** Asks the owner to confirm prices extracted from the description. */
export function PricesNotice({ venue: { vegPrice, nonVegPrice }, onEdit }: PricesNoticeProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [updateVenue, { loading: busy }] = useMutation(UpdateVenueDocument);
  const line = platePriceLine(vegPrice, nonVegPrice);

  const confirm = async () => {
    const refusal = await refusalOf(updateVenue({ variables: { input: { vegPrice, nonVegPrice } } }));
    if (refusal) {
      toast.show({ status: 'error', text: t('pricesNotConfirmed', { refusal }) });
      return;
    }
    toast.show({ status: 'success', text: t('pricesConfirmed') });
    moveFocusToMain();
    // The server has marked the related notification as read.
    await ignoreFailure(pollInbox(apollo));
  };

  return (
    <Notice tone="warning">
      {line ? (
        <>{rich(t, 'pricesRead', { b: (text) => <b className="tabular">{text}</b>, line })}</>
      ) : (
        <>{t('noPriceRead', { onRequest: onRequest() })}</>
      )}
      <Box sx={actionsSx}>
        <Button
          size="small"
          variant="primary"
          busy={busy}
          busyLabel={t('confirming')}
          onClick={() => void confirm()}
        >
          {line ? t('theseAreRight') : t('thatIsRight')}
        </Button>
        <Button size="small" icon="pencil" onClick={onEdit}>
          {t('editPrices')}
        </Button>
      </Box>
    </Notice>
  );
}

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  marginTop: 2.5,
};
