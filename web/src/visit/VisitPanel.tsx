import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import { useState } from 'react';
import { ClosedNotice } from '../conversation/ClosedNotice';
import { refusalOf } from '../lib/refusalOf';
import { indianTimestamp, nowTimestamp, today } from '../lib/format';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { useDialog } from '../lib/useDialog';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Button, toMuiProps } from '../ui/mui/Button';
import { Panel, TextAction } from '../ui/mui/Panel';
import { useProblemToast } from '../ui/useProblemToast';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import { CancelVisitDocument, ConfirmVisitDocument, type VisitBookingFragment } from './Visit.generated';
import { visitTimes } from './visitTimes';

type Visit = NonNullable<VisitBookingFragment['visit']>;

export interface VisitPanelProps {
  booking: VisitBookingFragment;
  side: 'couple' | 'business';
  /** Fetches the booking again. */
  reload: () => Promise<void>;
}

interface PartProps extends VisitPanelProps {
  /** Called when a dialog opens and closes. */
  onDialog: (open: boolean) => void;
  /** Called when the server refuses the values of a dialog. */
  onRefused: () => void;
}

/** Loaded on demand, because of their fields. */
const lazySlotsDialog = lazyComponent(() =>
  Promise.all([import('./SlotsDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
const lazyMoveDialog = lazyComponent(() =>
  Promise.all([import('./MoveVisitDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);

/** Whether the other side has proposed times. */
export const isAnswerDue = (
  visit: VisitBookingFragment['visit'],
  side: VisitPanelProps['side'],
): visit is Visit => visit?.status === (side === 'business' ? 'REQUESTED' : 'OFFERED');

/** The visit of a couple to a business: requested, answered, moved and cancelled here by both. */
export function VisitPanel({ booking: current, side, reload }: VisitPanelProps) {
  /** The booking at the opening of a dialog, which stays open if the other party changes the visit meanwhile. */
  const [seen, setSeen] = useState<VisitBookingFragment>();
  /** The server has refused what was seen, so the dialog shows the present time, if there still is one. */
  const [refused, setRefused] = useState(false);
  const booking = !seen || (refused && seen.visit?.status === current.visit?.status) ? current : seen;
  const { visit } = booking;
  const part = {
    ...{ booking, side, reload },
    onDialog: (open: boolean) => {
      setSeen(open ? current : undefined);
      setRefused(false);
    },
    onRefused: () => setRefused(true),
  };
  const isOpen =
    (booking.status === 'PENDING' || booking.status === 'APPROVED') &&
    booking.date >= today() &&
    booking.listingId !== null &&
    !booking.coupleDeleted;
  const isBlocked = isOpen && !booking.canSendMessages;
  if (!visit && !(isOpen && !isBlocked && side === 'couple')) return null;
  return (
    <Panel title={t('visit')}>
      {isBlocked && <ClosedNotice booking={booking} name={otherName(booking, side)} />}
      {visit?.startsAt ? (
        <Confirmed {...part} visit={visit} startsAt={visit.startsAt} />
      ) : visit ? (
        <Proposed {...part} visit={visit} />
      ) : (
        <>
          <p>
            {t(booking.status === 'APPROVED' ? 'inviteApproved' : 'invite', { listing: booking.listingName })}
          </p>
          <Box sx={actionsSx}>
            <SlotsButton {...part} icon="calendar" label={t('request')} />
          </Box>
        </>
      )}
    </Panel>
  );
}

interface VisitProps extends PartProps {
  visit: Visit;
}

/** Times that one side proposes and the other one answers. */
function Proposed({ visit, ...part }: VisitProps) {
  const { booking, side, reload } = part;
  const { listingName: listing, name: couple } = booking;
  const times = visitTimes(visit.slots);
  const isAnswering = isAnswerDue(visit, side);
  const { busy, confirm } = useConfirmation(visit, reload);
  const text = {
    couple: isAnswering
      ? t('businessOffered', { listing, count: visit.slots.length })
      : t('youProposed', { times, listing }),
    business: isAnswering ? t('coupleProposed', { couple }) : t('youOffered', { times, couple }),
  }[side];
  return (
    <>
      <p>{text}</p>
      <Box sx={actionsSx}>
        {isAnswering &&
          booking.canSendMessages &&
          visit.slots.map((slot) => (
            <Button
              key={slot}
              icon="check"
              tone="success"
              busy={busy === slot}
              disabled={(busy !== undefined && busy !== slot) || slot <= nowTimestamp()}
              onClick={() => void confirm(slot)}
            >
              {t('confirmTime', { time: indianTimestamp(slot) })}
            </Button>
          ))}
        {booking.canSendMessages && (
          <SlotsButton
            {...part}
            icon="clock"
            label={t(side === 'couple' ? 'proposeOthers' : 'offerOthers')}
          />
        )}
        <CancelButton
          {...part}
          visit={visit}
          {...(side === 'couple'
            ? { label: t('cancelRequest'), title: t('cancelRequestTitle') }
            : { label: t('decline'), title: t('declineTitle') })}
          keepLabel={t('keepRequest')}
        />
      </Box>
    </>
  );
}

/** A visit whose time is agreed. */
function Confirmed({ visit, startsAt, ...part }: VisitProps & { startsAt: string }) {
  const { booking, side, reload, onDialog, onRefused } = part;
  const time = indianTimestamp(startsAt);
  const { component: MoveDialog, load, loading, problem, prefetch } = useLazyComponent(lazyMoveDialog);
  const [open, setOpen, key] = useReportedDialog(onDialog);
  useProblemToast(problem);
  if (startsAt <= nowTimestamp())
    return (
      <>
        <p>{t('over', { time })}</p>
        {side === 'couple' && booking.date >= today() && booking.canSendMessages && (
          <Box sx={actionsSx}>
            <SlotsButton
              {...part}
              booking={{ ...booking, visit: null }}
              icon="calendar"
              label={t('requestAnother')}
            />
          </Box>
        )}
      </>
    );
  return (
    <>
      <p>{t('confirmed', { time })}</p>
      <Box sx={actionsSx}>
        {booking.canSendMessages && (
          <Button
            icon="clock"
            aria-haspopup="dialog"
            aria-busy={loading || undefined}
            {...prefetch}
            onClick={() => {
              if (loading) return;
              // Before the dialog is loaded, because the visit may change meanwhile.
              onDialog(true);
              void load().then(setOpen);
            }}
          >
            {t('move')}
          </Button>
        )}
        <MuiButton
          component="a"
          href={`/visit/${visit.id}/visit.ics`}
          download
          {...toMuiProps({ icon: 'calendar' })}
        >
          {t('addToCalendar')}
        </MuiButton>
        <CancelButton
          {...part}
          visit={visit}
          label={t('cancelVisit')}
          title={t('cancelTitle')}
          keepLabel={t('keepVisit')}
        />
      </Box>
      {MoveDialog && (
        <MoveDialog
          key={key}
          id={visit.id}
          startsAt={startsAt}
          lastDay={booking.date}
          other={otherName(booking, side)}
          open={open}
          onClose={() => setOpen(false)}
          onChanged={() => void reload()}
          onRefused={onRefused}
        />
      )}
    </>
  );
}

interface SlotsButtonProps extends PartProps {
  icon: 'calendar' | 'clock';
  label: string;
}

/** Opens the dialog that proposes times. */
function SlotsButton({ booking, side, icon, label, reload, onDialog, onRefused }: SlotsButtonProps) {
  const { component: SlotsDialog, load, loading, problem, prefetch } = useLazyComponent(lazySlotsDialog);
  const [open, setOpen, key] = useReportedDialog(onDialog);
  useProblemToast(problem);
  const { visit } = booking;
  const isOwn = visit?.status === (side === 'couple' ? 'REQUESTED' : 'OFFERED');
  return (
    <>
      <Button
        icon={icon}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        {...prefetch}
        onClick={() => {
          if (loading) return;
          // Before the dialog is loaded, because the visit may change meanwhile.
          onDialog(true);
          void load().then(setOpen);
        }}
      >
        {label}
      </Button>
      {SlotsDialog && (
        <SlotsDialog
          key={key}
          title={label}
          target={side === 'couple' ? { bookingId: booking.id } : { visitId: visit?.id ?? '' }}
          slots={isOwn ? visit.slots : []}
          lastDay={booking.date}
          other={otherName(booking, side)}
          open={open}
          onClose={() => setOpen(false)}
          onChanged={() => void reload()}
          onRefused={onRefused}
        />
      )}
    </>
  );
}

interface CancelButtonProps extends VisitProps {
  label: string;
  /** The title of the confirmation. */
  title: string;
  /** The button that changes nothing. */
  keepLabel: string;
}

/** Cancels the visit after a confirmation. */
function CancelButton({
  booking,
  visit,
  side,
  label,
  title,
  keepLabel,
  reload,
  onDialog,
}: CancelButtonProps) {
  const toast = useToast();
  const [open, setOpen] = useReportedDialog(onDialog);
  const [cancelVisit, { loading: busy }] = useMutation(CancelVisitDocument);
  const other = otherName(booking, side);
  const cancel = async () => {
    const problem = await refusalOf(cancelVisit({ variables: { id: visit.id } }));
    setOpen(false);
    toast.show(
      problem
        ? { status: 'error', text: t('notChanged', { why: problem }) }
        : { status: 'success', text: t('visitCancelled') },
    );
    await reload();
  };
  return (
    <TextAction>
      <Button variant="text" tone="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={label}
        cancelLabel={keepLabel}
        destructive
        busy={busy}
        onConfirm={() => void cancel()}
        onClose={() => setOpen(false)}
      >
        {visit.startsAt
          ? t('cancelConfirmedEffect', { time: indianTimestamp(visit.startsAt), other })
          : t('cancelEffect', { other })}
      </ConfirmDialog>
    </TextAction>
  );
}

/** The state of a dialog, a function that opens or closes it and calls `onDialog`, and its key. */
function useReportedDialog(onDialog: PartProps['onDialog']) {
  const { key, open, show, close } = useDialog();
  const change = (next: boolean) => {
    if (next) show();
    else close();
    onDialog(next);
  };
  return [open, change, key] as const;
}

function useConfirmation(visit: Visit, reload: () => Promise<void>) {
  const [confirmVisit] = useMutation(ConfirmVisitDocument);
  const toast = useToast();
  /** The time that is being confirmed. */
  const [busy, setBusy] = useState<string>();
  const confirm = async (startsAt: string) => {
    if (busy) return;
    setBusy(startsAt);
    const problem = await refusalOf(confirmVisit({ variables: { id: visit.id, startsAt } }));
    setBusy(undefined);
    toast.show(
      problem
        ? { status: 'error', text: t('notChanged', { why: problem }) }
        : { status: 'success', text: t('visitConfirmed', { time: indianTimestamp(startsAt) }) },
    );
    await reload();
  };
  return { busy, confirm };
}

const otherName = (booking: VisitBookingFragment, side: 'couple' | 'business'): string =>
  side === 'couple' ? booking.listingName : booking.name;

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
};
