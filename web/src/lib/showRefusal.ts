import { focusFirstInvalid } from './focusFirstInvalid';

/**
 * Shows why a form wasn't submitted: focuses its first invalid field. If there is none, scrolls to the message about the
 * whole form, and gives the focus back to the button that was pressed.
 */
export function showRefusal(form: HTMLElement | null, submitter: HTMLElement | null): void {
  if (!form || focusFirstInvalid(form)) return;
  // The pressed button lost the focus while it was disabled, to the page or to its dialog. A dialog that closes has
  // given the focus back to its opener.
  if (document.activeElement?.contains(form)) submitter?.focus();
  // It may be outside the part of a long dialog that is in view.
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}
