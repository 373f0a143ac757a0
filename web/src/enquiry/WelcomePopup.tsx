import { POPUP_DELAY_AFTER_LOGIN_MS, POPUP_DELAY_MS } from '@mandap/api/constants/enquiry';
import { useEffect, useRef, useState } from 'react';
import { fetchedPart, isOpening, useFetchedPart } from '../lib/fetchedPart';
import type { WelcomeStart } from './WelcomeCard';
import { welcomeMemory } from './welcomeMemory';

interface WelcomePopupProps {
  loggedIn: boolean;
  /** The page is a form itself, which nothing should come in front of. */
  onForm: boolean;
}

/** How long it waits where it would be in the way. */
const PATIENCE_MS = 3000;

/** Screens that the full form would cover. */
const SMALL = '(max-width: 767px)';

const cardPart = fetchedPart(() => import('./WelcomeCard').then(({ default: Card }) => Card));
const dialogPart = fetchedPart(() => import('./WelcomeDialog').then(({ default: Dialog }) => Dialog));

/**
 * The enquiry form that welcomes visitors, once in a browser, after three seconds; on small screens as a card that
 * expands to it. Until then it costs a timer; its code comes when it is due. It never opens over another dialog, nor
 * while somebody types or looks at another tab.
 */
export function WelcomePopup({ loggedIn, onForm }: WelcomePopupProps) {
  const card = useFetchedPart(cardPart, false);
  const dialog = useFetchedPart(dialogPart, false);
  const [open, setOpen] = useState<'card' | 'dialog'>();
  const [start, setStart] = useState<WelcomeStart>();
  const delay = useRef(POPUP_DELAY_MS);
  const { load: loadCard } = card;
  const { load: loadDialog } = dialog;

  useEffect(() => {
    if (loggedIn) delay.current = POPUP_DELAY_AFTER_LOGIN_MS;
    if (loggedIn || onForm || !welcomeMemory.mayOpen()) return;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const due = async () => {
      if (inTheWay()) return wait(PATIENCE_MS);
      const small = matchMedia(SMALL).matches;
      // If loading fails, nobody misses it.
      const loaded = await (small ? loadCard() : loadDialog());
      if (gone || !loaded || !welcomeMemory.mayOpen()) return;
      if (inTheWay()) return wait(PATIENCE_MS);
      // At once, and not when it is closed: it opens once, also for whoever leaves the page with it open.
      welcomeMemory.dismissed();
      setOpen(small ? 'card' : 'dialog');
    };
    const wait = (ms: number) => {
      timer = setTimeout(() => void due(), ms);
    };
    wait(delay.current);
    return () => {
      gone = true;
      clearTimeout(timer);
      setOpen(undefined);
    };
  }, [loggedIn, onForm, loadCard, loadDialog]);

  if (loggedIn) return null;
  const close = () => setOpen(undefined);
  const expand = async (filled: WelcomeStart) => {
    setStart(filled);
    if (await loadDialog()) setOpen('dialog');
  };
  const { part: Card } = card;
  const { part: Dialog } = dialog;
  return (
    <>
      {Card && open === 'card' && (
        <Card
          busy={dialog.loading}
          problem={dialog.problem}
          onContinue={(filled) => void expand(filled)}
          onClose={close}
        />
      )}
      {Dialog && (
        <Dialog
          // Remounts the form with the values from the card.
          key={start && 'filled'}
          start={start}
          open={open === 'dialog'}
          onClose={close}
          onSent={() => {
            welcomeMemory.sent();
            close();
          }}
        />
      )}
    </>
  );
}

const inTheWay = (): boolean =>
  document.hidden ||
  isOpening() ||
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;
