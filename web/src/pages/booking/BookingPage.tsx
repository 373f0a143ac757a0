import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Fragment, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { connectNow } from '../../account/accountChanges';
import { LoadError } from '../../account/LoadError';
import { useLiveQuery } from '../../account/useLiveQuery';
import { AfterEventSection } from '../../after-event/AfterEventSection';
import { MeDocument } from '../../app/me.generated';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { useViewer } from '../../app/useViewer';
import { ConversationPanel } from '../../conversation/ConversationPanel';
import { indianDate } from '../../lib/format';
import { isId } from '../../lib/ids';
import { ignoreFailure } from '../../lib/ignoreFailure';
import { moveFocusToMain } from '../../lib/moveFocusToMain';
import { loadPage } from '../../lib/pageQuery';
import { Disclosure } from '../../ui/Disclosure';
import { lazyPart } from '../../ui/lazyPart';
import { LinkButton } from '../../ui/mui/LinkButton';
import { useOnceTrue } from '../../ui/useOnceTrue';
import { QuotePanel } from '../../quote/QuotePanel';
import { QuoteDisclosure } from '../../quote/QuoteDisclosure';
import { VisitDisclosure } from '../../visit/VisitDisclosure';
import { isAnswerDue, VisitPanel } from '../../visit/VisitPanel';
import { ViewerFrame } from '../ViewerFrame';
import { BookingPageDocument, type BookingPageQuery } from './BookingPage.generated';
import { LISTS } from './lists';
import { t } from './messages.generated';

type Booking = NonNullable<BookingPageQuery['booking']>;

// Each role loads its own side only.
const importAdminSide = () => import('./AdminSide');
const importCoupleSide = () => import('./CoupleSide');
const importOwnerSide = () => import('./OwnerSide');
const importSide = {
  ADMIN: importAdminSide,
  USER: importCoupleSide,
  VENDOR: importOwnerSide,
  VENUE: importOwnerSide,
};
const AdminSide = lazy(importAdminSide);
const CoupleSide = lazy(importCoupleSide);
const OwnerSide = lazy(importOwnerSide);
const NotFound = lazyPart(() => import('./NotFound'));
const WithdrawalLink = lazyPart(() => import('./WithdrawalLink'));

const variablesOf = (id: string) => ({ id, first: 20 });

