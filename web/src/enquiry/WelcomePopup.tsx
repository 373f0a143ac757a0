import { POPUP_DELAY_AFTER_LOGIN_MS, POPUP_DELAY_MS } from '@mandap/api/constants/enquiry';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent, isLoadingComponent, useLazyComponent } from '../lib/lazyComponent';
import { popupStorage } from './popupStorage';

interface WelcomePopupProps {
  loggedIn: boolean;
  /** The page has a form of its own, which the pop-up shouldn't cover. */
  isFormPage: boolean;
}

/** Retry delay while the pop-up would interrupt. */
const RETRY_DELAY_MS = 3000;

/** Screens that the full form would cover. */
const SMALL_SCREEN = '(max-width: 767px)';

const lazyDialog = lazyComponent(() => import('./WelcomeDialog').then(({ default: Dialog }) => Dialog));

/**
 * Enquiry pop-up for visitors, shown after three seconds unless dismissed lately; on small screens as a card that
 * expands. Its code loads only when due. It waits while a dialog is open, somebody types, or the tab is hidden.
 */
export function WelcomePopup({ loggedIn, isFormPage }: WelcomePopupProps) {
  const { component: Dialog, load } = useLazyComponent(lazyDialog);
  const [open, setOpen] = useState<'card' | 'dialog'>();
  const delay = useRef(POPUP_DELAY_MS);

  useEffect(() => {
    if (loggedIn) delay.current = POPUP_DELAY_AFTER_LOGIN_MS;
    if (loggedIn || isFormPage || !popupStorage.canOpen()) return;
    let timer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;
    const openPopup = async () => {
      if (wouldInterrupt()) return schedule(RETRY_DELAY_MS);
      // The pop-up is optional, so ignore a failed load.
      const loaded = await load();
      if (isUnmounted || !loaded || !popupStorage.canOpen()) return;
      if (wouldInterrupt()) return schedule(RETRY_DELAY_MS);
      // Record it on opening, because visitors may leave the page without closing it.
      popupStorage.markDismissed();
      setOpen(matchMedia(SMALL_SCREEN).matches ? 'card' : 'dialog');
    };
    const schedule = (ms: number) => {
      timer = setTimeout(() => void openPopup(), ms);
    };
    schedule(delay.current);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      setOpen(undefined);
    };
  }, [loggedIn, isFormPage, load]);

  if (loggedIn || !Dialog || !open) return null;
  return (
    <Dialog
      small={open === 'card'}
      onClose={() => setOpen(undefined)}
      onSent={() => popupStorage.markSent()}
    />
  );
}

const wouldInterrupt = (): boolean =>
  document.hidden ||
  isLoadingComponent() ||
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;