/** /bookings/:id: an enquiry or booking with its conversation, for both parties. Admins don’t see messages. */
export default function BookingPage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  const [search] = useSearchParams();
  /** Stays, while the dialog that the link opened fades out. */
  const isWithdrawing = useOnceTrue(search.has('withdraw'));
  const variables = variablesOf(id);
  const { data, error, refetch, fetchMore } = useQuery(BookingPageDocument, {
    variables,
    skip: !isId(id),
  });
  const isMissing = !isId(id) || data?.booking === null;
  const fetchAgain = useLiveQuery(BookingPageDocument, variables, { key: id, paused: isMissing });
  // After an action, whose button may be gone.
  const reload = () => fetchAgain().then(moveFocusToMain);
  useEffect(connectNow, []);
  const booking = data?.booking;
  const isCouple = viewer?.role === 'USER';
  const isAdmin = viewer?.role === 'ADMIN';
  const party = isCouple ? 'couple' : 'business';
  const isVisitDue = useOnceTrue(isAnswerDue(booking?.visit ?? null, party));
  if (!viewer) return null;

  const side = (enquiry: Booking): ReactNode =>
    isAdmin ? (
      <AdminSide enquiry={enquiry} />
    ) : isCouple ? (
      <CoupleSide booking={enquiry} reload={reload} />
    ) : (
      <OwnerSide enquiry={enquiry} reload={reload} />
    );
  /** What the viewer has to decide, without the enquiry. */
  const choice = (enquiry: Booking): ReactNode =>
    isCouple ? (
      <CoupleSide booking={enquiry} reload={reload} offerOnly />
    ) : (
      <OwnerSide enquiry={enquiry} reload={reload} choiceOnly />
    );
  /** The panels of a party; first the visit, if it waits for the viewer. Keyed, so that a dialog stays open meanwhile. */
  const panels = (enquiry: Booking): ReactNode => {
    const visit = <VisitPanel key="visit" booking={enquiry} side={party} reload={reload} />;
    return [
      isVisitDue && visit,
      <QuotePanel key="quote" booking={enquiry} side={party} reload={reload} />,
      <Fragment key="side">{side(enquiry)}</Fragment>,
      !isVisitDue && visit,
    ];
  };
  const otherName = isCouple ? booking?.listingName : booking?.name;
  const { timeline } = booking ?? {};

  if (isMissing)
    return (
      <ViewerFrame>
        <Suspense>
          <NotFound missing="booking" />
        </Suspense>
      </ViewerFrame>
    );

  return (
    <ViewerFrame>
      <PageMeta title={otherName ?? t('booking')} noindex />
      <LinkButton to={LISTS[viewer.role]} variant="text" icon="arrow-left" sx={{ ml: '-13px' }}>
        {t(isAdmin ? 'messageModeration' : isCouple ? 'bookings' : 'enquiries')}
      </LinkButton>
      <PageHead compact title={otherName ?? t('booking')} subtitle={booking && factsOf(booking)} />
      {booking && timeline ? (
        // What is above the conversation must not move it later.
        <Suspense fallback={<Skeleton height={560} />}>
          <Box sx={columnsSx}>
            {!isAdmin && (
              <Box sx={afterEventSx}>
                <AfterEventSection booking={booking} side={party} headingLevel={2} />
              </Box>
            )}
            <Box sx={detailsSx}>
              {isAdmin ? (
                side(booking)
              ) : (
                <>
                  <Box sx={choiceSx}>{choice(booking)}</Box>
                  <QuoteDisclosure booking={booking} side={party} reload={reload} />
                  <VisitDisclosure booking={booking} side={party} reload={reload} />
                  <Disclosure compact summary={t('details')}>
                    {side(booking)}
                  </Disclosure>
                </>
              )}
            </Box>
            <ConversationPanel
              key={id}
              booking={booking}
              viewerId={viewer.id}
              isParty={!isAdmin}
              isBusiness={!isAdmin && !isCouple}
              otherName={otherName ?? ''}
              onShowEarlier={() => fetchMore({ variables: { after: timeline.pageInfo.endCursor } })}
            />
            <Box sx={[asideSx, !isAdmin && fillSx]}>
              <Box sx={sideSx}>{isAdmin ? side(booking) : panels(booking)}</Box>
            </Box>
            {isCouple && isWithdrawing && (
              <Suspense fallback={null}>
                <WithdrawalLink booking={booking} reload={reload} />
              </Suspense>
            )}
          </Box>
        </Suspense>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={560} />
      )}
    </ViewerFrame>
  );
}

const factsOf = ({ typeOfEvent, date, guests }: Booking): string =>
  t('facts', { typeOfEvent, date: indianDate(date), guests });

export async function load(apollo: ApolloClient, { params }: LoaderFunctionArgs): Promise<void> {
  const role = apollo.readQuery({ query: MeDocument })?.me?.role;
  if (role) void ignoreFailure(importSide[role]());
  if (isId(params.id)) await loadPage(apollo, BookingPageDocument, variablesOf(params.id));
}

const WIDE = '@media (min-width: 900px)';
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' },
};
const sideSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 };
const narrowSx = { [WIDE]: { display: 'none' } };
const afterEventSx = { ...narrowSx, '&:empty': { display: 'none' } };
const detailsSx = {
  ...narrowSx,
  // Shown above the conversation.
  '& details :is(.after-event, .date-offer, .enquiry-choice)': { display: 'none' },
};
const choiceSx = { mb: 4, '&:not(:has(.date-offer, .enquiry-choice > *))': { display: 'none' } };
const asideSx = { display: 'none', [WIDE]: { display: 'block' } };
/** As high as the conversation, and scrolling by itself, so that both stay in view. Its margins hold focus rings. */
const fillSx = {
  '@media screen and (min-width: 900px) and (min-height: 640px)': {
    position: 'relative',
    alignSelf: 'stretch',
    '& > *': {
      position: 'absolute',
      inset: '-4px -12px -4px -4px',
      alignContent: 'start',
      padding: '4px 12px 4px 4px',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
};
